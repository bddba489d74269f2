"""Stützpunkte: what it costs to build one, which one is taken from the player board, and when a column is empty (page 5).

The games differ in the number of columns, in the points below the outposts and in what an emptied column brings.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.components import Section, require
from ....core.errors import Refused
from ....core.frames import Question
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ..cubes.packing import COLOURS, COUNT, ONE, total
from ..cubes.payment import paid_rising, rising_payments
from .components import NOWHERE, SYMBOLS, SeaGame, SeaState

ROWS = len(SYMBOLS)
NO_COLUMN = -1
"""Instead of a column: none has been emptied."""


class OutpostTable(Section, frozen=True, kw_only=True):
    """The player boards in a component file, and what an outpost costs."""

    values: list[int]
    price: int
    price_of_two: int

    def __post_init__(self) -> None:
        require(len(self.values) >= 1, "there must be a column")
        require(min(self.price, self.price_of_two, *self.values) >= 0, "values and prices must be 0 or more")


class OutpostGame(SeaGame):
    """A game with outposts."""

    columns: int
    """How many outposts each row of a player board holds."""
    uncovered: tuple[int, ...]
    """The points that a row shows, by the number of outposts taken from it."""
    prices: dict[int, int]
    """What an outpost costs for each one that is there already, by the number of players."""

    def set_outposts(self, table: OutpostTable, most_players: int) -> None:
        """Set the numbers: points from left to right, and the price, which is another in a game of two."""
        self.columns = len(table.values)
        self.uncovered = tuple(sum(table.values[:taken]) for taken in range(len(table.values) + 1))
        self.prices = {players: table.price_of_two if players == 2 else table.price for players in range(1, most_players + 1)}


Outpost_co = TypeVar("Outpost_co", bound=OutpostGame, covariant=True, default=OutpostGame)


class OutpostState(SeaState[Outpost_co]):
    """A state with outposts."""

    __slots__ = ()


def price_of(s: OutpostState, tile: int) -> int:
    """What an outpost on an island costs now, in cubes of choice."""
    return s.sea.outposts[tile].bit_count() * s.game.prices[s.players]


def build_details(s: OutpostState) -> dict[str, JsonValue]:
    """What the position adds to the words for building: the price where the ship of the seat to act is."""
    ship = NOWHERE if s.player is None else s.sea.ships[s.player]
    return {"price": 0 if ship == NOWHERE else price_of(s, ship)}


def has_outpost(s: OutpostState, seat: int, tile: int) -> bool:
    """Whether a seat has its outpost on a tile."""
    return bool(s.sea.outposts[tile] >> seat & 1)


def can_build(s: OutpostState, seat: int, tile: int) -> bool:
    """Whether a seat may build on a tile: on an island where it has no outpost, if it can pay."""
    there = s.sea.outposts[tile]
    if tile >= s.game.first_harbour or there >> seat & 1:
        return False
    return not there or s.cubes[seat] % COUNT >= there.bit_count() * s.game.prices[s.players]


def build(s: OutpostState, seat: int) -> None:
    """Build where the ship stands: pay first, then the leftmost outpost of the island's row goes there."""
    tile = s.sea.ships[seat]
    label = s.game.tiles[tile]
    if tile >= s.game.first_harbour:
        raise Refused("no-island", tile=label)
    if has_outpost(s, seat, tile):
        raise Refused("already-built", tile=label)
    price, held = price_of(s, tile), total(s.cubes[seat])
    if held < price:
        raise Refused("too-few-to-build", tile=label, needed=price, held=held)
    if price:
        s.stack.append(PayOutpost(seat, 0, price))
    else:
        set_outpost(s, seat, tile)


class PayOutpost(Question[OutpostState]):
    """With which cube do you pay for the outpost? The colours rise from cube to cube."""

    __slots__ = ("least", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "least", "left")

    selection_fields = ()

    def __init__(self, seat: int, least: int, left: int) -> None:
        self.seat = seat
        self.least = least
        self.left = left

    def legal(self, s: OutpostState) -> list[int]:
        return rising_payments(s, self.seat, self.least, self.left)

    def apply(self, s: OutpostState, action: int) -> None:
        seat = self.seat
        colour = paid_rising(s, seat, action, self.least, self.left)
        s.cubes[seat] -= ONE[colour]
        if s.event_sink is not None:
            s.emit("pay-outpost", seat, colour=COLOURS[colour])
        if self.left > 1:
            s.stack.append(PayOutpost(seat, colour, self.left - 1))
        else:
            set_outpost(s, seat, s.sea.ships[seat])

    def prompt(self, s: OutpostState) -> Message:
        return Message("ask-pay-outpost", {"here": s.game.tiles[s.sea.ships[self.seat]], "cubes_left": self.left})


def set_outpost(s: OutpostState, seat: int, tile: int) -> None:
    """The leftmost outpost of the row with the island's symbol moves to the island."""
    sea = s.sea
    first = ROWS * seat
    row = s.game.islands.row[tile]
    sea.outposts[tile] |= 1 << seat
    sea.built[first + row] += 1
    taken = sea.built[first + row]
    emptied = min(sea.built[first : first + ROWS]) == taken
    if s.event_sink is not None:
        s.emit("build", seat, tile=s.game.tiles[tile])
        if emptied:
            s.emit("column", seat, column=taken)
    s.outpost_built(seat, tile, taken - 1 if emptied else NO_COLUMN)


def outpost_points(s: OutpostState, seat: int) -> int:
    """The points that show on a player board."""
    uncovered = s.game.uncovered
    built = s.sea.built
    first = ROWS * seat
    return sum(uncovered[taken] for taken in built[first : first + ROWS])
