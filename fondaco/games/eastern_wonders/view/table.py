"""What all parts of the view look things up in: the scene, what is printed, who sits where."""

from __future__ import annotations

from typing import ClassVar

from ...century.merchants.view.printed_merchants import Cubes
from ...century.sea.view.printed_sea import SeaCatalogue
from ...century.sea.view.sea_context import SeaTable


class Table(SeaTable[SeaCatalogue]):
    """One scene to be drawn."""

    WANTED: ClassVar = {"Sail": ("sail",), "Step": ("sail",), "Act": ("build", "fulfil")}

    def harvest(self, seat: int) -> Cubes:
        """What a harvest brings a seat."""
        owned = self.seen["seats"][seat]["bonuses"]
        more = [face.harvest for face in self.catalogue.bonuses.values() for _ in range(owned[face.kind])]
        yellow, red, green, brown = (sum(counts) for counts in zip(self.catalogue.harvest, *more, strict=True))
        return yellow, red, green, brown
