"""Stützpunkte: the price of an outpost, which one is taken from the player board, and when a column is empty (page 5).

The games differ in the number of columns, in the points below the outposts and in the reward for an emptied column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, Question
from ....core.messages import JsonValue, Message
from ..cubes.packing import COLOURS, ONE, total
from ..cubes.payment import payment_refusal, rising_payment_obstacle, rising_payments
from .sea import NOWHERE
from .sea_obstacles import ALREADY_BUILT, MESSAGES, NOT_AN_ISLAND, TOO_FEW_TO_BUILD

if TYPE_CHECKING:
    from ..state import CenturyState

NO_COLUMN: Final = -1
"""Instead of a column: none has been emptied."""


def price_of(s: CenturyState, tile: int) -> int:
    """Return the price of an outpost on an island now, in cubes of the seat's choice."""
    return s.sea.outpost_count(tile) * s.game.sea.prices[s.players]


def build_details(s: CenturyState) -> dict[str, JsonValue]:
    """Return what the position adds to the words for building: the price where the ship of the seat to act is."""
    ship = NOWHERE if s.player is None else s.sea.ships[s.player]
    return {"price": 0 if ship == NOWHERE else price_of(s, ship)}


def build_obstacle(s: CenturyState, seat: int, tile: int) -> int:
    """Return what prevents a seat from building on a tile: it must be an island without an outpost of the seat."""
    if not s.game.sea.is_island(tile):
        return NOT_AN_ISLAND
    if s.sea.has_outpost(seat, tile):
        return ALREADY_BUILT
    return NO_OBSTACLE if price_of(s, tile) <= total(s.cubes[seat]) else TOO_FEW_TO_BUILD


def build_refusal(s: CenturyState, seat: int, tile: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to building."""
    label = s.game.sea.tiles[tile]
    if obstacle == TOO_FEW_TO_BUILD:
        return Refused(MESSAGES[obstacle], tile=label, needed=price_of(s, tile), held=total(s.cubes[seat]))
    return Refused(MESSAGES[obstacle], tile=label)


def build(s: CenturyState, seat: int) -> None:
    """Build where the ship is: pay first, then the leftmost outpost of the island's row goes there."""
    tile = s.sea.ships[seat]
    price = price_of(s, tile)
    if price:
        s.stack.append(PayOutpost(seat, 0, price))
    else:
        set_outpost(s, seat, tile)


class PayOutpost(Question["CenturyState"]):
    """With which cube do you pay for the outpost? The colours rise from cube to cube."""

    __slots__ = ("left", "lowest")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "lowest", "left")

    selection_fields = ()

    def __init__(self, seat: int, lowest: int, left: int) -> None:
        self.seat = seat
        self.lowest = lowest
        self.left = left

    def legal(self, s: CenturyState) -> list[int]:
        return rising_payments(s, self.seat, self.lowest, self.left)

    def obstacle(self, s: CenturyState, action: int) -> int:
        return rising_payment_obstacle(s, self.seat, action, self.lowest, self.left)

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return payment_refusal(s, action, obstacle, self.left)

    def perform(self, s: CenturyState, action: int) -> None:
        seat, colour = self.seat, s.game.cubes.pay.offset(action)
        s.cubes[seat] -= ONE[colour]
        if s.event_sink is not None:
            s.emit("pay-outpost", seat, colour=COLOURS[colour])
        if self.left > 1:
            s.stack.append(PayOutpost(seat, colour, self.left - 1))
        else:
            set_outpost(s, seat, s.sea.ships[seat])

    def prompt(self, s: CenturyState) -> Message:
        here = s.game.sea.tiles[s.sea.ships[self.seat]]
        return Message("ask-pay-outpost", {"here": here, "cubes_left": self.left})


def set_outpost(s: CenturyState, seat: int, tile: int) -> None:
    """Move the leftmost outpost of the row with the island's symbol to the island."""
    sea, rules = s.sea, s.game.sea
    row = rules.islands.row[tile]
    sea.place_outpost(seat, tile, row)
    rows = sea.built_rows(seat)
    taken = rows[row]
    emptied = min(rows) == taken
    if s.event_sink is not None:
        s.emit("build", seat, tile=rules.tiles[tile])
        if emptied:
            s.emit("column", seat, column=taken)
    rules.on_outpost_built(s, seat, taken - 1 if emptied else NO_COLUMN)


def outpost_points(s: CenturyState, seat: int) -> int:
    """Return the points that show on a player board."""
    uncovered = s.game.sea.uncovered
    points = 0
    for taken in s.sea.built_rows(seat):
        points += uncovered[taken]
    return points
