"""Spielende (page 3)."""

from __future__ import annotations

import pytest

from fondaco import Event
from fondaco.games.century.cubes.packing import pack

from .positions import play, table


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_the_last_claim_ends_the_game_after_the_round(players: int, needed: int) -> None:
    """Seats after the one who triggers it still play, seats before it do not: all have had the same number of turns."""
    for trigger in range(players):
        s = table(players=players, points="V01")
        for _ in range(needed - 1):
            s.claimed[trigger].append(s.point_pile.draw())
        s.cubes[trigger] = pack([2, 2, 0, 0])
        for seat in range(players):
            assert s.player == seat
            play(s, "claim 1" if seat == trigger else "rest")
        assert s.over
        assert s.ended_by == "point-cards"


def test_one_claim_less_does_not_end_it() -> None:
    s = table([2, 2, 0, 0], points="V01")
    for _ in range(4):
        s.claimed[0].append(s.point_pile.draw())
    play(s, "claim 1, rest")
    assert not s.over
    assert not s.last_round


def test_points() -> None:
    """Point cards, 3 a gold coin, 1 a silver coin, 1 a cube that is not turmeric."""
    s = table([4, 1, 2, 3], points="V01")
    s.claimed[0] += [s.point_row[0]]
    s.gold[0], s.silver[0] = 2, 1
    assert s.breakdown()[0] == {"point_cards": 6, "gold": 6, "silver": 1, "cubes": 6}
    assert s.scores()[0] == 19


def test_of_those_tied_the_last_to_move_wins() -> None:
    s = table(players=3)
    for seat in range(3):
        s.cubes[seat] = pack([0, 2 if seat < 2 else 1, 0, 0])
    assert s.scores() == [2, 2, 1]
    assert s.ranks() == [1, 0, 2]


def test_the_house_rule_ends_a_game_without_end() -> None:
    s = table()
    events: list[Event] = []
    while not s.over:
        s.apply(s.parse("rest"), events)
    assert s.round == 500
    assert s.turn_number == 1000
    assert s.ended_by == "round-limit"
    assert events[-1].text("de") == "Das Spiel ist zu Ende: Die Höchstzahl an Runden (eine Hausregel) ist erreicht."
    assert s.observe(None)["ended_by"] == "round-limit"


def test_the_last_round_is_announced() -> None:
    s = table([2, 2, 0, 0], points="V01", players=3)
    for _ in range(5):
        s.claimed[0].append(s.point_pile.draw())
    events: list[Event] = []
    s.apply(s.parse("claim 1"), events)
    assert [event.kind for event in events] == ["claim", "coin", "point-card", "last-round"]
    assert "last round" in s.prompt()
