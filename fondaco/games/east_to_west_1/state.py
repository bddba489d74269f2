"""The table of Von Ost nach West, part I."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import list_per_seat, part, part_or_none, per_seat
from ...core.messages import JsonValue
from ...core.rng import Stream
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import Merchants
from ..century.route.route import RouteState, RouteTurn
from ..century.settlers import invariants
from ..century.settlers.state import Land
from ..century.settlers.table import SettledTable
from ..century.state import MAX_SEATS
from . import observation

if TYPE_CHECKING:
    from .game import EastToWest1

TURNS = tuple(RouteTurn(seat) for seat in range(MAX_SEATS))


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest1State(RouteState["EastToWest1"], SettledTable["EastToWest1"]):
    """The boards with settlers and merchants, and before each seat a trade route."""

    merchants: Merchants = part()
    deals: Deals | None = part_or_none()
    kept: list[list[int]] = list_per_seat()
    land: Land = part()
    refreshes: list[int] = per_seat(0)
    route: list[list[int]] = list_per_seat()
    travellers: list[list[int]] = list_per_seat()

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        SettledTable.resample_hidden(self, seat, stream)
        self.redraw_merchants(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        found = invariants.problems(self, self.game.tables.setup)
        for seat in range(self.players):
            if invariants.settlers_on_boards(self, seat) + sum(self.travellers[seat]) != self.game.settlers:
                found.append(f"a settler of seat {seat} is lost or doubled")
            if len(self.travellers[seat]) != len(self.route[seat]):
                found.append(f"settlers of seat {seat} stand on no card")
        return found + self.game.merchants.violations(self)
