"""Wertung der Markttafeln."""

from __future__ import annotations

from .positions import (
    TILE,
    at,
    bag,
    buy,
    deposit,
    distances,
    empty_supply_of_privileges,
    held,
    legal,
    named,
    play,
    reason,
    seals_held,
    table,
)


def test_the_inspector_gives_a_privilege() -> None:
    s = table()
    deposit(s, "inspector", "gold silver", 1)
    display = s.display
    buy(s, "inspector", "gold silver", "copper")
    assert len(held(s)) == 1
    assert s.revealed == 2  # the coins and the privilege
    assert seals_held(s) == [1, 1], "nobody gets a seal"
    assert at(s, "inspector", 1) == {"gold": 1, "silver": 1}, "the others' coins stay"
    assert at(s, "inspector") == {}
    assert s.display == display, "the tile stays"
    assert distances(s) == [0, 0]
    assert named(s.seats[0].mat)["copper"] == 5


def test_without_privileges_the_inspector_gives_none() -> None:
    s = table()
    empty_supply_of_privileges(s)
    buy(s, "inspector", "gold silver", "copper")
    assert held(s) == []
    assert at(s, "inspector") == {}


def test_the_money_changers_joker_is_laid_at_once_at_another_tile() -> None:
    s = table("goblet clock jug vase blossom honesty")
    deposit(s, "changer", "silver", 1)
    buy(s, "changer", "gold gold", "gold")
    assert s.player == 0
    labels = "jug goblet vase clock blossom honesty inspector"
    assert legal(s) == [f"put {label}" for label in labels.split()]
    assert reason(s, "put changer") == "The joker goes to another tile than the money changer's."
    play(s, "put vase")
    assert at(s, "vase") == {"joker": 1}
    assert at(s, "changer") == {}
    assert at(s, "changer", 1) == {"silver": 1}
    assert s.jokers == 13
    assert seals_held(s) == [1, 1]
    assert s.player == 1


def test_the_joker_can_complete_a_tile_in_the_same_turn() -> None:
    s = table("goblet clock jug vase")
    deposit(s, "vase", "turquoise turquoise")
    buy(s, "changer", "gold gold", "gold")
    play(s, "put vase")
    assert s.seats[0].distance >= 6
    assert TILE["vase"] in s.discards
    assert s.jokers == 14, "it was spent"
    assert s.player == 1


def test_the_money_changer_can_be_scored_first_or_later() -> None:
    s = table("goblet clock jug vase")
    deposit(s, "jug", "silver")
    deposit(s, "changer", "gold gold")
    bag(s, "gold silver counterfeit")
    play(s, "draw, put changer, put jug")
    assert legal(s) == ["score jug", "score changer"]
    first = play(s.clone(), "score changer")
    assert "put jug" not in legal(first), "its price lies there already"
    assert reason(first, "put jug") == "The price lies there already: jug."
    later = play(s.clone(), "score jug")
    assert "put jug" not in legal(later), "it was sold in this turn"
    assert reason(later, "put jug") == "That tile has been sold in this turn: jug."


def test_a_joker_at_the_inspector_completes_him() -> None:
    """A chain of market tiles: the joker is the third different coin."""
    s = table()
    deposit(s, "inspector", "gold silver")
    buy(s, "changer", "gold gold", "gold")
    play(s, "put inspector")
    assert len(held(s)) == 1
    assert at(s, "inspector") == {}
    assert s.player == 1


def test_without_jokers_in_the_supply_nothing_is_received() -> None:
    s = table()
    s.seats[1].bag += s.jokers << 32
    s.jokers = 0
    assert s.invariant_violations() == []
    buy(s, "changer", "gold gold", "gold")
    assert s.player == 1
    assert at(s, "changer") == {}


def test_without_a_place_nothing_is_received() -> None:
    """All other tiles are complete or sold: laid out by hand, as no turn leads there."""
    s = table("jug letter-opener cup shoe honesty blossom")
    s.sold = tuple(range(6))
    deposit(s, "inspector", "silver copper turquoise")
    deposit(s, "changer", "gold gold")
    bag(s, "gold counterfeit counterfeit")
    play(s, "draw, put changer")
    assert legal(s) == ["score inspector", "score changer"]
    play(s, "score changer")
    assert s.jokers == 14
    assert s.player == 1
