"""Grundarten von Feldern (page 16), tools, and the storage (page 7)."""

from __future__ import annotations

import fondaco

from .positions import cubes, event_kinds, legal, open_up, own, play, reason, table


def test_production() -> None:
    s = play(table([0, 0, 0, 0]), "work B1-3")
    assert cubes(s) == [3, 0, 0, 0]
    assert s.player == 1


def test_upgrade_is_optional_and_may_raise_one_cube_more_than_once() -> None:
    """Page 16: for each grey cube one step, "the same" cube perhaps several times."""
    s = play(table([1, 0, 0, 0]), "work B1-4, upgrade yellow 1, upgrade red 1, upgrade green 1")
    assert cubes(s) == [0, 0, 0, 1]
    s = play(table([3, 0, 0, 0]), "work A1-4, upgrade yellow 0")
    assert cubes(s) == [3, 0, 0, 0]
    assert s.player == 1


def test_upgrade_is_possible_without_cubes() -> None:
    """A ruling: production and upgrade are always possible."""
    s = play(table([0, 0, 0, 0]), "work A1-4")
    assert s.player == 1


def test_trade_as_often_as_wanted_but_once_at_least() -> None:
    s = play(table([7, 0, 0, 0]), "work A1-5")
    assert legal(s) == ["trade 1", "trade 2"]
    play(s, "trade 2")
    assert cubes(s) == [1, 4, 0, 0]


def test_a_trade_that_cannot_be_paid_is_refused() -> None:
    """Supplement: the action must be possible, a trade at least once."""
    s = table([2, 0, 0, 0])
    assert "work A1-5" not in legal(s)
    assert reason(s, "work A1-5") == "You lack 1 corn for this trade."


def test_tools_give_cubes_before_the_action() -> None:
    """Page 16: the cube comes first, and may be used in the action."""
    s = table([2, 0, 0, 0])
    own(s, "T09")  # + 1 yellow at the canoe
    play(s, "work A1-5, trade 1")
    assert cubes(s) == [0, 2, 0, 0]


def test_tools_are_cumulative() -> None:
    s = table([0, 0, 0, 0])
    own(s, "T01 T03")  # yellow and red at the plough
    events: list[fondaco.Event] = []
    s.apply(s.parse("work A1-3"), events)
    assert [event.kind for event in events] == ["work", "tools", "produce"]
    assert events[1].data["gain"] == [1, 1, 0, 0]
    assert cubes(s) == [3, 1, 0, 0]


def test_tools_help_at_their_mark_only() -> None:
    s = table([0, 0, 0, 0])
    own(s, "T01")
    play(s, "work A1-4")
    assert cubes(s) == [0, 0, 0, 0]


def test_more_trades_than_the_storage_holds() -> None:
    """Tools come before the trade and the limit after it: eleven red cubes make eleven trades."""
    s = table([0, 10, 0, 0])
    open_up(s, "B1-5")
    own(s, "T10")  # + 1 red at the canoe
    play(s, "work B1-5")
    assert legal(s)[-1] == "trade 11"
    play(s, "trade 11")
    assert cubes(s) == [33, 0, 0, 0]
    assert legal(s) == ["keep yellow 10"]


def test_the_storage_holds_ten() -> None:
    """Page 7: at the end of a turn the player returns the surplus, goods of its choice."""
    s = play(table([8, 1, 0, 0]), "work B1-3")
    assert cubes(s) == [11, 1, 0, 0]
    assert legal(s) == ["keep yellow 9", "keep yellow 10"]
    play(s, "keep yellow 10")
    assert legal(s) == ["keep red 0"]
    play(s, "keep red 0")
    assert cubes(s) == [10, 0, 0, 0]
    assert s.player == 1


def test_production_emits_an_event() -> None:
    assert event_kinds(table(), "work A1-3") == ["work", "produce"]
