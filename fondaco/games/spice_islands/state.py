"""The state of Die Gewürzinseln."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import list_per_seat, part, part_or_none
from ..century.harbours.harbours import Harbours
from ..century.harbours.harbours_scoring import score
from ..century.harbours.red_bonuses import RedBonuses
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.sea.sea import Sea
from ..century.state import CenturyState

if TYPE_CHECKING:
    from .game import SpiceIslands


@dataclass(slots=True, eq=False, init=False, repr=False)
class SpiceIslandsState(CenturyState["SpiceIslands"]):
    """Holds, the sea with its islands, harbours and bonus tiles, the merchants, and the cards of each seat."""

    red_bonuses: RedBonuses = part()
    fulfilled: list[list[int]] = list_per_seat()
    harbours: Harbours = part()
    sea: Sea = part()
    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    hand: list[list[int]] = list_per_seat()
    played: list[list[int]] = list_per_seat()
    spent: list[list[int]] = list_per_seat()
    """The cards that each seat has turned down for steps.

    They lie face down, but all seats have seen them (a ruling: spent-cards-are-public).
    """

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.players)]
