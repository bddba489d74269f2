"""Which coins a deposit takes: the free choice of colours, jokers, and the supplement's rule for both (section 4)."""

from __future__ import annotations

from itertools import product

import pytest

from fondaco.games.mercado.components import Price
from fondaco.games.mercado.packing import COINS, COUNTERFEIT, unpack
from fondaco.games.mercado.rules.prices import takes

from .positions import GAME, coins

REAL = "gold silver copper turquoise"
ALL = REAL + " joker"


def taken(price: Price, deposit: str) -> str:
    """What a price still takes beside a deposit."""
    kinds = takes(price)[coins(deposit)]
    return " ".join(name for kind, name in enumerate(COINS) if kind in kinds)


@pytest.mark.parametrize(
    ("price", "deposit", "expected"),
    [
        # the worked cases of the supplement
        (Price(gold=2, turquoise=2), "gold gold joker", "turquoise joker"),
        (Price(same=4), "silver silver silver", "silver joker"),
        (Price(different=3), "gold joker", "silver copper turquoise joker"),
        (Price(joker=1, same=2), "joker", ALL),
        (Price(joker=1, same=2), "gold gold", "joker"),
        # Mehrfarbige Münzen: 3 x Gold; gold, silver, turquoise
        (Price(same=3), "", ALL),
        (Price(same=3), "gold gold", "gold joker"),
        (Price(different=3), "gold silver", "copper turquoise joker"),
        (Price(different=3), "gold silver turquoise", ""),
        # jokers before the first real coin leave the colour open, and may fill everything
        (Price(same=3), "joker joker", ALL),
        (Price(same=3), "joker joker joker", ""),
        (Price(different=4), "joker joker gold", "silver copper turquoise joker"),
        # fixed colours
        (Price(silver=2), "", "silver joker"),
        (Price(silver=2), "joker", "silver joker"),
        (Price(silver=2), "silver silver", ""),
        (Price(gold=2, silver=1), "gold gold", "silver joker"),
        # a slot for a joker takes nothing else
        (Price(joker=1, same=1), "", ALL),
        (Price(joker=1, same=1), "copper", "joker"),
        (Price(joker=1, different=2), "gold silver", "joker"),
        (Price(joker=1, different=2), "gold joker", "silver copper turquoise joker"),
    ],
)
def test_what_a_deposit_takes(price: Price, deposit: str, expected: str) -> None:
    assert taken(price, deposit) == expected


def by_slots(price: Price, deposit: list[int]) -> bool:
    """Whether the coins of a deposit can be put into the slots of a price: tried out, slot by slot.

    Slots are what the free group stands for, in every choice of its colours, or None where only a joker goes.
    """
    fixed = [colour for colour in range(4) for _ in range(price.fixed[colour])]
    if price.different:
        groups = [list(group) for group in product(range(4), repeat=price.different) if len(set(group)) == price.different]
    else:
        groups = [[colour] * price.same for colour in range(4)]
    for group in groups:
        slots: list[int | None] = [*fixed, *group, *[None] * price.joker]
        left = list(slots)
        for coin in deposit:
            if coin < 4 and coin in left:
                left.remove(coin)
            elif coin < 4:
                break
        else:
            if sum(coin == 4 for coin in deposit) <= len(left):
                return True
    return False


@pytest.mark.parametrize("tile", range(len(GAME.tiles.labels)), ids=GAME.tiles.labels)
def test_the_rule_says_what_trying_out_says(tile: int) -> None:
    """For every tile of the game and every deposit: the coins fit into the slots, and nothing else is taken."""
    price = GAME.tiles.price[tile]
    allowed = takes(price)
    for deposit, kinds in allowed.items():
        laid = [coin for coin, count in enumerate(unpack(deposit)) for _ in range(count)]
        assert by_slots(price, laid)
        assert [coin in kinds for coin in range(5)] == [by_slots(price, [*laid, coin]) for coin in range(5)]
        assert (not kinds) == (len(laid) == price.size)
        assert COUNTERFEIT not in kinds, "a counterfeit is never taken"
