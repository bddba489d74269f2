"""The limit: whoever holds too many cubes at the end of a turn returns the surplus, of their choice.

Colours are asked in order, how many are kept, so that every outcome has one path.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..state import CenturyState
from .packing import COLOURS, COUNT, LANE, ONE, SHIFT, total


class Keep(Question[CenturyState]):
    """How many cubes of this colour do you keep? There is room for so many, from this colour on."""

    __slots__ = ("colour", "room")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "room")

    def __init__(self, seat: int, colour: int, room: int) -> None:
        self.seat = seat
        self.colour = colour
        self.room = room

    def bounds(self, s: CenturyState) -> tuple[int, int]:
        """The fewest and the most cubes of this colour that can stay: never fewer in all than there is room for."""
        above = s.store[self.seat] >> SHIFT[self.colour]
        held = above & COUNT
        fewest = self.room - (above >> LANE) % COUNT
        return (fewest if fewest > 0 else 0), (held if held < self.room else self.room)

    def legal(self, s: CenturyState) -> list[int]:
        game = s.game
        none = game.keep.base + self.colour * (game.most_kept + 1)
        fewest, most = self.bounds(s)
        return game.all_actions[none + fewest : none + most + 1]

    def apply(self, s: CenturyState, action: int) -> None:
        colour = self.colour
        game = s.game
        kept = action - game.keep.base - colour * (game.most_kept + 1)
        if not 0 <= kept <= game.most_kept:
            raise not_asked()
        fewest, most = self.bounds(s)
        if not fewest <= kept <= most:
            raise Refused("keep-between", colour=COLOURS[colour], fewest=fewest, most=most)
        store = s.store[self.seat]
        returned = (store >> SHIFT[colour] & COUNT) - kept
        s.store[self.seat] = store - returned * ONE[colour]
        if returned and s.event_sink is not None:
            s.emit("return", self.seat, colour=COLOURS[colour], times=returned)
        ask_keep(s, self.seat, self.room - kept, colour + 1)

    def prompt(self, s: CenturyState) -> Message:
        limit = s.limit_of(self.seat)
        excess = total(s.store[self.seat]) - limit
        return Message("ask-keep", {"colour": COLOURS[self.colour], "excess": excess, "limit": limit})


def ask_keep(s: CenturyState, seat: int, room: int, colour: int = 0) -> None:
    """Ask about the first colour that is there, from the given one on, as long as not all the rest can stay."""
    rest = s.store[seat] >> LANE * colour
    if rest % COUNT > room:
        while not rest & COUNT:
            rest >>= LANE
            colour += 1
        s.stack.append(Keep(seat, colour, room))


def check_limit(s: CenturyState, seat: int) -> None:
    """Check the active seat: unless cubes are given to others, nobody else can be above the limit."""
    ask_keep(s, seat, s.limit_of(seat))


def check_limits(s: CenturyState, seat: int) -> None:
    """Check every seat, where cubes are given to others: from the active seat on (a ruling: limit-in-turn-order)."""
    for offset in range(s.players - 1, -1, -1):  # the last to be pushed is the first to be asked
        each = (seat + offset) % s.players
        ask_keep(s, each, s.limit_of(each))
