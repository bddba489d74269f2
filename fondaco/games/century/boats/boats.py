"""Boats of settlers: Seereise, Seehandel, Stützpunkt (page 13), the locations that Von Ost nach West adds for the islands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ....core.actions import Axis, Family
from ....core.columns import part
from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ..cubes.packing import missing
from ..cubes.trade import Trade
from ..sea.components import Sea
from ..sea.island_market import OfferTrade
from ..sea.outposts import NO_COLUMN, OutpostGame, OutpostState, build, build_details, can_build, has_outpost, outpost_points
from ..sea.ships import destinations, require_destination, sail_to, toll
from ..settlers import bonus_tiles, formatters
from ..settlers.locations import Kind
from ..settlers.state import Land, SettledGame
from ..settlers.table import SettledTable
from ..settlers.work import BASIC, Deed

WORDING = formatters.WORDING | {
    "islands[].island": "tile",
    "islands[].ships[]": "seat_number",
    "islands[].outposts[]": "seat_number",
    "seas[].sea": "tile",
    "seas[].ships[]": "seat_number",
    "seats[].ship": "tile",
}
"""Which noun words which part of an observation."""


class BoatGame(SettledGame, OutpostGame):
    """A game in which settlers go to sea."""

    column_stacks: tuple[int, ...]
    """The stacks from which a bonus tile is taken for an emptied column."""

    def boat_families(self) -> list[Family]:
        """The families of the shared questions about boats."""
        self.market = Family("market", Axis("tile", self.islands.labels))
        return [self.sail, self.build, self.nothing, self.market]

    def range_of(self, place: int) -> int:
        """How many steps a location lets a boat go."""
        return {"1": 1, "1-2": 2, "any": len(self.tiles)}[self.locations.range[place]]


Boat_co = TypeVar("Boat_co", bound=BoatGame, covariant=True, default=BoatGame)


@dataclass(slots=True, eq=False, init=False, repr=False)
class BoatState(SettledTable[Boat_co], OutpostState[Boat_co]):
    """A state with boats."""

    land: Land = part()
    sea: Sea = part()

    def arrived(self, seat: int) -> None:
        self.stack.append(GoAshore(seat))

    def outpost_built(self, seat: int, tile: int, column: int) -> None:
        """An emptied column brings a bonus tile, if there is one and a free slot for it."""
        if column != NO_COLUMN and bonus_tiles.can_take(self, seat, self.game.column_stacks):
            self.stack.append(ColumnBonus(seat))

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        found = SettledTable.action_details(self, action)
        game = self.game
        if action == game.build.base:
            return {**found, **build_details(self)}
        if game.sail.base <= action < game.sail.end:
            return {**found, **sail_details(self, action - game.sail.base)}
        if action == game.nothing.base:
            return {**found, "left": "outpost" if self.stack and isinstance(self.question, BuildOrNot) else "trade"}
        return found

    def breakdown(self) -> list[dict[str, int]]:
        found = SettledTable.breakdown(self)
        for seat, sources in enumerate(found):
            sources["outposts"] = outpost_points(self, seat)
        return found


def sail_details(s: BoatState, tile: int) -> dict[str, JsonValue]:
    """Whether a tile is the sea, and how many cubes are handed over there."""
    return {"sea": int(tile >= s.game.first_harbour), "toll": toll(s, s.player or 0, tile)}


# --- Seereise ----------------------------------------------------------------------------------------------------------------


class SailBoat(Question[BoatState]):
    """Where does your boat sail? To another tile (a ruling: boat-changes-tile)."""

    __slots__ = ("steps",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def legal(self, s: BoatState) -> list[int]:
        base = s.game.sail.base
        return [base + tile for tile in destinations(s, self.seat, self.steps, s.cubes[self.seat])]

    def apply(self, s: BoatState, action: int) -> None:
        game = s.game
        if not game.sail.base <= action < game.sail.end:
            raise not_asked()
        tile = action - game.sail.base
        require_destination(s, self.seat, tile, self.steps)
        sail_to(s, self.seat, tile)

    def prompt(self, s: BoatState) -> Message:
        ship = s.sea.ships[self.seat]
        sea = int(ship >= s.game.first_harbour)
        return Message("ask-boat", {"here": s.game.tiles[ship], "sea": sea, "steps": min(self.steps, 3)})


class GoAshore(Task[BoatState]):
    """All tolls are paid: an outpost may be built, then the trade of the island is offered; on the open sea there is nothing."""

    __slots__ = ()

    def run(self, s: BoatState, seat: int) -> None:
        tile = s.sea.ships[seat]
        if tile < s.game.first_harbour:
            s.stack.append(OfferTrade(seat))
            if can_build(s, seat, tile):
                s.stack.append(BuildOrNot(seat))


class BuildOrNot(Question[BoatState]):
    """Do you build an outpost here? Only asked when it can be paid."""

    __slots__ = ()

    def legal(self, s: BoatState) -> list[int]:
        return [s.game.build.base, s.game.nothing.base]

    def apply(self, s: BoatState, action: int) -> None:
        if action == s.game.build.base:
            build(s, self.seat)
        elif action != s.game.nothing.base:
            raise not_asked()

    def prompt(self, s: BoatState) -> Message:
        return Message("ask-build", {"here": s.game.tiles[s.sea.ships[self.seat]]})


class ColumnBonus(Question[BoatState]):
    """Which bonus tile do you take for the emptied column?"""

    __slots__ = ()

    def legal(self, s: BoatState) -> list[int]:
        return bonus_tiles.legal_stacks(s, s.game.column_stacks)

    def apply(self, s: BoatState, action: int) -> None:
        game = s.game
        if not game.bonus.base <= action < game.bonus.end:
            raise not_asked()
        bonus_tiles.take(s, self.seat, action - game.bonus.base, game.column_stacks)

    def prompt(self, s: BoatState) -> Message:
        return Message("ask-column-bonus", {"seat": self.seat})


def sail_boat(s: BoatState, seat: int, place: int) -> None:
    """Seereise-Feld: the boat moves, as far as the location says."""
    s.stack.append(SailBoat(seat, s.game.range_of(place)))


def can_sail_boat(s: BoatState, seat: int, place: int, store: int) -> bool:
    """Whether the boat could end its movement anywhere."""
    return bool(destinations(s, seat, s.game.range_of(place), store))


def require_sail_boat(s: BoatState, seat: int, place: int, store: int) -> None:
    """Refuse a voyage that could end nowhere: all tiles are taken, and there are no cubes for the toll."""
    if not destinations(s, seat, s.game.range_of(place), store):
        raise Refused("boat-cannot-land")


# --- Seehandel and Stützpunkt ------------------------------------------------------------------------------------------------


def boat_trade(s: BoatState, seat: int, place: int) -> None:
    """Seehandels-Feld: the trade of the island where the boat is, once at least."""
    islands, tile = s.game.islands, s.sea.ships[seat]
    s.stack.append(Trade(seat, islands.cost[tile], islands.gain[tile]))


def can_boat_trade(s: BoatState, seat: int, place: int, store: int) -> bool:
    """Whether the boat is at an island whose trade can be paid once."""
    tile = s.sea.ships[seat]
    return tile < s.game.first_harbour and s.game.islands.payable[store][tile]


def require_boat_trade(s: BoatState, seat: int, place: int, store: int) -> None:
    """Refuse a trade on the open sea, or one that cannot be paid once."""
    tile = s.sea.ships[seat]
    if tile >= s.game.first_harbour:
        raise Refused("no-island", tile=s.game.tiles[tile])
    if not s.game.islands.payable[store][tile]:
        raise Refused("cannot-trade", cubes=missing(store, s.game.islands.cost[tile]))


class ChooseMarket(Question[BoatState]):
    """On which of the islands with your outposts do you trade?"""

    __slots__ = ()

    def legal(self, s: BoatState) -> list[int]:
        base = s.game.market.base
        return [base + tile for tile in own_markets(s, self.seat, s.cubes[self.seat])]

    def apply(self, s: BoatState, action: int) -> None:
        game = s.game
        if not game.market.base <= action < game.market.end:
            raise not_asked()
        tile = action - game.market.base
        if not has_outpost(s, self.seat, tile):
            raise Refused("no-outpost", tile=game.tiles[tile])
        cost = game.islands.cost[tile]
        if not game.islands.payable[s.cubes[self.seat]][tile]:
            raise Refused("cannot-trade", cubes=missing(s.cubes[self.seat], cost))
        s.stack.append(Trade(self.seat, cost, game.islands.gain[tile]))

    def prompt(self, s: BoatState) -> Message:
        return Message("ask-market")


def own_markets(s: BoatState, seat: int, store: int) -> list[int]:
    """The islands with an outpost of a seat whose trade can be paid once."""
    payable = s.game.islands.payable[store]
    outposts = s.sea.outposts
    return [tile for tile in range(s.game.first_harbour) if outposts[tile] >> seat & 1 and payable[tile]]


def outpost_trade(s: BoatState, seat: int, place: int) -> None:
    """Stützpunkt-Feld: the trade of an island with an own outpost, once at least."""
    s.stack.append(ChooseMarket(seat))


def can_outpost_trade(s: BoatState, seat: int, place: int, store: int) -> bool:
    """Whether there is such an island."""
    return bool(own_markets(s, seat, store))


def require_outpost_trade(s: BoatState, seat: int, place: int, store: int) -> None:
    """Refuse to trade where there is no such island."""
    if not own_markets(s, seat, store):
        raise Refused("no-market")


MOVE_BOAT = Deed(sail_boat, can_sail_boat, require_sail_boat)
BOAT_TRADE = Deed(boat_trade, can_boat_trade, require_boat_trade)
OUTPOST_TRADE = Deed(outpost_trade, can_outpost_trade, require_outpost_trade)
DEEDS: dict[Kind, Deed] = BASIC | {
    "move_boat": MOVE_BOAT,
    "boat_trade": BOAT_TRADE,
    "outpost_trade": OUTPOST_TRADE,
}
"""What settlers do in the games with boats, by the kind of location."""
