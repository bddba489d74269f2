"""Zum Markt gehen: goods and camels (pages 6 and 7)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.rules.rewards import reward
from ..state import MarcoPoloState
from ..tables import CAMELS, GOLD_ROW, PEPPER_ROW, SILK_ROW


class Row(Question[MarcoPoloState]):
    """Which line of the table? The lowest die's, or one below it for the sake of its extras."""

    __slots__ = ("space", "value")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "value")

    def __init__(self, seat: int, space: int, value: int) -> None:
        self.seat = seat
        self.space = space
        self.value = value

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.row.base
        return s.game.all_actions[base : base + self.value]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        line = action - s.game.row.base
        if not 0 <= line < PIPS:
            raise not_asked()
        if line >= self.value:
            raise Refused("row-too-high", value=self.value)
        reward(s, self.seat, s.game.spaces.rows[self.space][line])

    def prompt(self, s: MarcoPoloState) -> Message:
        lines = [row.to_json() for row in s.game.spaces.rows[self.space][: self.value]]
        return Message("ask-row", {"space": s.game.spaces.labels[self.space], "lines": lines})


def go_to_camels(s: MarcoPoloState, seat: int, value: int) -> None:
    """Camels."""
    s.stack.append(Row(seat, CAMELS, value))


def go_to_pepper(s: MarcoPoloState, seat: int, value: int) -> None:
    """Pepper."""
    s.stack.append(Row(seat, PEPPER_ROW, value))


def go_to_silk(s: MarcoPoloState, seat: int, value: int) -> None:
    """Silk."""
    s.stack.append(Row(seat, SILK_ROW, value))


def go_to_gold(s: MarcoPoloState, seat: int, value: int) -> None:
    """Gold."""
    s.stack.append(Row(seat, GOLD_ROW, value))
