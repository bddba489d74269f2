"""What the evaluations of both games have in common, for bots: prices of items, and what is made of them.

The weights that differ are in each game; they were found by matches between bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from .items import Amounts, Bundle
from .packing import value_of
from .state import AnyPolo

FAR: Final = 0.35
"""The share of a journey's value that counts if none of it can be paid yet."""
FEW: Final = 2
BEYOND: Final = 3 / 7
"""The number of goods of a kind that easily find a contract, and the share of their price that further ones are worth."""


class Prices:
    """The worth of amounts and bundles by the price of one of each item."""

    __slots__ = ("of",)

    def __init__(self, of: tuple[float, ...]) -> None:
        self.of = of

    def price(self, amounts: Amounts) -> float:
        """Return the price of amounts."""
        of = self.of
        return sum([of[item] * number for item, number in amounts], 0.0)

    def worth(self, bundle: Bundle) -> float:
        """Return the price of a bundle."""
        of = self.of
        return self.price(bundle.amounts) + sum([of[effect] for effect in bundle.effects], 0.0)


def dice_value(dice: Sequence[int], by_value: Sequence[float], last_round: Sequence[float], rounds_left: int) -> float:
    """Return the value of dice on a tableau. In the last round it is less, by their number: the last ones have little to do."""
    value = sum([by_value[value_of(die)] for die in dice], 0.0)
    return value if rounds_left else value * last_round[min(len(dice), len(last_round) - 1)]


def spare_goods(number: int) -> float:
    """Return the number that goods of a kind without a contract count as: further ones count less."""
    return number if number <= FEW else FEW + BEYOND * (number - FEW)


def best_journeys(values: Iterable[float], near: float, further: float) -> float:
    """Return the value of journeys before they are made: a share of the best, and a share of the second best."""
    best = second = 0.0
    for value in values:
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return near * best + further * second


def expected_contract_points(s: AnyPolo, points: int) -> list[float]:
    """Return the expected points of each seat for most contracts, by the number that each has fulfilled."""
    weight = 0.3 + 0.3 * s.round
    weights = [exp(weight * len(each.fulfilled)) for each in s.seats]
    share = points / sum(weights, 0.0)
    return [share * each for each in weights]
