"""The context of views of the sea."""

from __future__ import annotations

from typing import Any, TypeVar

from .....core.scene import Scene
from ...cubes.view.cube_context import CenturyContext
from .printed_sea import PrintedHarbours, PrintedRedBonus, PrintedSea

C = TypeVar("C", bound=PrintedSea)
S = TypeVar("S", bound=PrintedHarbours)


class SeaContext(CenturyContext[C]):
    """One scene with a map of islands to be drawn."""

    def __init__(self, scene: Scene, printed: C) -> None:
        super().__init__(scene, printed)
        self.here: str | None = self.own["ship"] if self.my_turn else None
        """The tile of the viewer's ship, if the viewer is to move."""


class HarbourContext(SeaContext[S]):
    """One scene with harbours and red bonus tiles besides."""

    def bonus_points(self, seat: int, bonus: PrintedRedBonus) -> int:
        """Return the points on all bonus tiles of a kind that a seat has.

        Of kinds whose tiles differ this is what the opponents leave.
        """
        there = self.observation["seats"][seat]
        if len(set(bonus.points)) == 1:
            return int(there["bonuses"][bonus.kind] * bonus.points[0])
        alike = [other for other in self.printed.bonuses.values() if len(set(other.points)) == 1]
        return int(there["score"]["bonus_tiles"] - sum(self.bonus_points(seat, other) for other in alike))


AnySeaContext = SeaContext[Any]
AnyHarbourContext = HarbourContext[Any]
