"""What the parts of a picture of the sea look things up in."""

from __future__ import annotations

from typing import Any, TypeVar

from .....core.scene import Scene
from ...cubes.view.cube_context import CenturyTable
from .printed_sea import ChartCatalogue, RedBonusFace, SeaCatalogue

C = TypeVar("C", bound=ChartCatalogue)
S = TypeVar("S", bound=SeaCatalogue)


class ChartTable(CenturyTable[C]):
    """One scene with a map of islands to be drawn."""

    def __init__(self, scene: Scene, catalogue: C) -> None:
        super().__init__(scene, catalogue)
        self.here: str | None = self.mine["ship"] if self.my_turn else None
        """The tile where the ship of the viewer is who has to act."""


class SeaTable(ChartTable[S]):
    """One scene with harbours and red bonus tiles besides."""

    def bonus_points(self, seat: int, face: RedBonusFace) -> int:
        """The points on all bonus tiles of a kind that a seat has. Of kinds whose tiles differ this is what the others leave."""
        there = self.seen["seats"][seat]
        if len(set(face.points)) == 1:
            return int(there["bonuses"][face.kind] * face.points[0])
        alike = [other for other in self.catalogue.bonuses.values() if len(set(other.points)) == 1]
        return int(there["score"]["bonus_tiles"] - sum(self.bonus_points(seat, other) for other in alike))


AnyChart = ChartTable[Any]
AnySeaTable = SeaTable[Any]
