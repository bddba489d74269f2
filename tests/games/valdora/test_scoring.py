"""Spielende und Wertung (page 8)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fondaco import Event

from .positions import COLOUR, complete, equip, hire, order_labels, play, set_coins, table


def all_but(stacks: Sequence[int], left: dict[str, int]) -> str:
    """Return the craftsmen to hire so that only the given ones are left."""
    return " ".join(colour for colour in COLOUR for _ in range(stacks[COLOUR[colour]] - left.get(colour, 0)))


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_one_colour_left_ends_the_game_after_the_round(trigger: int) -> None:
    """All seats have had the same number of turns."""
    s = table("E1", coins=6, orders="silver")
    if trigger:
        s.seats[trigger].orders, s.seats[0].orders = s.seats[0].orders, ()
        s.pawns[trigger], s.seats[trigger].coins = s.pawns[0], 6
        s.pawns[0] = s.pawns[1 if trigger == 2 else 2]
    hire(s, (trigger + 1) % 3, all_but(s.craftsmen_left, {"silver": 1, "green": 2}))
    for seat in range(3):
        assert s.player == seat
        play(s, "move E2, deliver 1" if seat == trigger else "move O4")
    assert s.over
    assert s.ended_by == "craftsmen"


def test_two_colours_left_do_not_end_it() -> None:
    s = table("E1", coins=6, orders="silver")
    hire(s, 1, all_but(s.craftsmen_left, {"silver": 2, "green": 1}))
    play(s, "move E2, deliver 1")
    assert not s.last_round
    play(s, "move O4, move O4")
    assert not s.over


def test_points() -> None:
    """Orders as printed, 10 a colour of craftsmen, workshops as printed, 10 a bonus tile, 1 a gem, gold as well.

    Here: silver 2, ruby 5, white 12; silver and red craftsmen; the red workshop 10 and the silver one 0; two bonus tiles; two
    gems. Open orders and coins count nothing.
    """
    s = table("N1", coins=5, equipment="pan:gold cart:emerald hammer", orders="sapphire gold")
    complete(s, 0, "silver ruby white_rsa")
    hire(s, 0, "silver silver silver red red")
    s.bonus_tiles_left, s.seats[0].bonus_tiles = 11, 2
    assert s.breakdown()[0] == {"orders": 19, "craftsmen": 20, "workshops": 10, "bonus_tiles": 20, "gems": 2}
    assert s.scores()[0] == 71
    assert order_labels(s) == ["sapphire", "gold"]


def test_coins_break_ties_and_other_ties_are_shared() -> None:
    s = table("N1")
    set_coins(s, 3, 3, 2)
    assert s.ranks() == [0, 0, 2]
    set_coins(s, 3, 4, 2)
    assert s.ranks() == [1, 0, 2]
    equip(s, 2, "pan:gold")
    assert s.ranks() == [2, 1, 0]


def test_the_house_rule_ends_a_game_without_deliveries() -> None:
    s = table("O1")
    s.round = s.game.round_limit
    events: list[Event] = []
    for seat, move in enumerate(("move O2", "move O4", "move O4")):
        assert s.player == seat
        s.apply(s.parse(move), events)
    assert s.over
    assert s.ended_by == "round-limit"
    assert events[-1].text("en", None) == "The game is over. It has reached the limit of rounds (a house rule)."
    assert "Hausregel" in events[-1].text("de", None)
