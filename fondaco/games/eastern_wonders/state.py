"""The state of Fernöstliche Wunder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import list_per_seat, part
from ..century.harbours.harbours import Harbours
from ..century.harbours.harbours_scoring import score
from ..century.harbours.red_bonuses import RedBonuses
from ..century.sea.sea import Sea
from ..century.state import CenturyState

if TYPE_CHECKING:
    from .game import EasternWonders


@dataclass(slots=True, eq=False, init=False, repr=False)
class EasternWondersState(CenturyState["EasternWonders"]):
    """Holds, the sea with its islands, harbours and bonus tiles."""

    red_bonuses: RedBonuses = part()
    fulfilled: list[list[int]] = list_per_seat()
    harbours: Harbours = part()
    sea: Sea = part()

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.players)]
