"""Ausgleich bei geringem Würfelwurf: coins or camels for every pip below 15 (page 14)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..items import CAMEL, COIN
from ..packing import BLACK, colour_of, value_of
from ..state import AnyPolo
from .bonus_actions import has_values
from .obstacles import MESSAGES, MORE_THAN_DUE
from .payment import gain
from .round import seats_from_start_player


class Compensate(Question[AnyPolo]):
    """How many camels do you take? The rest comes in coins."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def legal(self, s: AnyPolo) -> list[int]:
        return list(s.game.choose_camels.actions[: self.amount + 1])

    def obstacle(self, s: AnyPolo, action: int) -> int:
        camels = s.game.choose_camels.offset(action)
        if camels < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if camels <= self.amount else MORE_THAN_DUE

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], amount=self.amount)

    def perform(self, s: AnyPolo, action: int) -> None:
        camels = s.game.choose_camels.offset(action)
        gains = ((CAMEL, camels), (COIN, self.amount - camels))
        gain(s, self.seat, tuple([(item, number) for item, number in gains if number]))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-compensate", {"amount": self.amount})


def compensate(s: AnyPolo, start: int) -> None:
    """Ask each seat with a low roll, right after it. Dice without values are not compensated, black ones do not count."""
    for seat in reversed(seats_from_start_player(s)):
        if has_values(s, seat):
            pips = sum([value_of(die) for die in s.seats[seat].dice if colour_of(die) != BLACK])
            amount = s.game.compensation_below - pips
            if amount > 0:
                s.stack.append(Compensate(seat, amount))
