"""Fort-Feld (page 16): a bonus tile, the point card, or both."""

from __future__ import annotations

import fondaco

from .positions import (
    BONUS,
    CARD,
    GAME,
    STACK,
    asked,
    claimed,
    cubes,
    event_kinds,
    legal,
    own_tiles,
    play,
    reason,
    row,
    stack,
    table,
    there,
    tiles,
)


def test_the_card_alone() -> None:
    """b): pay the cubes, take the card."""
    s = play(table([2, 2, 0, 1], "N01"), "work A1-1")
    assert legal(s) == ["claim", "bonus A1-1"]
    play(s, "claim, leave")
    assert claimed(s) == ["N01"]
    assert cubes(s) == [0, 0, 0, 1]
    assert tiles(s) == []
    assert s.player == 1


def test_the_tile_alone() -> None:
    """a): the uppermost tile of the fort's stack."""
    s = table([2, 2, 0, 0], "N01")
    stack(s, "A1-1", "B05 B16")
    play(s, "work A1-1, bonus A1-1")
    assert asked(s) == "ClaimToo"
    play(s, "leave")
    assert tiles(s) == ["B16"]
    assert claimed(s) == []


def test_both_in_either_order() -> None:
    """Supplement: in either order."""
    for moves in ("claim, bonus A1-1", "bonus A1-1, claim"):
        s = table([2, 2, 0, 0], "N01")
        stack(s, "A1-1", "B05 B16")
        play(s, "work A1-1," + moves)
        assert (tiles(s), claimed(s)) == (["B16"], ["N01"])
        assert s.player == 1


def test_something_must_be_taken() -> None:
    s = play(table([2, 2, 0, 0], "N01"), "work A1-1")
    assert reason(s, "leave") == "At a fort you must take the point card or a bonus tile."


def test_without_cubes_the_tile_remains() -> None:
    s = play(table([0, 0, 0, 0], "N01"), "work A1-1")
    assert legal(s) == ["bonus A1-1"]
    assert reason(s, "claim", "de") == (
        "Für N01 (3 Punkte für 2 Mais + 2 Fleisch; 1 Siedler weniger auf Feldern mit Pflug) fehlen dir 2 Mais + 2 Fleisch."
    )
    play(s, "bonus A1-1")
    assert s.player == 1  # the card is not asked about: it cannot be paid


def test_a_fort_asks_for_what_can_be_had() -> None:
    """Both halves, or the one that is possible: the card with cubes for it, a tile with a free slot for it."""
    both = play(table([2, 2, 0, 1], "N01"), "work A1-1")
    assert both.prompt("en") == "What do you take first at A1-1 (fort 1), the point card or a bonus tile?"
    tile = play(table([0, 0, 0, 0], "N01"), "work A1-1")
    assert tile.prompt("en") == "At A1-1 (fort 1) you take a bonus tile: the point card cannot be claimed."
    card = table([2, 2, 0, 1], "N01")
    own_tiles(card, "B05 B08 B02")
    play(card, "work A1-1")
    assert card.prompt("en") == "At A1-1 (fort 1) you claim the point card: no bonus tile can be taken there."


def test_two_stacks_leave_the_choice() -> None:
    """Page 16: with two stacks you choose."""
    s = table([0, 0, 0, 0])
    stack(s, "B1-1a", "B01 B02")
    stack(s, "B1-1b", "B03 B04")
    play(s, "work B1-1")
    assert legal(s) == ["bonus B1-1a", "bonus B1-1b"]
    assert reason(s, "bonus A1-1") == "The stack A1-1 does not belong here."
    assert s.describe(s.parse("bonus B1-1b")) == ("Take the bonus tile of stack B1-1b: B04 (2 points for each exploration icon)")
    play(s, "bonus B1-1b")
    assert tiles(s) == ["B04"]


def test_the_tile_below_is_shown() -> None:
    s = table([0, 0, 0, 0])
    stack(s, "A1-1", "B05 B16")
    revealed = s.revealed
    seen = s.observe(1)
    assert seen["stacks"]["A1-1"] == {"top": "B16", "left": 2}  # type: ignore[call-overload,index]
    play(s, "work A1-1, bonus A1-1")
    assert s.revealed == revealed + 1
    assert s.observe(1)["stacks"]["A1-1"] == {"top": "B05", "left": 1}  # type: ignore[call-overload,index]


def test_three_slots_are_enough() -> None:
    """Page 16: with all three slots taken no further tile can be had."""
    s = table([2, 2, 0, 0], "N01")
    own_tiles(s, "B01 B02 B03")
    play(s, "work A1-1")
    assert legal(s) == ["claim"]
    assert reason(s, "bonus A1-1") == "Your 3 bonus slots are taken."
    play(s, "claim")
    assert s.player == 1


def test_an_empty_stack() -> None:
    s = table([2, 2, 0, 0], "N01")
    s.boards.bonus_stacks[STACK["A1-1"]].cards.clear()
    s.boards.bonus_stacks[STACK["A1-1"]].knowers.clear()
    play(s, "work A1-1")
    assert legal(s) == ["claim"]
    assert reason(s, "bonus A1-1") == "The stack A1-1 is empty."


def test_a_fort_where_nothing_can_be_taken() -> None:
    """Supplement: at a fort one half at least must be possible."""
    s = table([0, 1, 0, 0], "N01")
    own_tiles(s, "B01 B02 B03")
    assert "work A1-1" not in legal(s)
    assert reason(s, "work A1-1") == (
        "You lack 2 corn + 1 meat for N01 (3 points for 2 corn + 2 meat; one settler fewer at locations with the plough)."
    )


def test_the_row_closes_to_the_left_and_is_refilled() -> None:
    """Page 16: cards right of the gap move left; the top card of the pile comes next to the pile."""
    s = table([2, 2, 0, 0], "T01 N01 S01 E01")
    following = GAME.boards.point_cards.labels[s.boards.point_row.pile.cards[-1]]
    play(s, "work A1-2")
    events: list[fondaco.Event] = []
    s.apply(s.parse("claim"), events)
    assert row(s) == ["T01", "S01", "E01", following]
    shown = GAME.boards.point_cards.labels[s.boards.point_row.pile.cards[-1]]
    assert s.observe(None)["next_card"] == shown
    assert [(event.kind, event.data["point_card"]) for event in events] == [
        ("claim", "N01"),
        ("point-card", following),
        ("next-point-card", shown),
    ]


def test_the_last_card_of_the_pile_comes_into_the_row() -> None:
    s = table([2, 2, 0, 0], "N01")
    pile = s.boards.point_row.pile
    del pile.cards[:-1], pile.knowers[:-1]
    last = GAME.boards.point_cards.labels[pile.cards[0]]
    play(s, "work A1-1")
    assert event_kinds(s, "claim") == ["claim", "point-card"]
    assert row(s)[-1] == last
    assert s.observe(None)["next_card"] is None


def test_each_fort_has_the_card_above_it() -> None:
    s = table([9, 9, 9, 9], "T01 N01 S01 E01")
    for place, card in (("A1-1", "T01"), ("A1-2", "N01"), ("B1-1", "S01"), ("B1-2", "E01")):
        after = s.clone()
        play(after, f"work {place}, claim")
        assert claimed(after) == [card]


def test_what_moves_up_cannot_be_claimed_in_the_same_turn() -> None:
    s = play(table([9, 9, 9, 9], "T01 N01"), "work A1-1, claim")
    assert legal(s) == ["bonus A1-1", "leave"]
    assert there(s, "A1-1") == (0, 1)
    assert CARD["N01"] == s.boards.point_row.cards[0]
    assert BONUS["B01"] not in s.boards.bonus_tiles[0]
