"""Aufträge erledigen (page 6)."""

from __future__ import annotations

import pytest

from .positions import SPACE, craftsmen, gems, legal, order_labels, play, reason, table

HOUSE = {"silver": "E2", "yellow": "W2", "white": "O4", "purple": "S2", "red": "N3", "blue": "O2", "green": "N1"}
BESIDE = {"E": "E1", "W": "W1", "O": "O1", "S": "S1", "N": "N5"}


@pytest.mark.parametrize(
    ("order", "equipment", "colour", "points"),
    [
        ("silver", "", "silver", 2),
        ("gold", "pan:gold", "yellow", 3),
        ("ruby", "shovel:ruby", "red", 5),
        ("sapphire", "pick:sapphire", "blue", 5),
        ("amethyst", "hammer:amethyst", "purple", 4),
        ("emerald", "chisel:emerald", "green", 4),
        ("white_gre", "pan:gold shovel:ruby cart:emerald", "white", 10),
        ("white_rae", "shovel:ruby hammer:amethyst horse:emerald", "white", 12),
    ],
)
def test_every_kind_of_order(order: str, equipment: str, colour: str, points: int) -> None:
    """An order needs a coin, a gem or three different gems. Gems go to the area, coins to the bank."""
    house = HOUSE[colour]
    s = table(BESIDE[house[0]], coins=3, equipment=equipment, orders=order)
    carried = sorted(word.partition(":")[2] for word in equipment.split())
    play(s, f"move {house}, deliver 1")
    assert s.breakdown()[0] == {"orders": points, "craftsmen": 10, "workshops": 0, "bonus_tiles": 0, "gems": 0}
    assert sorted(gems(s, "area")) == carried
    assert s.seats[0].coins == (2 if order == "silver" else 3)
    assert craftsmen(s) == [colour]
    assert order_labels(s) == []
    assert s.player == 1


def test_only_for_the_patron_of_the_space() -> None:
    s = table("N5", equipment="shovel:ruby chisel:emerald", orders="ruby emerald")
    play(s, "move N3")
    assert legal(s) == ["deliver 1", "end"]
    assert reason(s, "deliver 2") == "The green order (emerald → 4 points) is completed at the green house, not here."
    assert reason(s, "deliver 3") == "There is no order 3: you have 2 open orders."


def test_all_gems_must_be_carried() -> None:
    s = table("O1", equipment="pan:gold shovel:ruby pick:sapphire", orders="white_grs white_gre")
    play(s, "move O4")
    assert reason(s, "deliver 2") == "You lack emerald for the white order (gold, ruby, emerald → 10 points)."
    assert reason(s, "provisions") == "You can take provisions only in a city."
    assert legal(s) == ["deliver 1", "end"]


def test_a_silver_order_needs_its_coin_after_the_encounter() -> None:
    """Supplement, 5: coins are checked after the encounter has been paid."""
    s = table("E1", coins=1, orders="silver")
    s.pawns[1] = SPACE["E2"]
    play(s, "move E2")
    assert s.player == 1
    assert order_labels(s) == ["silver"]
    s = table("E1", coins=2, orders="silver silver")
    s.pawns[1] = SPACE["E2"]
    play(s, "move E2, deliver 1")
    assert s.seats[0].coins == 0
    assert order_labels(s) == ["silver"]


def test_a_missing_coin_is_named() -> None:
    s = table("E1", coins=1, orders="silver silver")
    play(s, "move E2")
    s.seats[0].coins = 0
    assert reason(s, "deliver 1") == "You have no coin for the silver order (1 coin → 2 points)."


def test_any_number_in_any_sequence() -> None:
    s = table("E1", coins=6, orders="silver silver silver")
    play(s, "move E2, deliver 3, deliver 1")
    assert legal(s) == ["deliver 1", "end"]
    play(s, "end")
    assert craftsmen(s) == ["silver", "silver"]
