"""Zielkarten: three are seen before the characters are picked, one is chosen after it (Aufbau - Spieler 7 to 9)."""

from __future__ import annotations

from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.piles import Pile, seat_bit
from ..state import MarcoPolo2State


class KeepGoal(Question[MarcoPolo2State]):
    """Which of your three goals do you keep? It is named by its position in the hand, so the move reveals nothing."""

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return list(s.game.keep.actions)

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        return NO_OBSTACLE if s.game.keep.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        chosen, each, knower = s.game.keep.offset(action), s.seats[self.seat], seat_bit(self.seat)
        hand, box = each.goals.cards, s.goal_box.clone()
        for index, goal in enumerate(hand):
            if index != chosen:
                box.put_on_top(goal, knower)
        each.goals = Pile([hand[chosen]], knower)
        s.goal_box = box
        s.emit("keep-goal", self.seat)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-keep", {"seat": self.seat})


def keep_goals(s: MarcoPolo2State, first: int) -> None:
    """Each seat keeps one of its three goals."""
    s.stack.extend([KeepGoal(seat) for seat in reversed(range(s.players))])
