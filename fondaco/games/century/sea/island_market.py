"""Marktaktion: the trade of the island where the ship is (page 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, Task
from ....core.messages import JsonValue, Message
from ..cubes.packing import unpack
from ..cubes.trade import Trade, possible_trades, trade_details, trade_obstacle, trade_refusal
from ..state import DetailedQuestion
from .sea_obstacles import MESSAGES, NO_OWN_OUTPOST, NOT_AN_ISLAND

if TYPE_CHECKING:
    from ..state import CenturyState


def island_trades(s: CenturyState, seat: int) -> list[int]:
    """Return the actions that trade where the ship is; none without an outpost there."""
    tile = s.sea.ships[seat]
    return possible_trades(s, seat, s.game.sea.islands.cost[tile]) if s.sea.has_outpost(seat, tile) else []


def island_trade_obstacle(s: CenturyState, seat: int, action: int) -> int:
    """Return what prevents a seat from trading where its ship is as often as an action says."""
    tile = s.sea.ships[seat]
    if not s.game.sea.is_island(tile):
        return NOT_AN_ISLAND
    if not s.sea.has_outpost(seat, tile):
        return NO_OWN_OUTPOST
    return trade_obstacle(s, seat, s.game.sea.islands.cost[tile], action)


def island_trade_refusal(s: CenturyState, seat: int, action: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to the trade where the ship is."""
    tile = s.sea.ships[seat]
    if obstacle in (NOT_AN_ISLAND, NO_OWN_OUTPOST):
        return Refused(MESSAGES[obstacle], tile=s.game.sea.tiles[tile])
    return trade_refusal(s, seat, s.game.sea.islands.cost[tile], action)


def trade_on_island(s: CenturyState, seat: int, action: int) -> None:
    """Trade where the ship is as often as an action says."""
    islands, tile = s.game.sea.islands, s.sea.ships[seat]
    Trade(seat, islands.cost[tile], islands.gain[tile]).perform(s, action)


class TradeOrNot(DetailedQuestion["CenturyState"]):
    """How often do you trade? Not at all is an answer here.

    A seat that has come to an island or built there need not trade (a ruling: island-trade-is-free).
    """

    __slots__ = ("cost", "gain")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "gain")

    def __init__(self, seat: int, cost: int, gain: int) -> None:
        self.seat = seat
        self.cost = cost
        self.gain = gain

    def legal(self, s: CenturyState) -> list[int]:
        return [s.game.sea.nothing.only, *possible_trades(s, self.seat, self.cost)]

    def obstacle(self, s: CenturyState, action: int) -> int:
        return NO_OBSTACLE if action == s.game.sea.nothing.only else trade_obstacle(s, self.seat, self.cost, action)

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return trade_refusal(s, self.seat, self.cost, action)

    def perform(self, s: CenturyState, action: int) -> None:
        if action != s.game.sea.nothing.only:
            Trade(self.seat, self.cost, self.gain).perform(s, action)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-trade-or-not", {"cost": unpack(self.cost), "gain": unpack(self.gain)})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        if action == s.game.sea.nothing.only:
            return {"asked": "trade"}
        return trade_details(s, action, self.cost, self.gain)


class OfferTrade(Task["CenturyState"]):
    """Offer the trade of the island if it can be paid. This comes after an outpost is built and its rewards are settled."""

    __slots__ = ()

    def run(self, s: CenturyState, seat: int) -> None:
        islands, tile = s.game.sea.islands, s.sea.ships[seat]
        if islands.payable[s.cubes[seat]][tile]:
            s.stack.append(TradeOrNot(seat, islands.cost[tile], islands.gain[tile]))
