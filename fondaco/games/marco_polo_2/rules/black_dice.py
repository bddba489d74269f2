"""Black dice (page 14), and the variant in which they are rolled in advance (the sheet beside the rulebook)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ...polo.packing import BLACK, colour_of, die_of, number_of, numbered_die, value_of
from ..state import MarcoPolo2State
from .characters import reward_die
from .obstacles import MESSAGES, NOT_ON_BOARD


def gain_black_die(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Take a black die from the board, if any is left: it is rolled now, or chosen by its value."""
    if not s.black_dice:
        s.emit("no-black-die", seat)
    elif s.black_values:
        s.stack.append(ChooseBlack(seat))
    else:
        take_black_die(s, seat, s.roll_single(seat, "black die"), "black-die")


def take_black_die(s: MarcoPolo2State, seat: int, value: int, kind: str) -> None:
    """Put the die on the tableau, and report it as an event of the kind; Isabella Donati gains for its value."""
    s.black_dice -= 1
    s.seats[seat].add_die(die_of(BLACK, value))
    if s.event_sink is not None:
        s.emit(kind, seat, value=value)
    reward_die(s, seat, value)


def roll_in_advance(s: MarcoPolo2State) -> None:
    """Roll all black dice on the board at the start of the round."""
    stream = s.rng.stream("black dice", s.round)
    s.black_values = tuple(sorted([stream.roll_die() for _ in range(s.black_dice)]))
    s.revealed += 1
    if s.event_sink is not None:
        s.emit("black-dice", None, dice=[["black", value] for value in s.black_values])


class ChooseBlack(Question[MarcoPolo2State]):
    """Which of the black dice on the board do you take?"""

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        choose_die = s.game.choose_die.actions
        return [choose_die[number_of(die_of(BLACK, value))] for value in sorted(set(s.black_values))]

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        number = s.game.choose_die.offset(action)
        if number < 0:
            return OTHER_QUESTION
        die = numbered_die(number)
        return NO_OBSTACLE if colour_of(die) == BLACK and value_of(die) in s.black_values else NOT_ON_BOARD

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle])

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        value = value_of(numbered_die(s.game.choose_die.offset(action)))
        values = list(s.black_values)
        values.remove(value)
        s.black_values = tuple(values)
        take_black_die(s, self.seat, value, "choose-black")

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-black")
