"""Seereise, Seehandel, Stützpunkt: the locations that send settlers to the islands (page 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....core.columns import part
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task, not_asked
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ..cubes.packing import missing
from ..cubes.trade import Trade
from ..obstacles import COST_NOT_PAYABLE
from ..obstacles import MESSAGES as CUBE_MESSAGES
from ..sea.components import Sea
from ..sea.island_market import OfferTrade
from ..sea.outposts import NO_COLUMN, OutpostGame, OutpostState, build, can_build, has_outpost
from ..sea.ships import destinations, require_destination, sail_to
from ..settlers.boards import Boards
from ..settlers.bonus_tiles import TakeBonusTile, can_take
from ..settlers.locations import Kind
from ..settlers.work import BASIC_ACTIONS, LocationAction
from ..state import CenturyState, DetailedQuestion
from .boat_obstacles import CANNOT_LAND, MESSAGES, NO_ISLAND, NO_MARKET, NO_OUTPOST
from .boat_rules import BoatRules


class BoatGame(OutpostGame):
    """A game in which settlers go to sea."""

    boats: BoatRules


Boat_co = TypeVar("Boat_co", bound=BoatGame, covariant=True, default=BoatGame)


@dataclass(slots=True, eq=False, init=False, repr=False)
class BoatState(OutpostState[Boat_co]):
    """A state with boats."""

    boards: Boards = part()
    sea: Sea = part()

    def arrived(self, seat: int) -> None:
        self.stack.append(LandBoat(seat))

    def outpost_built(self, seat: int, tile: int, column: int) -> None:
        """An emptied column brings a bonus tile, if there is one and a free slot for it."""
        if column != NO_COLUMN and can_take(self, seat, self.game.boats.column_stacks):
            self.stack.append(ColumnBonus(seat))


# --- Seereise ----------------------------------------------------------------------------------------------------------------


class SailBoat(Question[BoatState]):
    """Where does your boat sail? To another tile (a ruling: boat-changes-tile)."""

    __slots__ = ("steps",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def legal(self, s: BoatState) -> list[int]:
        sail = s.game.sail.actions
        return [sail[tile] for tile in destinations(s, self.seat, self.steps, s.cubes[self.seat])]

    def apply(self, s: BoatState, action: int) -> None:
        tile = s.game.sail.offset(action)
        if tile < 0:
            raise not_asked()
        require_destination(s, self.seat, tile, self.steps)
        sail_to(s, self.seat, tile)

    def prompt(self, s: BoatState) -> Message:
        ship = s.sea.ships[self.seat]
        sea = int(ship >= s.game.first_harbour)
        return Message("ask-boat", {"here": s.game.tiles[ship], "sea": sea, "steps": min(self.steps, 3)})


class LandBoat(Task[BoatState]):
    """All tolls are paid: an outpost may be built, then the trade of the island is offered; the open sea has nothing."""

    __slots__ = ()

    def run(self, s: BoatState, seat: int) -> None:
        tile = s.sea.ships[seat]
        if tile < s.game.first_harbour:
            s.stack.append(OfferTrade(seat))
            if can_build(s, seat, tile):
                s.stack.append(BuildOrNot(seat))


class BuildOrNot(DetailedQuestion[BoatState]):
    """Do you build an outpost here? Asked if you can pay for it."""

    __slots__ = ()

    def legal(self, s: BoatState) -> list[int]:
        return [s.game.build.only, s.game.nothing.only]

    def obstacle(self, s: BoatState, action: int) -> int:
        return NO_OBSTACLE if action == s.game.build.only or action == s.game.nothing.only else OTHER_QUESTION

    def perform(self, s: BoatState, action: int) -> None:
        if action == s.game.build.only:
            build(s, self.seat)

    def prompt(self, s: BoatState) -> Message:
        return Message("ask-build", {"here": s.game.tiles[s.sea.ships[self.seat]]})

    def details(self, s: BoatState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"left": "outpost"} if action == s.game.nothing.only else {}


class ColumnBonus(TakeBonusTile):
    """Which bonus tile do you take for the emptied column?"""

    __slots__ = ()
    may_decline = False

    def stacks(self, s: CenturyState) -> Sequence[int]:
        return s.game.boats.column_stacks

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-column-bonus", {"seat": self.seat})


def sail_boat(s: BoatState, seat: int, location: int) -> None:
    """Seereise-Feld: the boat moves, as far as the location allows."""
    s.stack.append(SailBoat(seat, s.game.boats.range_of(s, location)))


def sail_obstacle(s: BoatState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents a voyage: it could end nowhere, for others are on all tiles and there are no cubes for the toll."""
    return NO_OBSTACLE if destinations(s, seat, s.game.boats.range_of(s, location), cubes) else CANNOT_LAND


def sail_refusal(s: BoatState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a voyage."""
    return Refused(MESSAGES[obstacle])


# --- Seehandel and Stützpunkt ------------------------------------------------------------------------------------------------


def boat_trade(s: BoatState, seat: int, location: int) -> None:
    """Seehandels-Feld: the trade of the island where the boat is, at least once."""
    islands, tile = s.game.islands, s.sea.ships[seat]
    s.stack.append(Trade(seat, islands.cost[tile], islands.gain[tile]))


def boat_trade_obstacle(s: BoatState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents the trade: the boat is on the open sea, or the cubes do not pay for it once."""
    tile = s.sea.ships[seat]
    if tile >= s.game.first_harbour:
        return NO_ISLAND
    return NO_OBSTACLE if s.game.islands.payable[cubes][tile] else COST_NOT_PAYABLE


def boat_trade_refusal(s: BoatState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to the trade where the boat is."""
    tile = s.sea.ships[seat]
    return island_refusal(s, tile, cubes, obstacle)


def island_refusal(s: BoatState, tile: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a trade on a tile."""
    if obstacle == COST_NOT_PAYABLE:
        return Refused(CUBE_MESSAGES[obstacle], cubes=missing(cubes, s.game.islands.cost[tile]))
    return Refused(MESSAGES[obstacle], tile=s.game.tiles[tile])


class ChooseMarket(Question[BoatState]):
    """On which of the islands with your outposts do you trade?"""

    __slots__ = ()

    def legal(self, s: BoatState) -> list[int]:
        market = s.game.boats.market.actions
        return [market[tile] for tile in affordable_markets(s, self.seat, s.cubes[self.seat])]

    def obstacle(self, s: BoatState, action: int) -> int:
        tile = s.game.boats.market.offset(action)
        return market_obstacle(s, self.seat, tile, s.cubes[self.seat]) if tile >= 0 else OTHER_QUESTION

    def refusal(self, s: BoatState, action: int, obstacle: int) -> Refused:
        return island_refusal(s, s.game.boats.market.offset(action), s.cubes[self.seat], obstacle)

    def perform(self, s: BoatState, action: int) -> None:
        islands, tile = s.game.islands, s.game.boats.market.offset(action)
        s.stack.append(Trade(self.seat, islands.cost[tile], islands.gain[tile]))

    def prompt(self, s: BoatState) -> Message:
        return Message("ask-market")


def market_obstacle(s: BoatState, seat: int, tile: int, cubes: int) -> int:
    """Return what prevents a trade on an island: the seat has no outpost there, or the cubes do not pay for it once."""
    if not has_outpost(s, seat, tile):
        return NO_OUTPOST
    return NO_OBSTACLE if s.game.islands.payable[cubes][tile] else COST_NOT_PAYABLE


def affordable_markets(s: BoatState, seat: int, cubes: int) -> list[int]:
    """Return the islands with an outpost of a seat whose trade these cubes pay for once."""
    return [tile for tile in range(s.game.first_harbour) if not market_obstacle(s, seat, tile, cubes)]


def outpost_trade(s: BoatState, seat: int, location: int) -> None:
    """Stützpunkt-Feld: the trade of an island with an outpost of the seat, at least once."""
    s.stack.append(ChooseMarket(seat))


def outpost_trade_obstacle(s: BoatState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents such a trade: no island has both an outpost of the seat and a trade that can be paid."""
    return NO_OBSTACLE if affordable_markets(s, seat, cubes) else NO_MARKET


def outpost_trade_refusal(s: BoatState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
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
