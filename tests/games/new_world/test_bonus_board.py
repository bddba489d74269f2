"""Bonusspielplan G1/H1 (page 7): special locations that give another turn."""

from __future__ import annotations

import fondaco
from fondaco.games.century.cubes.packing import pack
from fondaco.games.new_world.state import NewWorldState

from .positions import CARD, GAME, asked, cubes, event_kinds, legal, play, row, table


def test_bonus_trade_gives_another_turn() -> None:
    s = play(table([0, 2, 0, 0], board="G1"), "work G1-1")
    assert legal(s) == ["trade 1", "trade 2"]
    turn = s.turn_number
    play(s, "trade 2")
    assert cubes(s) == [4, 0, 0, 0]
    assert (s.player, asked(s), s.turn_number) == (0, "Turn", turn + 1)
    play(s, "work A1-3")
    assert s.player == 1


def test_bonus_trade_must_be_possible() -> None:
    assert "work G1-1" not in legal(table([3, 0, 0, 0], board="G1"))


def test_the_storage_is_checked_after_each_turn() -> None:
    """A ruling: a further turn is a whole turn. Six meat make twelve corn: two go back before it."""
    s = play(table([0, 6, 0, 0], board="G1"), "work G1-1, trade 6")
    assert legal(s) == ["keep yellow 10"]
    play(s, "keep yellow 10")
    assert (s.player, asked(s)) == (0, "Turn")
    play(s, "work A1-3")
    assert legal(s) == ["keep yellow 10"]
    play(s, "keep yellow 10")
    assert s.player == 1


def test_new_point_cards() -> None:
    """The four open cards go under the pile, four new ones come, then another turn."""
    s = table(points="T01 N01 S01 E01", board="H1")
    pile = s.boards.point_row.pile
    coming = {GAME.boards.point_cards.labels[card] for card in pile.cards[-4:]}
    revealed = s.revealed
    assert event_kinds(s, "work H1-1") == ["work", *["point-card"] * 4, "next-point-card"]  # the pile is an open one (page 6)
    assert set(row(s)) == coming
    assert s.revealed > revealed
    assert (s.player, asked(s)) == (0, "Turn")
    assert len(s.boards.point_row) == 26
    assert sorted(s.boards.point_row.returned[0].cards) == sorted(CARD[label] for label in ("T01", "N01", "S01", "E01"))


def test_returned_cards_come_last_and_their_order_is_unknown() -> None:
    """A ruling: below the pile in random order. Everybody knows which they are."""
    s = play(table(points="T01 N01 S01 E01", board="H1"), "work H1-1")
    returned = {CARD[label] for label in ("T01", "N01", "S01", "E01")}
    orders = set()
    for seed in range(20):
        world = s.determinize(0, seed)
        assert set(world.boards.point_row.returned[0].cards) == returned
        orders.add(tuple(world.boards.point_row.returned[0].cards))
    assert len(orders) > 5
    points = s.boards.point_row
    for _ in range(22):
        points.take(0)
    assert points.pile.cards == []
    assert set(points.returned[0].cards) == returned


def renewed(open_cards: int) -> NewWorldState:
    """Return a position after an exchange, with this number of open cards left in the pile; seat 0 has many cubes."""
    s = play(table(points="T01 N01 S01 E01", board="H1"), "work H1-1")
    points = s.boards.point_row
    while len(points.pile) > open_cards:
        points.take(0)
    s.cubes[0] = pack([9, 9, 9, 9])
    return s


def test_returned_cards_lie_face_down() -> None:
    """Page 7: they are pushed under the pile face down. So the next one is not known, only that it is one of them."""
    s = renewed(0)
    seen = s.observe(0)
    assert (seen["next_card"], seen["point_pile"]) == (None, 4)
    assert seen["returned"] == [{"cards": ["N01", "T01", "S01", "E01"]}]
    worlds = {s.determinize(0, seed).boards.point_row.returned[0].cards[-1] for seed in range(40)}
    assert worlds == {CARD[label] for label in ("T01", "N01", "S01", "E01")}


def test_a_returned_card_is_revealed_when_it_comes_into_the_row() -> None:
    s = play(renewed(0), "work A1-1")
    revealed = s.revealed
    assert event_kinds(s, "claim")[:2] == ["claim", "point-card"]
    assert s.revealed == revealed + 1
    assert s.observe(0)["point_pile"] == 3
    assert row(s)[-1] in ("T01", "N01", "S01", "E01")


def test_the_last_open_card_shows_nothing_below_it() -> None:
    """It has been seen on top of the pile; what lies under it stays face down."""
    s = play(renewed(1), "work A1-1")
    revealed = s.revealed
    assert "next-point-card" not in event_kinds(s, "claim")
    assert s.revealed == revealed


def test_a_pile_of_returned_cards_is_drawn_face_down() -> None:
    s = renewed(0)
    for layout in ("wide", "tall"):
        drawn = s.svg(0, "en", layout)
        assert 'id="pile-points"' in drawn
        assert "face down, and the next is one of these: N01" in drawn


def test_returned_cards_are_among_the_numbers() -> None:
    """The keys differ of two positions that differ only in the cards under the pile."""
    one, other = (play(table(board="H1"), "work H1-1") for _ in range(2))
    points = other.boards.point_row
    points.pile.cards[0], points.returned[0].cards[0] = points.returned[0].cards[0], points.pile.cards[0]
    assert one.encode(0) != other.encode(0)


def test_how_cards_are_renewed_hangs_on_how_often_they_were() -> None:
    """Not on the number of turns, which is no part of the position: positions with one key have one future."""
    one, other = table(board="H1"), table(board="H1")
    other.turn_number += 2
    assert one.key() == other.key()
    assert play(one, "work H1-1").key() == play(other, "work H1-1").key()
    again = table(board="H1")
    again.boards.point_row.renewals += 1
    assert again.key() != table(board="H1").key()
    assert row(play(again, "work H1-1")) != row(one)


def test_the_whole_row_may_come_back_when_the_pile_is_empty() -> None:
    s = table(board="H1")
    before = set(s.boards.point_row.cards)
    s.boards.point_row.pile.cards.clear()
    s.boards.point_row.pile.knowers.clear()
    events: list[fondaco.Event] = []
    s.apply(s.parse("work H1-1"), events)
    assert [event.kind for event in events] == ["work", *["point-card"] * 4]
    assert set(s.boards.point_row.cards) == before
    assert len(s.boards.point_row) == 0
