"""Schiff bewegen: where a ship can end its movement, and the toll to other ships there (page 4).

Ships of the combinations go directly to their destination. Paid steps of Fernöstliche Wunder are in
`eastern_wonders.rules.sailing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ....core.messages import JsonValue, Message
from ..cubes.packing import COLOURS, ONE, total
from ..cubes.payment import payment_obstacle, payment_refusal, payments
from ..state import DetailedQuestion
from .sea_obstacles import MESSAGES, NOT_ON_MAP, THERE_ALREADY, TOLL_NOT_PAYABLE, TOO_FAR

if TYPE_CHECKING:
    from ..state import CenturyState


def others_at(s: CenturyState, seat: int, tile: int) -> list[int]:
    """Return the other seats whose ships are on a tile, clockwise from the seat after that one."""
    ships, players = s.sea.ships, s.players
    return [other for offset in range(1, players) if ships[other := (seat + offset) % players] == tile]


def toll(s: CenturyState, seat: int, tile: int) -> int:
    """Return the cubes that it costs to end a movement on a tile: one for each other ship there; nothing but on islands."""
    if not s.game.sea.is_island(tile):
        return 0
    ships = s.sea.ships
    return ships.count(tile) - (ships[seat] == tile)


def destinations(s: CenturyState, seat: int, steps: int, cubes: int) -> list[int]:
    """Return the tiles, except its own, where a ship can end a movement of at most this number of steps.

    The toll is paid from these cubes.
    """
    here, held = s.sea.ships[seat], total(cubes)
    tiles = s.sea.map.within(steps)[here]
    if held >= s.players - 1:  # enough for any toll
        return [tile for tile in tiles if tile != here]
    return [tile for tile in tiles if tile != here and toll(s, seat, tile) <= held]


def destination_obstacle(s: CenturyState, seat: int, tile: int, steps: int) -> int:
    """Return what prevents a ship from ending a movement of at most this number of steps on a tile."""
    here = s.sea.ships[seat]
    if tile == here:
        return THERE_ALREADY
    obstacle = reach_obstacle(s, seat, tile, steps)
    if obstacle:
        return obstacle
    return NO_OBSTACLE if toll(s, seat, tile) <= total(s.cubes[seat]) else TOLL_NOT_PAYABLE


def reach_obstacle(s: CenturyState, seat: int, tile: int, steps: int) -> int:
    """Return what prevents a ship from coming to a tile with at most this number of steps."""
    if tile in s.sea.map.within(steps)[s.sea.ships[seat]]:
        return NO_OBSTACLE
    return TOO_FAR if s.sea.is_on_map(tile) else NOT_ON_MAP


def destination_refusal(s: CenturyState, seat: int, tile: int, steps: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a movement."""
    label = s.game.sea.tiles[tile]
    if obstacle == TOLL_NOT_PAYABLE:
        return Refused(MESSAGES[obstacle], tile=label, toll=toll(s, seat, tile), held=total(s.cubes[seat]))
    if obstacle == TOO_FAR:
        return Refused(MESSAGES[obstacle], tile=label, steps=steps)
    return Refused(MESSAGES[obstacle], tile=label)


def sail_to(s: CenturyState, seat: int, tile: int) -> None:
    """Move the ship to a tile and end its movement there."""
    move_ship(s, seat, tile)
    end_movement(s, seat)


def move_ship(s: CenturyState, seat: int, tile: int) -> None:
    """Move the ship to a tile, where its movement may end or go on."""
    s.sea.ships[seat] = tile
    if s.event_sink is not None:
        s.emit("sail", seat, tile=s.game.sea.tiles[tile])


def end_movement(s: CenturyState, seat: int) -> None:
    """End the movement where the ship is now: first the tolls, then what the game has for arrivals."""
    sea, tile = s.game.sea, s.sea.ships[seat]
    sea.on_arrival(s, seat)
    if sea.is_island(tile):
        for other in reversed(others_at(s, seat, tile)):
            s.stack.append(Toll(seat, other))


class Toll(DetailedQuestion["CenturyState"]):
    """Which cube do you give to the other ship?"""

    __slots__ = ("other",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def legal(self, s: CenturyState) -> list[int]:
        return payments(s, self.seat)

    def obstacle(self, s: CenturyState, action: int) -> int:
        return payment_obstacle(s, self.seat, action)

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return payment_refusal(s, action, obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        colour = s.game.cubes.pay.offset(action)
        s.cubes[self.seat] -= ONE[colour]
        s.cubes[self.other] += ONE[colour]
        if s.event_sink is not None:
            s.emit("toll", self.seat, colour=COLOURS[colour], other=self.other)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-toll", {"other": self.other, "here": s.game.sea.tiles[s.sea.ships[self.seat]]})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"asked": "toll", "other": self.other}
