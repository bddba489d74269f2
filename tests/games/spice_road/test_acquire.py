"""Karte erwerben (page 3)."""

from __future__ import annotations

from fondaco.games.century.cubes.packing import unpack

from .positions import CARD, cubes, labels, legal, play, reason, table


def test_the_leftmost_card_is_free() -> None:
    """Hinweis: the card on the far left costs nothing."""
    s = play(table([0, 0, 0, 0], row="M01"), "acquire 1")
    assert labels(s, s.hand[0]) == ["S1", "S2", "M01"]
    assert s.player == 1


def test_example_the_fourth_card() -> None:
    """Beispiel: for the fourth card from the left Tom lays a spice on each of the three cards left of it."""
    s = table([2, 1, 0, 1], row="M01 M02 M03 M04 M05 M06")
    play(s, "acquire 4, pay yellow, pay brown, pay red")
    assert cubes(s) == [1, 0, 0, 0]
    assert labels(s, s.hand[0]) == ["S1", "S2", "M04"]
    assert labels(s, s.merchants.row)[:5] == ["M01", "M02", "M03", "M05", "M06"]
    assert [unpack(on) for on in s.merchants.cubes_on] == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0], [0] * 4, [0] * 4, [0] * 4]


def test_the_gap_closes_and_a_new_card_comes_in() -> None:
    s = table([5, 0, 0, 0], row="M01 M02 M03 M04 M05 M06")
    following = s.merchants.pile.cards[-1]
    revealed = s.revealed
    play(s, "acquire 3, pay yellow, pay yellow")
    assert s.merchants.row[-1] == following
    assert s.merchants.cubes_on[-1] == 0
    assert s.revealed == revealed + 1


def test_cubes_on_the_card_come_along_but_cannot_pay_for_it() -> None:
    """First pay, then take the cubes lying on the card: the card in place k needs k - 1 cubes in the caravan."""
    s = table([1, 0, 0, 0], row="M01 M02 M03")
    play(s, "acquire 2, pay yellow")  # M01 now carries a cube
    s.cubes[1] = 0
    assert [move for move in legal(s) if move.startswith("acquire")] == ["acquire 1"]
    assert reason(s, "acquire 2") == "The merchant in place 2 costs 1 cubes, one on each card to its left; you hold 0."
    play(s, "acquire 1")
    assert cubes(s, 1) == [1, 0, 0, 0]


def test_cubes_stay_with_their_card_when_the_row_slides() -> None:
    s = table([2, 0, 0, 0], row="M01 M02 M03")
    play(s, "acquire 3, pay yellow, pay yellow, acquire 1")
    assert labels(s, s.merchants.row)[0] == "M02"
    assert unpack(s.merchants.cubes_on[0]) == [1, 0, 0, 0]


def test_only_what_is_held_can_be_paid_with() -> None:
    s = play(table([1, 0, 1, 0]), "acquire 2")
    assert legal(s) == ["pay yellow", "pay green"]
    assert reason(s, "pay red") == "You hold no saffron."


def test_an_empty_pile_leaves_a_shorter_row() -> None:
    """A ruling: 43 cards can run out; the row is closed up to the left."""
    s = table([0, 0, 0, 0])
    while s.merchants.pile.cards:
        s.hand[1].append(s.merchants.pile.draw())
    s.hand[1].sort()
    play(s, "acquire 1")
    assert len(s.merchants.row) == 5
    assert s.revealed == 0
    assert reason(play(s, "rest"), "acquire 6") == "There is no merchant in place 6; the row ends with place 5."


def test_acquired_cards_can_be_played_in_a_later_turn() -> None:
    s = play(table(row="M04"), "acquire 1, rest, play M04")
    assert CARD["M04"] in s.played[0]
