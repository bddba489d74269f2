"""Upgrading: a cube becomes the next more valuable one, as many times as shown, or fewer.

The order of the steps makes no difference: all yellow steps first, then the red, then the green ones reach everything. So each
colour is asked once, how many of its cubes rise, and every outcome has one path.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..state import CenturyState
from .packing import COLOURS, COUNT, LANE, ONE, count

BEST = len(COLOURS) - 1
"""Cubes of the most valuable colour cannot be upgraded."""


class Upgrade(Question[CenturyState]):
    """How many cubes of this colour do you upgrade?"""

    __slots__ = ("colour", "steps")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "steps")

    def __init__(self, seat: int, colour: int, steps: int) -> None:
        self.seat = seat
        self.colour = colour
        self.steps = steps

    def legal(self, s: CenturyState) -> list[int]:
        game = s.game
        none = game.upgrade.base + self.colour * (game.most_steps + 1)
        return game.all_actions[none : none + min(self.steps, count(s.store[self.seat], self.colour)) + 1]

    def apply(self, s: CenturyState, action: int) -> None:
        colour = self.colour
        times = action - s.game.upgrade.base - colour * (s.game.most_steps + 1)
        if not 0 <= times <= s.game.most_steps:
            raise not_asked()
        if times > self.steps:
            raise Refused("too-many-steps", steps=self.steps)
        held = count(s.store[self.seat], colour)
        if times > held:
            raise Refused("too-few-to-upgrade", colour=COLOURS[colour], held=held)
        s.store[self.seat] += times * (ONE[colour + 1] - ONE[colour])
        if times and s.event_sink is not None:
            s.emit("upgrade", self.seat, colour=COLOURS[colour], better=COLOURS[colour + 1], times=times)
        ask_upgrade(s, self.seat, self.steps - times, colour + 1)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-upgrade", {"colour": COLOURS[self.colour], "steps": self.steps})


def ask_upgrade(s: CenturyState, seat: int, steps: int, colour: int = 0) -> None:
    """Ask about the first colour, from the given one on, that can be upgraded; nothing if there is none."""
    if steps:
        rest = s.store[seat] >> LANE * colour
        while colour < BEST:
            if rest & COUNT:
                s.stack.append(Upgrade(seat, colour, steps))
                return
            rest >>= LANE
            colour += 1
