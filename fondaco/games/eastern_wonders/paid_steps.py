"""Paid steps: the part of the game that only Fernöstliche Wunder has. The cubes left for them lie in `s.sea.left_cubes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.actions import Family
from ..century.part import CenturyPart

if TYPE_CHECKING:
    from .state import EasternWondersState


class PaidStepRules(CenturyPart["EasternWondersState"]):
    """Free steps, and the actions of further steps."""

    def __init__(self, free_steps: int) -> None:
        self.free_steps = free_steps
        """Without bonus tiles."""
        self.stop = Family("stop")
        self.load = Family("load")
        self.leave_cubes = Family("leave")

    def families(self) -> Sequence[Family]:
        return [self.stop, self.load, self.leave_cubes]

    def howto_sections(self) -> Mapping[str, str]:
        return dict.fromkeys(("Sail", "PayForStep", "ChooseStep", "Toll", "LoadLeftCubes"), "sailing")

    def observation_formatters(self) -> Mapping[str, str]:
        return {"islands[].cubes": "cubes", "harbours[].cubes": "cubes"}

    def free_steps_of(self, s: EasternWondersState, seat: int) -> int:
        """Return how many steps a ship may go without paying."""
        return self.free_steps + s.red_bonuses.steps[seat]
