"""Black dice (page 14), and the variant in which they are rolled in advance (the sheet beside the rulebook)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.packing import BLACK, DIE_CODES, add, roll_one
from ..state import MarcoPolo2State


def gain_black_die(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Take a black die from the board: it is rolled now, or chosen by its value. Nothing if none is left."""
    if not s.black_dice:
        s.emit("no-black-die", seat)
    elif s.black_values:
        s.stack.append(ChooseBlack(seat))
    else:
        take_black(s, seat, roll_one(s, seat, "black die"), "black-die")


def take_black(s: MarcoPolo2State, seat: int, value: int, kind: str) -> None:
    """The die comes to the tableau, and is told of as an event of that kind; Isabella Donati gains for its value."""
    s.black_dice -= 1
    add(s, seat, value * DIE_CODES + BLACK)
    if s.event_sink is not None:
        s.emit(kind, seat, value=value)
    s.game.rolled(s, seat, value)


def roll_in_advance(s: MarcoPolo2State) -> None:
    """All black dice on the board are rolled at the start of the round."""
    stream = s.rng.stream("black dice", s.round)
    s.black_values = tuple(sorted(stream.roll_die() for _ in range(s.black_dice)))
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("black-dice", None, dice=[["black", value] for value in s.black_values])


class ChooseBlack(Question[MarcoPolo2State]):
    """Which of the black dice on the board do you take?"""

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.die.base + BLACK * PIPS - 1
        return [base + value for value in sorted(set(s.black_values))]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        if not s.game.die.base <= action < s.game.die.end:
            raise not_asked()
        value = action - s.game.die.base - BLACK * PIPS + 1
        if value not in s.black_values:
            raise Refused("not-on-board")
        values = list(s.black_values)
        values.remove(value)
        s.black_values = tuple(values)
        take_black(s, self.seat, value, "choose-black")

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-black")
