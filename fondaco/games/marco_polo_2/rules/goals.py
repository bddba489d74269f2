"""Zielkarten: three are seen before the characters are picked, one is chosen after it (Aufbau - Spieler 7 to 9)."""

from __future__ import annotations

from ....core.frames import Question, not_asked
from ....core.messages import Message
from ....core.piles import Pile, seat_bit
from ..state import MarcoPolo2State


class KeepGoal(Question[MarcoPolo2State]):
    """Which of your three goals do you keep? It is named by its place in the hand, so that the answer tells nobody."""

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return s.game.all_actions[s.game.keep.base : s.game.keep.end]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        keep, seat = s.game.keep, self.seat
        if not keep.base <= action < keep.end:
            raise not_asked()
        hand = s.goals[seat].cards
        kept = action - keep.base
        box = s.goal_box.clone()
        for place, goal in enumerate(hand):
            if place != kept:
                box.put_on_top(goal, seat_bit(seat))
        s.goals = (*s.goals[:seat], Pile([hand[kept]], seat_bit(seat)), *s.goals[seat + 1 :])
        s.goal_box = box
        s.emit("keep-goal", seat)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-keep", {"seat": self.seat})


def keep_goals(s: MarcoPolo2State, first: int) -> None:
    """Each seat keeps one of its three goals."""
    s.stack.extend(KeepGoal(seat) for seat in reversed(range(s.players)))
