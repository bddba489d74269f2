"""Die Profi-Variante (page 15): goals are chosen."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.piles import Pile, seat_bit
from ..state import MarcoPoloState
from .obstacles import KEEP_TWO, MESSAGES


class KeepGoals(Question[MarcoPoloState]):
    """Which two of your four goals do you keep? They are named by their positions in the hand, so the move reveals nothing."""

    __slots__ = ()

    def legal(self, s: MarcoPoloState) -> list[int]:
        return [action for action in s.game.keep.actions if not self.obstacle(s, action)]

    def obstacle(self, s: MarcoPoloState, action: int) -> int:
        if s.game.keep.offset(action) < 0:
            return OTHER_QUESTION
        first, second = s.game.keep.values(action)
        return NO_OBSTACLE if first < second else KEEP_TWO

    def refusal(self, s: MarcoPoloState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle])

    def perform(self, s: MarcoPoloState, action: int) -> None:
        chosen = s.game.keep.values(action)
        each, knower = s.seats[self.seat], seat_bit(self.seat)
        hand, box = each.goals.cards, s.goal_box.clone()
        for index, goal in enumerate(hand):
            if index not in chosen:
                box.put_on_top(goal, knower)
        each.goals = Pile([hand[index] for index in chosen], knower)
        s.goal_box = box
        s.emit("keep-goals", self.seat)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-keep", {"seat": self.seat})
