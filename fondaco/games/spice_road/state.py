"""The state of Die Gewürzstraße."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import copied, list_per_seat, part, part_or_none, per_seat, shared
from ...core.piles import Pile
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.state import CenturyState
from .rules import scoring

if TYPE_CHECKING:
    from .game import SpiceRoad


@dataclass(slots=True, eq=False, init=False, repr=False)
class SpiceRoadState(CenturyState["SpiceRoad"]):
    """Caravans, hands, the two rows and the coins."""

    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    hand: list[list[int]] = list_per_seat()
    played: list[list[int]] = list_per_seat()
    claimed: list[list[int]] = list_per_seat()
    """The point cards of each seat, in the order they were claimed."""
    gold: list[int] = per_seat(0)
    gold_left: int = shared(0)
    point_pile: Pile = part()
    point_row: list[int] = copied()
    silver: list[int] = per_seat(0)
    silver_left: int = shared(0)

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.ranking_key(self, seat)
