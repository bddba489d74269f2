"""How things are judged in both games, for bots: prices of what is paid and gained, and what they are made of.

The numbers that differ stand with each game; they were found by playing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp

from .items import Amounts, Bundle
from .packing import DIE_CODES
from .state import AnyPolo

FAR = 0.35
"""How much of the promise of a journey counts that cannot be paid at all."""
FEW, BEYOND = 2, 3 / 7
"""So many goods of a kind find a contract easily, further ones by that much less."""


class Prices:
    """What things are worth by the price of one of each item."""

    __slots__ = ("of",)

    def __init__(self, of: tuple[float, ...]) -> None:
        self.of = of

    def price(self, amounts: Amounts) -> float:
        """The price of amounts."""
        of = self.of
        return sum([of[item] * number for item, number in amounts])

    def worth(self, bundle: Bundle) -> float:
        """The price of a bundle."""
        of = self.of
        return self.price(bundle.amounts) + sum([of[effect] for effect in bundle.effects])


def on_tableau(hand: Sequence[int], by_value: Sequence[float], last_round: Sequence[float], rounds_left: int) -> float:
    """What dice on a tableau are worth; in the last round less, by how many there are: the last ones find little to do."""
    dice = sum([by_value[die // DIE_CODES] for die in hand])
    return dice if rounds_left else dice * last_round[min(len(hand), len(last_round) - 1)]


def spare(number: int) -> float:
    """How many goods without a contract count: the less the more there are."""
    return number if number <= FEW else FEW + BEYOND * (number - FEW)


def of_the_best(promises: Iterable[float], near: float, further: float) -> float:
    """What journeys promise while they are not made: so much of the best, and of the second."""
    best = second = 0.0
    for promise in promises:
        if promise > best:
            best, second = promise, best
        elif promise > second:
            second = promise
    return near * best + further * second


def most_contracts(s: AnyPolo, points: int) -> list[float]:
    """The hope of each seat for the points of most contracts, shared by how many each has fulfilled."""
    eager = 0.3 + 0.3 * s.round
    weights = [exp(eager * len(done)) for done in s.completed]
    share = points / sum(weights)
    return [share * weight for weight in weights]
