"""Handwerker anwerben, Werkstatt eröffnen, Bonusplättchen (pages 6 and 7)."""

from __future__ import annotations

from .positions import COLOUR, craftsmen, gems, hire, play, table, workshops


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
    assert [s.craftsmen_left[COLOUR[colour]] for colour in ("purple", "red", "blue")] == [1, 0, 1]
    play(s, "move S2, deliver 1, pay hammer")
    assert craftsmen(s) == ["purple", "purple", "blue"]
    assert workshops(s) == ["purple"]
    assert s.seats[0].bonus_tiles == 0
    play(s, "deliver 1")
    assert craftsmen(s) == ["purple", "purple", "blue", "blue"]
    assert workshops(s) == ["purple", "blue"]
    assert s.seats[0].bonus_tiles == 1
    assert s.bonus_tiles_left == 12
    assert gems(s, "area") == ["amethyst", "amethyst"]


def test_silver_follows_green() -> None:
    """Silver, the first colour clockwise, follows green, the last one."""
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
    assert s.seats[0].bonus_tiles == 1


def test_a_workshop_of_the_craftsman_brings_no_bonus() -> None:
    s = table("N5", equipment="shovel:ruby", orders="ruby")
    hire(s, 0, "blue blue")
    hire(s, 1, "red red red")
    play(s, "move N3, deliver 1")
    assert craftsmen(s) == ["blue", "blue", "blue"]
    assert s.seats[0].bonus_tiles == 0


def test_a_workshop_is_for_the_first_only() -> None:
    s = table("E1", coins=6, orders="silver")
    hire(s, 1, "silver silver silver")
    hire(s, 0, "silver silver")
    play(s, "move E2, deliver 1")
    assert craftsmen(s) == ["silver", "silver", "silver"]
    assert workshops(s, 0) == []
    assert workshops(s, 1) == ["silver"]
    assert [tableau.bonus_tiles for tableau in s.seats] == [0, 0, 0]


def test_no_bonus_tile_is_left() -> None:
    s = table("E1", coins=6, orders="silver")
    hire(s, 0, "silver silver silver")
    s.seats[1].bonus_tiles, s.bonus_tiles_left = 13, 0
    play(s, "move E2, deliver 1")
    assert s.seats[0].bonus_tiles == 0


def test_orders_are_completed_when_no_craftsman_is_left() -> None:
    """“Die Spieler können dann trotzdem weitere Aufträge erledigen. Sie können nur keine Handwerker mehr anwerben.”"""
    s = table("E1", coins=6, orders="silver silver")
    s.last_round = True
    hire(s, 1, " ".join(colour for colour in COLOUR for _ in range(s.craftsmen_left[COLOUR[colour]] - (colour == "green"))))
    play(s, "move E2, deliver 1")
    assert s.craftsmen_left == (0,) * 7
    play(s, "deliver 1")
    assert craftsmen(s) == ["green"]
    assert s.breakdown()[0]["orders"] == 4
