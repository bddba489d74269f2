"""The limit: a seat that holds too many cubes at the end of a turn returns the surplus, cubes of its choice.

Colours are asked in order, how many are kept, so that every outcome has one path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..obstacles import KEEP_BETWEEN, MESSAGES
from .packing import COLOURS, ONE, count, first_surplus, kept_bounds, total

if TYPE_CHECKING:
    from ..state import CenturyState


class KeepCubes(Question["CenturyState"]):
    """How many cubes of this colour do you keep? There is room for ``room`` cubes, from this colour on."""

    __slots__ = ("colour", "room")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "room")

    def __init__(self, seat: int, colour: int, room: int) -> None:
        self.seat = seat
        self.colour = colour
        self.room = room

    def legal(self, s: CenturyState) -> list[int]:
        minimum, maximum = kept_bounds(s.cubes[self.seat], self.colour, self.room)
        return s.game.cubes.keeps[self.colour][minimum : maximum + 1]

    def obstacle(self, s: CenturyState, action: int) -> int:
        kept = s.game.cubes.kept[self.colour][action]
        if kept < 0:
            return OTHER_QUESTION
        minimum, maximum = kept_bounds(s.cubes[self.seat], self.colour, self.room)
        return NO_OBSTACLE if minimum <= kept <= maximum else KEEP_BETWEEN

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        minimum, maximum = kept_bounds(s.cubes[self.seat], self.colour, self.room)
        return Refused(MESSAGES[obstacle], colour=COLOURS[self.colour], fewest=minimum, most=maximum)

    def perform(self, s: CenturyState, action: int) -> None:
        seat, colour = self.seat, self.colour
        kept = s.game.cubes.kept[colour][action]
        returned = count(s.cubes[seat], colour) - kept
        s.cubes[seat] -= returned * ONE[colour]
        if returned and s.event_sink is not None:
            s.emit("return", seat, colour=COLOURS[colour], times=returned)
        ask_keep(s, seat, self.room - kept, colour + 1)

    def prompt(self, s: CenturyState) -> Message:
        limit = s.game.cubes.limit_of(s, self.seat)
        excess = total(s.cubes[self.seat]) - limit
        return Message("ask-keep", {"colour": COLOURS[self.colour], "excess": excess, "limit": limit})


def ask_keep(s: CenturyState, seat: int, room: int, colour: int = 0) -> None:
    """Ask about the first colour that is there, from the given one on, unless all the rest can stay."""
    first = first_surplus(s.cubes[seat], colour, room)
    if first >= 0:
        s.stack.append(KeepCubes(seat, first, room))


def check_limit(s: CenturyState, seat: int) -> None:
    """Check the active seat; in games where cubes are never given away no other seat can exceed the limit."""
    ask_keep(s, seat, s.game.cubes.limit_of(s, seat))


def check_limits(s: CenturyState, seat: int) -> None:
    """Check every seat, where cubes are given to others: from the active seat on (a ruling: limit-in-turn-order)."""
    for each in reversed(s.clockwise_from(seat)):  # the last to be pushed is the first to be asked
        check_limit(s, each)
