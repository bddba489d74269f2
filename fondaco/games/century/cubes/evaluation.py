"""Aims: what cubes promise for the cards or tiles that can be paid with them. For the judgement of bots."""

from __future__ import annotations

from collections.abc import Sequence

from .packing import unpack

WORTH = (1, 2, 3, 4)
"""What cubes are worth against each other; point cards and point tiles pay about a point for each."""


class CubeTargets(dict[int, tuple[tuple[float, float], ...]]):
    """For each of some costs, by the cubes at hand: how much of its points counts already, and points of the cubes to spare.

    Each collection of cubes is worked out once, when it first occurs.
    """

    def __init__(self, costs: Sequence[Sequence[int]], aim: float, spare: float, most: int = 10) -> None:
        self.costs = costs
        self.aim = aim
        """How much counts of a cost that could be paid."""
        self.spare = spare
        """Points that come of the worth of the cubes that are not needed."""
        self.most = most
        """How many cubes of one colour to spare are of use."""

    def __missing__(self, store: int) -> tuple[tuple[float, float], ...]:
        cubes = unpack(store)
        self[store] = answer = tuple(self._aim(cost, cubes) for cost in self.costs)
        return answer

    def _aim(self, cost: Sequence[int], cubes: Sequence[int]) -> tuple[float, float]:
        """The last cubes of a cost count more than the first."""
        paid = owed = spare = 0
        for value, need, held in zip(WORTH, cost, cubes, strict=True):
            used = held if held < need else need
            paid += value * used
            owed += value * need
            spare += value * min(held - used, self.most)
        share = paid / owed
        return self.aim * share * share, self.spare * spare


def best_target(aims: Sequence[tuple[float, float]], offers: Sequence[tuple[int, float]]) -> float:
    """What cubes promise for the card they serve best, of some cards with what each is worth."""
    best = 0.0
    for card, points in offers:
        share, spare = aims[card]
        promise = points * share + spare
        if promise > best:
            best = promise
    return best
