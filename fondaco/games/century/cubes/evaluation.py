"""The value of cubes for the cards or tiles that can be paid with them, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from .packing import unpack

WORTH = (1, 2, 3, 4)
"""What cubes are worth against each other; point cards and point tiles pay about a point for each."""


class CubeTargets(dict[int, tuple[tuple[float, float], ...]]):
    """For each of some costs, by the cubes at hand: the share of its points that counts already, and points of spare cubes.

    Each collection of cubes is worked out once, when it first occurs.
    """

    def __init__(self, costs: Sequence[Sequence[int]], payable: float, spare: float, max_spare: int = 10) -> None:
        self.costs = costs
        self.payable = payable
        """The share that counts of a cost that could be paid."""
        self.spare = spare
        """Points for each worth of the cubes that are not needed."""
        self.max_spare = max_spare
        """The number of spare cubes of one colour that are of use."""

    def __missing__(self, cubes: int) -> tuple[tuple[float, float], ...]:
        counts = unpack(cubes)
        self[cubes] = answer = tuple(self._target(cost, counts) for cost in self.costs)
        return answer

    def _target(self, cost: Sequence[int], cubes: Sequence[int]) -> tuple[float, float]:
        """Return the share of a cost that counts, and points of spare cubes. The last cubes of a cost count most."""
        paid = owed = spare = 0
        for value, need, held in zip(WORTH, cost, cubes, strict=True):
            used = held if held < need else need
            paid += value * used
            owed += value * need
            spare += value * min(held - used, self.max_spare)
        share = paid / owed
        return self.payable * share * share, self.spare * spare


def best_target(targets: Sequence[tuple[float, float]], cards: Sequence[tuple[int, float]]) -> float:
    """Return the value of cubes for the card they serve best, of some cards with their points."""
    best = 0.0
    for card, points in cards:
        share, spare = targets[card]
        value = points * share + spare
        if value > best:
            best = value
    return best
