"""Ausruhen, Kapazität der Karawane, and the order of turns (pages 2 and 3)."""

from __future__ import annotations

from .positions import cubes, labels, legal, play, reason, table


def test_resting_takes_all_played_cards_back() -> None:
    s = play(table([0, 0, 0, 3], players=2), "play S1, rest, play S2, upgrade yellow 0, rest")
    assert labels(s, s.played[0]) == ["S1", "S2"]
    play(s, "rest")
    assert labels(s, s.hand[0]) == ["S1", "S2"]
    assert s.played[0] == []
    assert s.player == 1


def test_resting_without_played_cards_is_allowed() -> None:
    """A ruling: the rulebook names no condition."""
    s = play(table(), "rest")
    assert s.player == 1


def test_turns_go_clockwise() -> None:
    s = table(players=3)
    order = []
    for _ in range(7):
        order.append(s.player)
        play(s, "rest")
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert (s.round, s.turn_number) == (3, 8)


def test_the_caravan_holds_ten_at_the_end_of_a_turn() -> None:
    """Nine cubes and two more: one goes back, of any colour, and never more than one."""
    s = play(table([6, 1, 1, 1]), "play S1")
    assert s.player == 0
    assert cubes(s) == [8, 1, 1, 1]
    assert legal(s) == ["keep yellow 7", "keep yellow 8"]
    assert reason(s, "keep yellow 6") == "You must keep 7 to 8 turmeric: as many cubes in all as there is room for."
    assert cubes(play(s.clone(), "keep yellow 7")) == [7, 1, 1, 1]
    play(s, "keep yellow 8")
    assert legal(s) == ["keep red 0", "keep red 1"]
    play(s, "keep red 1")
    assert legal(s) == ["keep green 0", "keep green 1"]
    play(s, "keep green 1")
    assert legal(s) == ["keep brown 0"]
    play(s, "keep brown 0")
    assert cubes(s) == [8, 1, 1, 0]
    assert s.player == 1


def test_exactly_ten_are_enough() -> None:
    s = play(table([8, 0, 0, 0]), "play S1")
    assert cubes(s) == [10, 0, 0, 0]
    assert s.player == 1


def test_during_an_effect_there_is_no_limit() -> None:
    """A long trade is never cut short: ten cardamom become forty turmeric and ten saffron before the limit is checked."""
    s = play(table([0, 0, 10, 0], hand="M19"), "play M19, trade 10")
    assert cubes(s) == [40, 10, 0, 0]
    play(s, "keep yellow 3")
    assert legal(s) == ["keep red 7"]
    play(s, "keep red 7")
    assert cubes(s) == [3, 7, 0, 0]


def test_exactly_one_action_a_turn() -> None:
    """Play, acquire, claim or rest: passing is none of them."""
    s = table([1, 0, 0, 0], points="V36 V35 V34 V33 V32")
    assert legal(s) == ["play S1", "play S2", "acquire 1", "acquire 2", "rest"]
