"""Prices: which coins a deposit still takes (rulebook: Die Warentafeln und die Markttafeln, Münzen anlegen)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from .coins import LAID, ONE, REAL
from .components import Price

Takes = dict[int, int]
"""For every deposit that a price allows, the set of kinds of coins that it still takes, as bits. A complete one takes none."""


@cache
def takes(price: Price) -> Takes:
    """Which coins every deposit that this price allows still takes."""
    kinds = range(LAID)
    hands = [hand for size in range(price.size + 1) for hand in combinations_with_replacement(kinds, size)]
    found = {}
    for hand in hands:
        if allowed(price, hand):
            found[sum(ONE[coin] for coin in hand)] = sum(1 << coin for coin in kinds if allowed(price, (*hand, coin)))
    return found


def allowed(price: Price, deposit: tuple[int, ...]) -> bool:
    """Whether these coins may lie there together.

    A joker stands for any coin and is not pinned to a colour before the price is complete (a ruling: joker-without-colour).
    Real coins fill the slots of their own colour first; what is over belongs to the free group. They never fill a slot that asks
    for a joker: beside a full group they would be over.
    """
    if len(deposit) > price.size:
        return False
    over = [max(0, deposit.count(colour) - price.fixed[colour]) for colour in range(REAL)]
    if price.same:
        return sum(map(bool, over)) <= 1 and max(over) <= price.same
    if price.different:
        return max(over) <= 1 and sum(over) <= price.different
    return not any(over)
