"""Seereise, Seehandel, Stützpunkt: the locations that send settlers to the islands (page 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import JsonValue, Message
from ..cubes.packing import missing
from ..cubes.trade import Trade
from ..obstacles import COST_NOT_PAYABLE
from ..obstacles import MESSAGES as CUBE_MESSAGES
from ..sea.island_market import OfferTrade
from ..sea.outposts import NO_COLUMN, build, build_obstacle
from ..sea.ships import destination_obstacle, destination_refusal, destinations, sail_to
from ..settlers.bonus_tiles import TakeBonusTile, can_take
from ..settlers.locations import Kind
from ..settlers.work import BASIC_ACTIONS, LocationAction
from ..state import DetailedQuestion
from .boat_obstacles import CANNOT_LAND, MESSAGES, NO_ISLAND, NO_MARKET, NO_OUTPOST

if TYPE_CHECKING:
    from ..state import CenturyState


def land_boat(s: CenturyState, seat: int) -> None:
    """Offer what the island has, after all tolls are paid."""
    s.stack.append(LandBoat(seat))


def reward_outpost(s: CenturyState, seat: int, column: int) -> None:
    """Offer a bonus tile for an emptied column, if there is one and a free slot for it."""
    if column != NO_COLUMN and can_take(s, seat, s.game.boats.column_stacks):
        s.stack.append(ColumnBonus(seat))


# --- Seereise ----------------------------------------------------------------------------------------------------------------


class SailBoat(Question["CenturyState"]):
    """Where does your boat sail? To another tile (a ruling: boat-changes-tile)."""

    __slots__ = ("steps",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def legal(self, s: CenturyState) -> list[int]:
        sail = s.game.sea.sail.actions
        return [sail[tile] for tile in destinations(s, self.seat, self.steps, s.cubes[self.seat])]

    def obstacle(self, s: CenturyState, action: int) -> int:
        tile = s.game.sea.sail.offset(action)
        return destination_obstacle(s, self.seat, tile, self.steps) if tile >= 0 else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return destination_refusal(s, self.seat, s.game.sea.sail.offset(action), self.steps, obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        sail_to(s, self.seat, s.game.sea.sail.offset(action))

    def prompt(self, s: CenturyState) -> Message:
        ship = s.sea.ships[self.seat]
        sea = s.game.sea
        steps = min(self.steps, 3)
        return Message("ask-boat", {"here": sea.tiles[ship], "sea": int(sea.is_open_sea(ship)), "steps": steps})


class LandBoat(Task["CenturyState"]):
    """Offer an outpost, then the trade of the island, after all tolls are paid. The open sea has nothing."""

    __slots__ = ()

    def run(self, s: CenturyState, seat: int) -> None:
        tile = s.sea.ships[seat]
        if s.game.sea.is_island(tile):
            s.stack.append(OfferTrade(seat))
            if not build_obstacle(s, seat, tile):
                s.stack.append(BuildOrNot(seat))


class BuildOrNot(DetailedQuestion["CenturyState"]):
    """Do you build an outpost here? Asked if you can pay for it."""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        return [s.game.sea.build.only, s.game.sea.nothing.only]

    def obstacle(self, s: CenturyState, action: int) -> int:
        return NO_OBSTACLE if action == s.game.sea.build.only or action == s.game.sea.nothing.only else OTHER_QUESTION

    def perform(self, s: CenturyState, action: int) -> None:
        if action == s.game.sea.build.only:
            build(s, self.seat)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-build", {"here": s.game.sea.tiles[s.sea.ships[self.seat]]})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"left": "outpost"} if action == s.game.sea.nothing.only else {}


class ColumnBonus(TakeBonusTile):
    """Which bonus tile do you take for the emptied column?"""

    __slots__ = ()
    may_decline = False

    def stacks(self, s: CenturyState) -> Sequence[int]:
        return s.game.boats.column_stacks

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-column-bonus", {"seat": self.seat})


def sail_boat(s: CenturyState, seat: int, location: int) -> None:
    """Seereise-Feld: the boat moves, as far as the location allows."""
    s.stack.append(SailBoat(seat, s.game.boats.range_of(location)))


def sail_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents a voyage: it could end nowhere, for others are on all tiles and there are no cubes for the toll."""
    return NO_OBSTACLE if destinations(s, seat, s.game.boats.range_of(location), cubes) else CANNOT_LAND


def sail_refusal(s: CenturyState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a voyage."""
    return Refused(MESSAGES[obstacle])


# --- Seehandel and Stützpunkt ------------------------------------------------------------------------------------------------


def boat_trade(s: CenturyState, seat: int, location: int) -> None:
    """Seehandels-Feld: the trade of the island where the boat is, at least once."""
    islands, tile = s.game.sea.islands, s.sea.ships[seat]
    s.stack.append(Trade(seat, islands.cost[tile], islands.gain[tile]))


def boat_trade_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents the trade: the boat is on the open sea, or the cubes do not pay for it once."""
    tile = s.sea.ships[seat]
    if not s.game.sea.is_island(tile):
        return NO_ISLAND
    return NO_OBSTACLE if s.game.sea.islands.payable[cubes][tile] else COST_NOT_PAYABLE


def boat_trade_refusal(s: CenturyState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to the trade where the boat is."""
    tile = s.sea.ships[seat]
    return island_refusal(s, tile, cubes, obstacle)


def island_refusal(s: CenturyState, tile: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a trade on a tile."""
    if obstacle == COST_NOT_PAYABLE:
        return Refused(CUBE_MESSAGES[obstacle], cubes=missing(cubes, s.game.sea.islands.cost[tile]))
    return Refused(MESSAGES[obstacle], tile=s.game.sea.tiles[tile])


class ChooseMarket(Question["CenturyState"]):
    """On which of the islands with your outposts do you trade?"""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        market = s.game.boats.market.actions
        return [market[tile] for tile in affordable_markets(s, self.seat, s.cubes[self.seat])]

    def obstacle(self, s: CenturyState, action: int) -> int:
        tile = s.game.boats.market.offset(action)
        return market_obstacle(s, self.seat, tile, s.cubes[self.seat]) if tile >= 0 else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return island_refusal(s, s.game.boats.market.offset(action), s.cubes[self.seat], obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        islands, tile = s.game.sea.islands, s.game.boats.market.offset(action)
        s.stack.append(Trade(self.seat, islands.cost[tile], islands.gain[tile]))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-market")


def market_obstacle(s: CenturyState, seat: int, tile: int, cubes: int) -> int:
    """Return what prevents a trade on an island: the seat has no outpost there, or the cubes do not pay for it once."""
    if not s.sea.has_outpost(seat, tile):
        return NO_OUTPOST
    return NO_OBSTACLE if s.game.sea.islands.payable[cubes][tile] else COST_NOT_PAYABLE


def affordable_markets(s: CenturyState, seat: int, cubes: int) -> list[int]:
    """Return the islands without a `market_obstacle`: those with an outpost of a seat whose trade these cubes pay for once."""
    # Fast path, 2.6 µs instead of 6.6: most islands have no outpost, and none of them is asked about its trade
    sea, rules = s.sea, s.game.sea
    outposts, payable = sea.outposts, rules.islands.payable[cubes]
    return [tile for tile in range(rules.first_harbour) if outposts[tile] and sea.has_outpost(seat, tile) and payable[tile]]


def outpost_trade(s: CenturyState, seat: int, location: int) -> None:
    """Stützpunkt-Feld: the trade of an island with an outpost of the seat, at least once."""
    s.stack.append(ChooseMarket(seat))


def outpost_trade_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents such a trade: no island has both an outpost of the seat and a trade that can be paid."""
    return NO_OBSTACLE if affordable_markets(s, seat, cubes) else NO_MARKET


def outpost_trade_refusal(s: CenturyState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to such a trade."""
    return Refused(MESSAGES[obstacle])


MOVE_BOAT = LocationAction(sail_boat, sail_obstacle, sail_refusal)
BOAT_TRADE = LocationAction(boat_trade, boat_trade_obstacle, boat_trade_refusal)
OUTPOST_TRADE = LocationAction(outpost_trade, outpost_trade_obstacle, outpost_trade_refusal)
LOCATION_ACTIONS: dict[Kind, LocationAction] = {
    **BASIC_ACTIONS,
    "move_boat": MOVE_BOAT,
    "boat_trade": BOAT_TRADE,
    "outpost_trade": OUTPOST_TRADE,
}
"""What settlers do in the games with boats, by the kind of location."""
