"""Erklärung der Symbole: shortages, and where a removed counterfeit comes from (supplement, section 8)."""

from __future__ import annotations

from fondaco.games.mercado.rules import symbols
from fondaco.games.mercado.state import MercadoState

from .positions import bag, buy, deposit, named, seals, seals_held, table


def leave_jokers(s: MercadoState, number: int) -> None:
    """All other jokers are in the last seat's bag."""
    s.seats[-1].bag += (s.jokers - number) << 32
    s.jokers = number


def leave_counterfeits(s: MercadoState, number: int) -> None:
    """All other counterfeits are in the last seat's bag."""
    s.seats[-1].bag += (s.counterfeits - number) << 40
    s.counterfeits = number


def test_of_three_jokers_two_may_be_had() -> None:
    s = table("ring")
    leave_jokers(s, 2)
    buy(s, "ring", "gold gold copper", "copper")
    assert named(s.seats[0].bag)["joker"] == 2
    assert s.jokers == 0


def test_the_buyers_jokers_come_before_those_paid_are_back() -> None:
    """Effects are carried out first, then the coins leave the tile."""
    s = table("ring")
    deposit(s, "ring", "joker")
    leave_jokers(s, 0)
    buy(s, "ring", "gold copper", "copper")
    assert "joker" not in named(s.seats[0].bag)
    assert s.jokers == 1


def test_seals_run_out() -> None:
    s = table()
    seals(s, 7, 7)
    symbols.get_seals(s, 0, 2)
    assert seals_held(s) == [8, 7]
    symbols.get_seals(s, 1, 1)
    assert seals_held(s) == [8, 7]
    assert s.invariant_violations() == []


def test_counterfeits_for_each_opponent_only_if_there_are_enough_for_all() -> None:
    s = table(players=4)
    leave_counterfeits(s, 5)
    before = [named(each.bag)["counterfeit"] for each in s.seats]
    symbols.opponents_get_counterfeits(s, 0, 2)
    assert [named(each.bag)["counterfeit"] - old for each, old in zip(s.seats, before, strict=True)] == [0, 1, 1, 1]
    assert s.counterfeits == 2
    assert s.invariant_violations() == []


def test_jokers_for_each_opponent_only_if_there_are_enough_for_all() -> None:
    s = table(players=4)
    leave_jokers(s, 2)
    symbols.opponents_get_joker(s, 0)
    assert s.jokers == 2
    assert "joker" not in named(s.seats[1].bag)
    assert s.invariant_violations() == []


def test_the_own_counterfeits_run_out_too() -> None:
    s = table()
    leave_counterfeits(s, 1)
    symbols.get_counterfeits(s, 0, 2)
    assert named(s.seats[0].bag)["counterfeit"] == 6
    assert s.counterfeits == 0


def test_a_removed_counterfeit_comes_from_the_bag_else_from_the_character_tile() -> None:
    s = table()
    bag(s, "gold counterfeit")
    s.seats[0].mat += 1 << 40
    s.counterfeits -= 1
    supply = s.counterfeits
    for in_bag, on_mat, back in ((0, 1, 1), (0, 0, 2), (0, 0, 2)):
        symbols.remove_counterfeits(s, 0, 1)
        assert named(s.seats[0].bag).get("counterfeit", 0) == in_bag
        assert named(s.seats[0].mat).get("counterfeit", 0) == on_mat
        assert s.counterfeits == supply + back
    assert s.invariant_violations() == []


def test_two_are_removed_from_both() -> None:
    s = table()
    bag(s, "gold counterfeit")
    s.seats[0].mat += 1 << 40
    s.counterfeits -= 1
    symbols.remove_counterfeits(s, 0, 2)
    assert "counterfeit" not in named(s.seats[0].bag + s.seats[0].mat)
