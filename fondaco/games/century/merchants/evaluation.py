"""The value of merchants, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..cubes.evaluation import WORTH
from .components import MerchantCard

PLAYED = 0.85
"""The share of its value that a played card counts, which must first be taken back."""
USEFUL = 6
"""The number of merchants that a seat can make good use of; further ones count little."""
SPARE = 0.2


def profit(card: MerchantCard) -> float:
    """The worth that a merchant adds when it is played; a trade may often be done more than once."""
    added = sum(value * (got - given) for value, got, given in zip(WORTH, card.gain, card.cost, strict=True)) + card.steps
    return 1.5 * added if any(card.cost) else added


class MerchantsWorth:
    """The worth of a seat's merchants together, those in hand and those laid down."""

    def __init__(self, cards: Sequence[MerchantCard]) -> None:
        self.profit = tuple(map(profit, cards))
        # Most lines of a search differ in the merchants of one seat, or of none.
        self.of = lru_cache(maxsize=1 << 14)(self._of)

    def _of(self, hand: tuple[int, ...], laid_down: tuple[int, ...]) -> float:
        merchants = [self.profit[card] for card in hand]
        for card in laid_down:
            merchants.append(PLAYED * self.profit[card])
        worth = sum(merchants)
        if len(merchants) > USEFUL:
            merchants.sort()
            worth -= (1.0 - SPARE) * sum(merchants[:-USEFUL])
        return worth
