"""Ausgleich bei geringem Würfelwurf: coins or camels for every pip below 15 (page 14)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..items import CAMEL, COIN
from ..packing import BLACK, DIE_CODES
from ..state import AnyPolo
from .payment import gain
from .round import clockwise


class Compensate(Question[AnyPolo]):
    """How many camels do you take? The rest comes in coins."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.compensate.base
        return s.game.all_actions[base : base + self.amount + 1]

    def apply(self, s: AnyPolo, action: int) -> None:
        camels = action - s.game.compensate.base
        if not 0 <= camels < s.game.compensate.size:
            raise not_asked()
        if camels > self.amount:
            raise Refused("compensation-is", amount=self.amount)
        both = ((CAMEL, camels), (COIN, self.amount - camels))
        gain(s, self.seat, tuple((item, number) for item, number in both if number))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-compensate", {"amount": self.amount})


def compensate(s: AnyPolo, start: int) -> None:
    """Right after the roll. Dice without values are not compensated, black ones not counted."""
    for seat in reversed(clockwise(s)):
        if s.game.rolls(s, seat):
            amount = s.game.compensation_below - sum(die // DIE_CODES for die in s.hand[seat] if die % DIE_CODES != BLACK)
            if amount > 0:
                s.stack.append(Compensate(seat, amount))
