"""Prices: which coins a deposit still takes (rulebook: Die Warentafeln und die Markttafeln, Münzen anlegen)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from ..components import Price
from ..packing import LAID, ONE, REAL

Takes = dict[int, frozenset[int]]
"""For every deposit that a price allows, the kinds of coins that it still takes. A complete one takes none."""


@cache
def takes(price: Price) -> Takes:
    """Which coins every deposit that this price allows still takes."""
    found: Takes = {}
    for size in range(price.size + 1):
        for deposit in combinations_with_replacement(range(LAID), size):
            if allowed(price, deposit):
                taken = [coin for coin in range(LAID) if allowed(price, (*deposit, coin))]
                found[sum([ONE[coin] for coin in deposit])] = frozenset(taken)
    return found


def allowed(price: Price, deposit: tuple[int, ...]) -> bool:
    """Whether these coins may lie there together.

    A joker stands for any coin and is not pinned to a colour before the price is complete (a ruling: joker-without-colour).
    Real coins fill the slots of their own colour first; any surplus counts towards the free group. They never fill a slot that
    asks for a joker: beside a full group they would be surplus.
    """
    if len(deposit) > price.size:
        return False
    surplus = [max(0, deposit.count(colour) - price.fixed[colour]) for colour in range(REAL)]
    if price.same:
        return sum([number > 0 for number in surplus]) <= 1 and max(surplus) <= price.same
    if price.different:
        return max(surplus) <= 1 and sum(surplus) <= price.different
    return not any(surplus)
