"""Münzen anlegen."""

from __future__ import annotations

from fondaco.games.mercado.packing import COINS, LAID
from fondaco.games.mercado.rules.lay_coins import LayCoin
from fondaco.games.mercado.state import MercadoState

from .positions import at, bag, deposit, legal, named, play, reason, table


def test_the_example_of_free_choice() -> None:
    """Red has laid 3 silver, Blue 2 gold, Green 2 silver at a tile of one free colour; each goes on with his own."""
    s = table("globe", players=3)
    deposit(s, "globe", "silver silver silver", 0)
    deposit(s, "globe", "gold gold", 1)
    deposit(s, "globe", "silver silver", 2)
    taken = [[coin for coin in range(LAID) if s.parse("put globe") in LayCoin(seat, coin, 0, 1).legal(s)] for seat in range(3)]
    assert [[COINS[coin] for coin in kinds] for kinds in taken] == [["silver", "joker"], ["gold", "joker"], ["silver", "joker"]]


def test_coins_go_to_one_or_several_tiles_or_back() -> None:
    s = table("globe clock goblet vase honesty chancery")
    bag(s, "gold silver turquoise")
    play(s, "draw")
    assert legal(s) == ["put goblet", "put clock", "put globe", "put inspector", "put changer", "bag"]
    play(s, "put goblet, bag, put vase")
    assert at(s, "goblet") == {"gold": 1}
    assert at(s, "vase") == {"turquoise": 1}
    assert named(s.seats[0].bag) == {"silver": 1}
    assert s.player == 1


def test_at_least_one_coin_must_be_laid() -> None:
    s = table("globe clock goblet vase honesty chancery")
    bag(s, "gold silver turquoise")
    play(s, "draw, bag, bag")
    assert "bag" not in legal(s)
    assert reason(s, "bag") == "You must lay at least one coin, and this one (turquoise) is the last that a tile takes."
    play(s, "put vase")
    assert named(s.seats[0].bag) == {"gold": 1, "silver": 1}


def test_a_joker_counts_as_a_coin_that_must_be_laid() -> None:
    s = table("goblet vase lute cutlery")
    bag(s, "joker counterfeit counterfeit")
    play(s, "draw")
    assert "bag" not in legal(s)
    assert all(move.startswith("put") for move in legal(s))


def test_two_of_a_kind_are_laid_one_by_one_from_left_to_right() -> None:
    """So that one outcome has one way to it. What counts is where a tile lies, not its number in the component file."""
    s = table("globe clock goblet vase honesty chancery")
    bag(s, "gold gold counterfeit")
    play(s, "draw, put clock")
    assert legal(s) == ["put goblet", "put clock", "put inspector", "put changer", "bag"]
    assert reason(s, "put globe") == (
        "Coins of one kind (gold) are laid from left to right, row by row, and you have passed globe "
        "(4 of one colour → 7 points)."
    )
    assert reason(s, "put globe", "de") == (
        "Münzen einer Art (Gold) werden von links nach rechts angelegt, Reihe für Reihe, und Globus (4 einer Farbe → 7 Punkte) "
        "ist schon vorbei."
    )
    play(s, "bag")
    assert named(s.seats[0].bag) == {"gold": 1}


def test_every_outcome_has_exactly_one_path() -> None:
    """All ways to lay two gold and a silver coin: each result once, as many as counted by hand from the tiles."""
    s = table("goblet clock jug vase blossom honesty")
    bag(s, "gold gold silver")
    play(s, "draw")
    results = outcomes(s)
    assert len(results) == len(set(results))
    # gold fits goblet (3), clock (2), blossom (1), inspector (1), changer (3); silver fits jug, clock, blossom, inspector, and
    # the changer as long as no gold lies there. Two gold: any pair of tiles (10 pairs), or both at goblet, clock or changer (3);
    # one gold: 5 ways; none: 1. Silver: 5 places or the bag, one place less where gold lies at the changer.
    two, one, none = 10 + 3, 5, 1
    at_changer = 4 + 1 + 1  # pairs with the changer, both there, one there
    assert len(results) == (two + one + none) * 6 - at_changer - 1  # nothing at all is not allowed


def outcomes(s: MercadoState) -> list[tuple[int, ...]]:
    """Where all coins of seat 0 may lie at the end of its turn, once for every path."""
    if s.player != 0:
        return [(*s.seats[0].deposits, s.seats[0].bag, s.seats[0].mat)]
    found = []
    for action in s.legal_actions():
        other = s.clone()
        other.apply(action)
        found += outcomes(other)
    return found


def test_a_coin_that_no_tile_takes_goes_back_unasked() -> None:
    s = table("goblet vase clock cloth chance blossom")
    deposit(s, "inspector", "copper")
    deposit(s, "changer", "gold")
    deposit(s, "chance", "gold")
    bag(s, "copper copper copper")
    play(s, "draw")
    assert s.player == 1
    assert named(s.seats[0].bag) == {"copper": 3}
    assert s.revealed == 1


def test_reasons_against_a_tile() -> None:
    s = table("goblet vase clock cloth")
    deposit(s, "clock", "gold gold")
    bag(s, "gold silver counterfeit")
    play(s, "draw")
    assert reason(s, "put jug") == "That tile is not on display: jug."
    assert reason(s, "put vase") == (
        "You cannot lay this coin (gold) on vase (3 turquoise → 6 points) now; you have no coins there."
    )
    assert reason(s, "put clock", "de") == (
        "Uhr (2 Gold + 2 Silber → 6 Punkte) nimmt diese Münze (Gold) jetzt nicht von dir; dort hast du 2 Gold."
    )


def test_deposits_stay_from_turn_to_turn() -> None:
    s = table("goblet vase clock cloth")
    bag(s, "gold gold counterfeit")
    play(s, "draw, put goblet, put goblet")
    bag(s, "gold", seat=1)
    play(s, "refill")
    assert at(s, "goblet") == {"gold": 2}
    assert s.player == 0


def test_an_opponents_coins_do_not_matter() -> None:
    s = table("goblet vase clock cloth")
    deposit(s, "goblet", "gold gold", seat=1)
    bag(s, "gold counterfeit counterfeit")
    play(s, "draw, put goblet")
    assert at(s, "goblet") == {"gold": 1}
    assert at(s, "goblet", 1) == {"gold": 2}
