"""The table of Die Gewürzinseln."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import list_per_seat, part, part_or_none
from ...core.messages import JsonValue, Message
from ...core.rng import Stream
from ..century.harbours import invariants
from ..century.harbours.state import WondersState
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.sea.components import NOWHERE
from ..century.sea.island_market import OfferTrade
from ..century.sea.outposts import NO_COLUMN
from . import observation
from .rules import columns

if TYPE_CHECKING:
    from .game import SpiceIslands


@dataclass(slots=True, eq=False, init=False, repr=False)
class SpiceIslandsState(WondersState["SpiceIslands"]):
    """The sea with its islands and harbours, the merchants, and before each seat cards: in hand, played, and spent on steps."""

    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    hand: list[list[int]] = list_per_seat()
    played: list[list[int]] = list_per_seat()
    spent: list[list[int]] = list_per_seat()
    """The cards that each seat has turned down for steps.

    They lie face down, but all have seen them (a ruling: spent-cards-are-public).
    """

    # --- rules that the sister games have otherwise ---------------------------------------------------------------------------

    def free_steps(self, seat: int) -> int:
        """How many steps a ship may go without a card."""
        return self.bonuses.steps[seat]

    def outpost_built(self, seat: int, tile: int, column: int) -> None:
        """A card or a bonus tile for an emptied column, then the trade."""
        self.stack.append(OfferTrade(seat))
        if column != NO_COLUMN:
            columns.ask_reward(self, seat, column)

    def begin(self) -> None:
        from .rules.turn import TURN

        self.stack.append(TURN[0])

    def reach(self, seat: int) -> int:
        return min(self.free_steps(seat) + len(self.hand[seat]) + len(self.played[seat]), len(self.game.tiles))

    # --- what the kernel asks -------------------------------------------------------------------------------------------------

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        WondersState.resample_hidden(self, seat, stream)
        self.game.merchants.resample_hidden(self, seat, stream)
        self.game.golden_deals.resample_hidden(self, seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        sail = self.game.sail
        if sail.base <= action < sail.end:
            return {**WondersState.action_details(self, action), "cards": self._cards_to(action - sail.base)}
        if action == self.game.stay.base:
            tile = NOWHERE if self.player is None else self.sea.ships[self.player]
            return {"act": "yes" if NOWHERE < tile < self.game.first_sea else "no"}
        return WondersState.action_details(self, action)

    def _cards_to(self, tile: int) -> int:
        """How many cards the seat to act turns down to sail to a tile; none without a ship, or to a tile not on the map."""
        ship = NOWHERE if self.player is None else self.sea.ships[self.player]
        if self.player is None or ship == NOWHERE or self.sea.chart.cells[tile] is None:
            return 0
        return max(0, self.sea.chart.distances()[ship][tile] - self.free_steps(self.player))

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self) + self.game.hands.violations(self) + self.game.merchants.violations(self)
