"""Upgrading: a cube becomes the next more valuable one, as many times as shown, or fewer.

The order of the steps makes no difference: all yellow steps first, then the red, then the green ones reach everything. So each
colour is asked once, how many of its cubes rise, and every outcome has one path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..obstacles import MESSAGES, TOO_FEW_TO_UPGRADE, TOO_MANY_STEPS
from .packing import BEST, COLOURS, STEP, count, first_held

if TYPE_CHECKING:
    from ..state import CenturyState


class Upgrade(Question["CenturyState"]):
    """How many cubes of this colour do you upgrade?"""

    __slots__ = ("colour", "steps")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "steps")

    def __init__(self, seat: int, colour: int, steps: int) -> None:
        self.seat = seat
        self.colour = colour
        self.steps = steps

    def legal(self, s: CenturyState) -> list[int]:
        held, steps = count(s.cubes[self.seat], self.colour), self.steps
        return s.game.cubes.upgrades[self.colour][: (held if held < steps else steps) + 1]

    def obstacle(self, s: CenturyState, action: int) -> int:
        times = s.game.cubes.upgraded[self.colour][action]
        if times < 0:
            return OTHER_QUESTION
        if times > self.steps:
            return TOO_MANY_STEPS
        return TOO_FEW_TO_UPGRADE if times > count(s.cubes[self.seat], self.colour) else NO_OBSTACLE

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        if obstacle == TOO_MANY_STEPS:
            return Refused(MESSAGES[obstacle], steps=self.steps)
        return Refused(MESSAGES[obstacle], colour=COLOURS[self.colour], held=count(s.cubes[self.seat], self.colour))

    def perform(self, s: CenturyState, action: int) -> None:
        seat, colour = self.seat, self.colour
        times = s.game.cubes.upgraded[colour][action]
        s.cubes[seat] += times * STEP[colour]
        if times and s.event_sink is not None:
            s.emit("upgrade", seat, colour=COLOURS[colour], better=COLOURS[colour + 1], times=times)
        ask_upgrade(s, seat, self.steps - times, colour + 1)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-upgrade", {"colour": COLOURS[self.colour], "steps": self.steps})


def ask_upgrade(s: CenturyState, seat: int, steps: int, colour: int = 0) -> None:
    """Ask about the first colour, from the given one on, that can be upgraded; nothing if there is none."""
    if steps:
        colour = first_held(s.cubes[seat], colour)
        if colour < BEST:
            s.stack.append(Upgrade(seat, colour, steps))
