"""What views with settlers look things up in: the boards, who stands where, what the viewer may want."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from .....core.scene import AvailableAction, Scene
from ...cubes.view.cube_context import CenturyTable
from .printed_settlers import CardFace, LandCatalogue, LocationFace

L = TypeVar("L", bound=LandCatalogue)


class LandTable(CenturyTable[L]):
    """One scene to be drawn."""

    WANTED: ClassVar[Mapping[str, tuple[str, ...]]] = {"Turn": ("work",), "Fort": ("claim", "bonus")}

    def __init__(self, scene: Scene, catalogue: L) -> None:
        super().__init__(scene, catalogue)
        places = [catalogue.locations[label] for label in self.seen["locations"]]
        self.forts = sorted((face for face in places if face.kind == "fort"), key=lambda face: face.slot)
        self.sides: dict[str, list[LocationFace]] = {face.side: [] for face in places}
        """The locations that are no forts, by the side they are on."""
        for face in places:
            if face.kind != "fort":
                self.sides[face.side].append(face)

    def there(self, label: str) -> Mapping[str, Any]:
        """What the viewer sees on a location."""
        there: Mapping[str, Any] = self.seen["locations"][label]
        return there

    def going(self, label: str) -> AvailableAction | None:
        """What choosing a location does: work there, or take a settler back from it."""
        return self.live("work", label) or self.live("recall", label)

    def helped(self, face: LocationFace) -> bool:
        """Whether native help of the viewer lowers what a location needs."""
        there = self.there(face.label)
        return bool(there["needed"] < (there["there"] + 1 if there["there"] else face.settlers))

    def card_above(self, face: LocationFace) -> CardFace | None:
        """The point card above a fort."""
        row = self.seen["points"]
        return self.catalogue.cards[row[face.slot - 1]["card"]] if face.slot <= len(row) else None

    def at_fort(self, face: LocationFace) -> bool:
        """Whether the viewer is being asked what to take at this fort."""
        asked = self.question[0] in ("Fort", "ClaimToo", "BonusToo")
        return self.my_turn and asked and self.there(face.label)["whose"] == self.seat and self._is_last(face)

    def _is_last(self, face: LocationFace) -> bool:
        """Questions name a location by its number in the box."""
        return bool(list(self.catalogue.locations).index(face.label) == self.question[2])

    def icons(self, seat: int) -> dict[str, int]:
        """How many icons of each kind a seat has: on point cards, and on exploration tiles."""
        there = self.seen["seats"][seat]
        shown = [self.catalogue.cards[label].kind for label in there["claimed"]]
        shown += [self.catalogue.explorations[label].icon for label in there["explored"]]
        return {kind: shown.count(kind) for kind in ("native_help", "tool", "settlers", "exploration")}

    def earned(self, side: str) -> str:
        """What brings a bonus tile from the stacks on a side that belong to no fort."""
        return self.say("view-column-bonus")

    def at_work(self, seat: int) -> int:
        """How many settlers of a seat stand on locations."""
        return sum(there["there"] for there in self.seen["locations"].values() if there["whose"] == seat)


AnyLand = LandTable[Any]
