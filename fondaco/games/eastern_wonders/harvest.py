"""Ernteaktion: ginger from anywhere, instead of an action on the tile of the ship (page 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.actions import Family
from ...core.messages import JsonValue, Message
from ..century.cubes.components import Cubes
from ..century.cubes.packing import pack, unpack
from ..century.part import CenturyPart

if TYPE_CHECKING:
    from .state import EasternWondersState


class HarvestRules(CenturyPart["EasternWondersState"]):
    """The gain of a harvest."""

    def __init__(self, gain: Cubes) -> None:
        self.gain = pack(gain)
        """Without bonus tiles."""
        self.harvest = Family("harvest")

    def families(self) -> Sequence[Family]:
        return [self.harvest]

    def gain_of(self, s: EasternWondersState, seat: int) -> int:
        """Return the cubes that a harvest brings to a seat: those for all, and those of its bonus tiles."""
        return self.gain + s.red_bonuses.harvest[seat]

    def action_details(self, s: EasternWondersState, action: int) -> Mapping[str, JsonValue | Message]:
        """The cubes that a harvest brings to the seat to act."""
        if action != self.harvest.only:
            return {}
        return {"gain": unpack(self.gain if s.player is None else self.gain_of(s, s.player))}
