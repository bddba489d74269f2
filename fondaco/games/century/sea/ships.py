"""Schiff bewegen: where a ship can end its movement, and the toll to other ships there (page 4).

Ships of the combinations go at once to where they are to end; how Eastern Wonders pays steps on the way is told there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ....core.messages import JsonValue, Message
from ..cubes.packing import COLOURS, COUNT, ONE, total
from ..cubes.payment import paid_colour, payments
from ..state import DetailedQuestion
from .components import SeaState
from .obstacles import NOT_ON_MAP, THERE_ALREADY, TOLL_NOT_PAYABLE, TOO_FAR


def others_at(s: SeaState, seat: int, tile: int) -> list[int]:
    """The other seats whose ships stand on a tile, clockwise from the one after that seat."""
    ships = s.sea.ships
    players = s.players
    return [other for offset in range(1, players) if ships[other := (seat + offset) % players] == tile]


def toll(s: SeaState, seat: int, tile: int) -> int:
    """How many cubes it costs to end a movement on a tile: one for each other ship there; nothing but on islands."""
    return len(others_at(s, seat, tile)) if tile < s.game.first_harbour else 0


def destinations(s: SeaState, seat: int, steps: int, store: int) -> list[int]:
    """The tiles, but for its own, where a ship can end a movement of so many steps or fewer, with these cubes for the toll."""
    here = s.sea.ships[seat]
    held = store % COUNT
    tiles = s.sea.chart.within(steps)[here]
    if held >= s.players - 1:  # enough for any toll
        return [tile for tile in tiles if tile != here]
    return [tile for tile in tiles if tile != here and toll(s, seat, tile) <= held]


def destination_obstacle(s: SeaState, seat: int, tile: int, steps: int) -> int:
    """Return what prevents a ship from ending a movement of at most this number of steps on a tile."""
    here = s.sea.ships[seat]
    if tile == here:
        return THERE_ALREADY
    if tile not in s.sea.chart.within(steps)[here]:
        return NOT_ON_MAP if s.sea.chart.cells[tile] is None else TOO_FAR
    return NO_OBSTACLE if toll(s, seat, tile) <= total(s.cubes[seat]) else TOLL_NOT_PAYABLE


def destination_refusal(s: SeaState, seat: int, tile: int, steps: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a movement."""
    if obstacle == THERE_ALREADY:
        return Refused("there-already", tile=s.game.tiles[tile])
    return cannot_end(s, seat, tile) if obstacle == TOLL_NOT_PAYABLE else out_of_reach(s, tile, steps)


def require_destination(s: SeaState, seat: int, tile: int, steps: int) -> None:
    """Refuse a tile that is not among the destinations."""
    obstacle = destination_obstacle(s, seat, tile, steps)
    if obstacle:
        raise destination_refusal(s, seat, tile, steps, obstacle)


def sail_to(s: SeaState, seat: int, tile: int) -> None:
    """The ship goes to a tile and ends its movement there."""
    s.sea.ships[seat] = tile
    if s.event_sink is not None:
        s.emit("sail", seat, tile=s.game.tiles[tile])
    end_movement(s, seat)


def out_of_reach(s: SeaState, tile: int, steps: int) -> Refused:
    """Why a ship cannot come to a tile with so many steps."""
    label = s.game.tiles[tile]
    return Refused("not-on-map", tile=label) if s.sea.chart.cells[tile] is None else Refused("too-far", tile=label, steps=steps)


def cannot_end(s: SeaState, seat: int, tile: int, reason: str = "cannot-end-there") -> Refused:
    """Why a ship cannot end its movement on a tile: the toll."""
    return Refused(reason, tile=s.game.tiles[tile], toll=toll(s, seat, tile), held=total(s.cubes[seat]))


def end_movement(s: SeaState, seat: int) -> None:
    """The ship stays where it is now: first the tolls, then what the game has for those who arrive."""
    s.arrived(seat)
    tile = s.sea.ships[seat]
    if tile < s.game.first_harbour:
        for other in reversed(others_at(s, seat, tile)):
            s.stack.append(Toll(seat, other))


class Toll(DetailedQuestion[SeaState]):
    """Which cube do you give to the other ship?"""

    __slots__ = ("other",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def legal(self, s: SeaState) -> list[int]:
        return payments(s, self.seat)

    def apply(self, s: SeaState, action: int) -> None:
        colour = paid_colour(s, self.seat, action)
        s.cubes[self.seat] -= ONE[colour]
        s.cubes[self.other] += ONE[colour]
        if s.event_sink is not None:
            s.emit("toll", self.seat, colour=COLOURS[colour], other=self.other)

    def prompt(self, s: SeaState) -> Message:
        return Message("ask-toll", {"other": self.other, "here": s.game.tiles[s.sea.ships[self.seat]]})

    def details(self, s: SeaState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"asked": "toll", "other": self.other}
