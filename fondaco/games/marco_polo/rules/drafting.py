"""Die Profi-Variante (page 15): goals are chosen."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ....core.piles import Pile, seat_bit
from ..state import MarcoPoloState


class KeepGoals(Question[MarcoPoloState]):
    """Which two of your four goals do you keep? They are named by their places in the hand, so that the answer tells nobody."""

    __slots__ = ()

    def legal(self, s: MarcoPoloState) -> list[int]:
        held = len(s.goals[self.seat].cards)
        return [s.game.keep.id(first, second) for first in range(held) for second in range(first + 1, held)]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        if not game.keep.base <= action < game.keep.end:
            raise not_asked()
        first, second = game.keep.values(action)
        if first >= second:
            raise Refused("keep-two")
        hand = s.goals[self.seat].cards
        kept = Pile([hand[first], hand[second]], seat_bit(self.seat))
        box = s.goal_box.clone()
        for place, goal in enumerate(hand):
            if place not in (first, second):
                box.put_on_top(goal, seat_bit(self.seat))
        s.goals = (*s.goals[: self.seat], kept, *s.goals[self.seat + 1 :])
        s.goal_box = box
        s.emit("keep-goals", self.seat)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-keep", {"seat": self.seat})
