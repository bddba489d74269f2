"""Aufträge erledigen, Handwerker anwerben, Werkstatt eröffnen, Bonusplättchen (pages 6 and 7)."""

from __future__ import annotations

import pytest

from .tables import COLOUR, SPACE, cargo, craftsmen, gems, hire, legal, order_labels, play, reason, table, workshops

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
    """A coin, a gem or three different gems, at the house with the coat of arms; gems go to the area, coins to the bank."""
    house = HOUSE[colour]
    s = table(BESIDE[house[0]], coins=3, equipment=equipment, orders=order)
    carried = sorted(word.partition(":")[2] for word in equipment.split())
    play(s, f"move {house}, deliver 1")
    assert s.breakdown()[0] == {"orders": points, "craftsmen": 10, "workshops": 0, "bonus_tiles": 0, "gems": 0}
    assert sorted(gems(s, "area")) == carried
    assert s.coins[0] == (2 if order == "silver" else 3)
    assert craftsmen(s) == [colour]
    assert order_labels(s) == []
    assert s.player == 1


def test_only_at_the_house_of_the_patron() -> None:
    s = table("N5", equipment="shovel:ruby chisel:emerald", orders="ruby emerald")
    play(s, "move N3")
    assert legal(s) == ["deliver 1", "end"]
    assert reason(s, "deliver 2") == "The green order (emerald → 4 points) is to be delivered at the green house."
    assert reason(s, "deliver 3") == "You have no order in place 3; your open orders number 2."


def test_what_is_wanted_must_be_there() -> None:
    s = table("O1", equipment="pan:gold shovel:ruby pick:sapphire", orders="white_grs white_gre")
    play(s, "move O4")
    assert reason(s, "deliver 2") == "For the white order (gold, ruby, emerald → 10 points) you lack emerald."
    assert reason(s, "provisions") == "Provisions are taken in cities only."
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
    assert s.coins[0] == 0
    assert order_labels(s) == ["silver"]


def test_a_missing_coin_is_named() -> None:
    s = table("E1", coins=1, orders="silver silver")
    play(s, "move E2")
    s.coins[0] = 0
    assert reason(s, "deliver 1") == "You have no coin for the silver order (1 coin → 2 points)."


def test_any_number_in_any_sequence() -> None:
    s = table("E1", coins=6, orders="silver silver silver")
    play(s, "move E2, deliver 3, deliver 1")
    assert legal(s) == ["deliver 1", "end"]
    play(s, "end")
    assert craftsmen(s) == ["silver", "silver"]


def test_which_of_equal_gems_is_handed_over() -> None:
    """Ruling, 4: the player chooses, for it decides which card becomes free."""
    s = table("N5", equipment="shovel:ruby cart:ruby", orders="ruby")
    play(s, "move N3, deliver 1")
    assert s.prompt() == "Player 1: from which card do you hand over the ruby for the red order (ruby → 5 points)?"
    assert legal(s) == ["pay shovel", "pay cart"]
    assert reason(s, "pay pan") == "There is no ruby on your gold pan."
    assert order_labels(s) == ["ruby"]  # nothing is completed before all is paid
    play(s, "pay cart")
    assert cargo(s) == {"pan": None, "shovel": "ruby", "cart": None}
    assert order_labels(s) == []


def test_several_gems_may_each_be_there_twice() -> None:
    s = table("O1", equipment="pan:gold shovel:ruby pick:sapphire cart:ruby horse:gold", orders="white_grs")
    play(s, "move O4, deliver 1, pay horse, pay shovel")
    assert cargo(s) == {"pan": "gold", "shovel": None, "pick": None, "cart": "ruby", "horse": None}
    assert craftsmen(s) == ["white"]


def test_the_example_of_the_next_colour() -> None:
    """Page 6: two red orders, no red craftsman, 1 blue and 1 green: the first brings the blue one, the second the green one."""
    s = table("N5", equipment="shovel:ruby cart:ruby", orders="ruby ruby", players=4)
    hire(s, 1, "red red red blue blue")
    hire(s, 2, "red blue green green green")
    play(s, "move N3, deliver 1, pay shovel")
    assert craftsmen(s) == ["blue"]
    play(s, "deliver 1")
    assert craftsmen(s) == ["blue", "green"]


def test_the_example_of_bernd() -> None:
    """Page 7: 1 purple, 0 red, 1 blue are left; Bernd has one purple and one blue craftsman, two amethysts, two purple orders.

    The first delivery brings the last purple craftsman and the purple workshop; the second a bonus tile, the last blue craftsman
    and the blue workshop.
    """
    s = table("S1", equipment="hammer:amethyst cart:amethyst", orders="amethyst amethyst")
    hire(s, 0, "purple blue")
    hire(s, 1, "purple red red")
    hire(s, 2, "red blue")
    assert [s.stacks[COLOUR[colour]] for colour in ("purple", "red", "blue")] == [1, 0, 1]
    play(s, "move S2, deliver 1, pay hammer")
    assert craftsmen(s) == ["purple", "purple", "blue"]
    assert workshops(s) == ["purple"]
    assert s.bonus_tiles[0] == 0
    play(s, "deliver 1")
    assert craftsmen(s) == ["purple", "purple", "blue", "blue"]
    assert workshops(s) == ["purple", "blue"]
    assert s.bonus_tiles[0] == 1
    assert s.bonus_left == 12
    assert gems(s, "area") == ["amethyst", "amethyst"]


def test_the_colours_go_round() -> None:
    """After green, the last of the clockwise list, comes silver, its first."""
    s = table("H", equipment="chisel:emerald", orders="emerald")
    hire(s, 1, "green green green")
    play(s, "move N1, deliver 1")
    assert craftsmen(s) == ["silver"]


def test_a_bonus_goes_by_the_colour_of_the_order() -> None:
    """“Es spielt keine Rolle, welche Farbe der dabei angeworbene Handwerker hat.”"""
    s = table("N5", equipment="shovel:ruby", orders="ruby")
    hire(s, 0, "red red red")  # the red workshop, and no red craftsman is left
    play(s, "move N3, deliver 1")
    assert craftsmen(s) == ["red", "red", "red", "blue"]
    assert s.bonus_tiles[0] == 1


def test_a_workshop_of_the_craftsman_brings_no_bonus() -> None:
    s = table("N5", equipment="shovel:ruby", orders="ruby")
    hire(s, 0, "blue blue")
    hire(s, 1, "red red red")
    play(s, "move N3, deliver 1")
    assert craftsmen(s) == ["blue", "blue", "blue"]
    assert s.bonus_tiles[0] == 0


def test_a_workshop_is_for_the_first_only() -> None:
    s = table("E1", coins=6, orders="silver")
    hire(s, 1, "silver silver silver")
    hire(s, 0, "silver silver")
    play(s, "move E2, deliver 1")
    assert craftsmen(s) == ["silver", "silver", "silver"]
    assert workshops(s, 0) == []
    assert workshops(s, 1) == ["silver"]
    assert s.bonus_tiles == [0, 0, 0]


def test_no_bonus_tile_is_left() -> None:
    s = table("E1", coins=6, orders="silver")
    hire(s, 0, "silver silver silver")
    s.bonus_tiles[1], s.bonus_left = 13, 0
    play(s, "move E2, deliver 1")
    assert s.bonus_tiles[0] == 0


def test_orders_are_completed_when_no_craftsman_is_left() -> None:
    """“Die Spieler können dann trotzdem weitere Aufträge erledigen. Sie können nur keine Handwerker mehr anwerben.”"""
    s = table("E1", coins=6, orders="silver silver")
    s.last_round = True
    hire(s, 1, " ".join(colour for colour in COLOUR for _ in range(s.stacks[COLOUR[colour]] - (colour == "green"))))
    play(s, "move E2, deliver 1")
    assert s.stacks == [0] * 7
    play(s, "deliver 1")
    assert craftsmen(s) == ["green"]
    assert s.breakdown()[0]["orders"] == 4
