"""What all parts of the view look things up in: the scene, what is printed, who sits where."""

from __future__ import annotations

from typing import ClassVar

from ....draw import table as draw
from ....draw.scene import Scene
from ...century.drawing.faces import COLOURS, Cubes, missing
from ...century.drawing.sea.faces import PointTileFace, RedBonusFace, SeaCatalogue


class Table(draw.Table[SeaCatalogue]):
    """One scene to be drawn."""

    WANTED: ClassVar = {"Sail": ("sail",), "Step": ("sail",), "Act": ("build", "fulfil")}

    def __init__(self, scene: Scene, catalogue: SeaCatalogue) -> None:
        super().__init__(scene, catalogue)
        self.colours = [self.say(f"colour-{colour}") for colour in COLOURS]
        self.here: str | None = self.mine["ship"] if self.my_turn else None
        """The tile where the ship of the viewer is who has to act."""

    def lacking(self, face: PointTileFace, words: str) -> str:
        """The words of a point tile, with the cubes that the viewer lacks for it."""
        lack = missing(self.mine["cubes"], face.cost)
        return words if self.seat is None or not any(lack) else words + " · " + self.say("see-missing", cubes=lack)

    def bonus_points(self, seat: int, face: RedBonusFace) -> int:
        """The points on all bonus tiles of a kind that a seat has. Of kinds whose tiles differ this is what the others leave."""
        there = self.seen["seats"][seat]
        if len(set(face.points)) == 1:
            return int(there["bonuses"][face.kind] * face.points[0])
        alike = [other for other in self.catalogue.bonuses.values() if len(set(other.points)) == 1]
        return int(there["score"]["bonus_tiles"] - sum(self.bonus_points(seat, other) for other in alike))

    def harvest(self, seat: int) -> Cubes:
        """What a harvest brings a seat."""
        owned = self.seen["seats"][seat]["bonuses"]
        more = [face.harvest for face in self.catalogue.bonuses.values() for _ in range(owned[face.kind])]
        yellow, red, green, brown = (sum(counts) for counts in zip(self.catalogue.harvest, *more, strict=True))
        return yellow, red, green, brown
