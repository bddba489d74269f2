"""The table of Von Ost nach West, part III."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import list_per_seat, part, part_or_none, per_seat
from ...core.messages import JsonValue, Message
from ...core.rng import Stream
from ..century.bazaar.market_locations import BazaarState
from ..century.boats.boats import BoatState
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.sea.observation import island_problems
from ..century.settlers import bonus_tiles, invariants
from ..century.settlers.settlers_turn import TURNS
from . import collecting, observation

if TYPE_CHECKING:
    from .game import EastToWest3


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest3State(BazaarState["EastToWest3"], BoatState["EastToWest3"]):
    """The boards with settlers and merchants, and the islands with boats and outposts."""

    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    kept: list[list[int]] = list_per_seat()
    refreshes: list[int] = per_seat(0)

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def merchant_cards(self, seat: int) -> int:
        return len(self.kept[seat])

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        found = BazaarState.action_details(self, action)
        declined = action == self.game.leave.base and self.stack and isinstance(self.question, collecting.CardBonus)
        return {**found, "left": "tile"} if declined else found

    def card_kept(self, seat: int) -> None:
        game = self.game
        full = len(self.kept[seat]) % game.tables.collecting.merchants_per_tile == 0
        if full and bonus_tiles.can_take(self, seat, game.merchant_stacks):
            self.stack.append(collecting.CardBonus(seat))

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        BoatState.resample_hidden(self, seat, stream)
        self.redraw_merchants(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        found = invariants.problems(self, self.game.tables.setup) + invariants.lost_settlers(self) + island_problems(self)
        return found + self.game.merchants.violations(self)
