"""The context of views with settlers: the boards, who stands where, what the viewer may want."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from .....core.scene import AvailableAction, Scene
from ...cubes.view.cube_context import CenturyContext
from .printed_settlers import PrintedLocation, PrintedPointCard, PrintedSettlers

L = TypeVar("L", bound=PrintedSettlers)


class SettlerContext(CenturyContext[L]):
    """The context of one picture."""

    ASKABLE: ClassVar[Mapping[str, tuple[str, ...]]] = {"Turn": ("work",), "Fort": ("claim", "bonus")}

    def __init__(self, scene: Scene, printed: L) -> None:
        super().__init__(scene, printed)
        places = [printed.locations[label] for label in self.observation["locations"]]
        self.forts = sorted((location for location in places if location.kind == "fort"), key=lambda location: location.slot)
        self.sides: dict[str, list[PrintedLocation]] = {location.side: [] for location in places}
        """The locations that are no forts, by the side they are on."""
        for location in places:
            if location.kind != "fort":
                self.sides[location.side].append(location)

    def there(self, label: str) -> Mapping[str, Any]:
        """Return the observation of a location."""
        there: Mapping[str, Any] = self.observation["locations"][label]
        return there

    def going(self, label: str) -> AvailableAction | None:
        """Return the action of a location: work there, or take a settler back from it."""
        return self.available("work", label) or self.available("recall", label)

    def helped(self, location: PrintedLocation) -> bool:
        """Return whether native help of the viewer lowers what a location needs."""
        there = self.there(location.label)
        return bool(there["needed"] < (there["there"] + 1 if there["there"] else location.settlers))

    def card_above(self, location: PrintedLocation) -> PrintedPointCard | None:
        """Return the point card above a fort."""
        row = self.observation["points"]
        return self.printed.cards[row[location.slot - 1]["card"]] if location.slot <= len(row) else None

    def at_fort(self, location: PrintedLocation) -> bool:
        """Return whether the viewer is being asked what to take at this fort."""
        asked = self.question[0] in ("Fort", "ClaimToo", "BonusToo")
        return self.my_turn and asked and self.there(location.label)["whose"] == self.seat and self._is_last(location)

    def _is_last(self, location: PrintedLocation) -> bool:
        """Questions name a location by its number in the box."""
        return bool(list(self.printed.locations).index(location.label) == self.question[2])

    def icons(self, seat: int) -> dict[str, int]:
        """Return the number of icons of each kind that a seat has on point cards and exploration tiles."""
        there = self.observation["seats"][seat]
        shown = [self.printed.cards[label].kind for label in there["claimed"]]
        shown += [self.printed.explorations[label].icon for label in there["explored"]]
        return {kind: shown.count(kind) for kind in ("native_help", "tool", "settlers", "exploration")}

    def earned(self, side: str) -> str:
        """Return the source of bonus tiles from the stacks on a side that belong to no fort, in words."""
        return self.translate("view-column-bonus")

    def at_work(self, seat: int) -> int:
        """Return the number of a seat's settlers on locations."""
        return sum(there["there"] for there in self.observation["locations"].values() if there["whose"] == seat)


AnySettlerContext = SettlerContext[Any]
