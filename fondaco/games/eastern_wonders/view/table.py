"""What all parts of the view look things up in: the scene, what is printed, who sits where."""

from __future__ import annotations

from typing import ClassVar

from ...century.merchants.view.printed_merchants import Cubes
from ...century.sea.view.printed_sea import PrintedHarbours
from ...century.sea.view.sea_context import HarbourContext


class EasternWondersContext(HarbourContext[PrintedHarbours]):
    """One scene to be drawn."""

    ASKABLE: ClassVar = {"Sail": ("sail",), "Step": ("sail",), "Act": ("build", "fulfil")}

    def harvest(self, seat: int) -> Cubes:
        """What a harvest brings a seat."""
        owned = self.observation["seats"][seat]["bonuses"]
        more = [bonus.harvest for bonus in self.printed.bonuses.values() for _ in range(owned[bonus.kind])]
        yellow, red, green, brown = (sum(counts) for counts in zip(self.printed.harvest, *more, strict=True))
        return yellow, red, green, brown
