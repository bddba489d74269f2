"""The table of Von Ost nach West, part III."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part, part_or_none, per_seat
from ...core.messages import JsonValue
from ...core.rng import Stream
from ..century.bazaar.market_locations import BazaarState
from ..century.boats.boats import BoatState
from ..century.merchants.golden_deals import Deals
from ..century.merchants.invariants import merchant_problems
from ..century.merchants.merchants import MerchantRow
from ..century.sea.observation import island_problems
from ..century.settlers import invariants
from ..century.settlers.work import TURNS
from . import collecting, observation

if TYPE_CHECKING:
    from .game import EastToWest3


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest3State(BazaarState["EastToWest3"], BoatState["EastToWest3"]):
    """The boards with settlers and merchants, and the islands with boats and outposts."""

    deals: Deals | None = part_or_none()
    kept: list[tuple[int, ...]] = per_seat(())
    refreshes: list[int] = per_seat(0)
    row: MerchantRow = part()

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def merchant_cards(self, seat: int) -> int:
        return len(self.kept[seat])

    def on_merchant_kept(self, seat: int) -> None:
        collecting.collect(self, seat)

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        BoatState.resample_hidden(self, seat, stream)
        self.resample_merchants(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        found = invariants.violations(self, self.game.tables.setup) + invariants.lost_settlers(self) + island_problems(self)
        return found + merchant_problems(self, [card for cards in self.kept for card in cards])
