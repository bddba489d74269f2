"""Marktaktion: the trade of the island where the ship stands (page 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Task
from ....core.messages import JsonValue, Message
from ..cubes.packing import unpack
from ..cubes.trade import Trade, possible_trades, trade_details
from ..state import DetailedQuestion
from .outposts import OutpostState, has_outpost


def island_trades(s: OutpostState, seat: int) -> list[int]:
    """The answers that trade where the ship stands; none without an outpost there."""
    tile = s.sea.ships[seat]
    if not s.sea.outposts[tile] >> seat & 1:
        return []
    return possible_trades(s, seat, s.game.islands.cost[tile])


def trade_on_island(s: OutpostState, seat: int, action: int) -> None:
    """Trade where the ship stands as often as the answer says: an outpost is needed."""
    game = s.game
    tile = s.sea.ships[seat]
    if tile >= game.first_harbour:
        raise Refused("no-island", tile=game.tiles[tile])
    if not has_outpost(s, seat, tile):
        raise Refused("no-outpost", tile=game.tiles[tile])
    Trade(seat, game.islands.cost[tile], game.islands.gain[tile]).apply(s, action)


class TradeOrNot(DetailedQuestion[OutpostState]):
    """How often do you trade? Not at all is an answer here.

    Who has come to an island or built there need not trade (a ruling: island-trade-is-free).
    """

    __slots__ = ("cost", "gain")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "gain")

    def __init__(self, seat: int, cost: int, gain: int) -> None:
        self.seat = seat
        self.cost = cost
        self.gain = gain

    def legal(self, s: OutpostState) -> list[int]:
        return [s.game.nothing.base, *possible_trades(s, self.seat, self.cost)]

    def apply(self, s: OutpostState, action: int) -> None:
        if action != s.game.nothing.base:
            Trade(self.seat, self.cost, self.gain).apply(s, action)

    def prompt(self, s: OutpostState) -> Message:
        return Message("ask-trade-or-not", {"cost": unpack(self.cost), "gain": unpack(self.gain)})

    def details(self, s: OutpostState, action: int) -> Mapping[str, JsonValue | Message]:
        if action == s.game.nothing.base:
            return {"asked": "trade"}
        return trade_details(s, action, self.cost, self.gain)


class OfferTrade(Task[OutpostState]):
    """Once an outpost is built and all that it brings is settled: the trade of the island, if it can be paid."""

    __slots__ = ()

    def run(self, s: OutpostState, seat: int) -> None:
        islands = s.game.islands
        tile = s.sea.ships[seat]
        if islands.payable[s.cubes[seat]][tile]:
            s.stack.append(TradeOrNot(seat, islands.cost[tile], islands.gain[tile]))
