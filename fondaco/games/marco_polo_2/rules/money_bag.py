"""Geldsäckchen: a die for coins, camels or jade, as a bonus action (page 13)."""

from __future__ import annotations

from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.rules.rewards import reward
from ..components.board import BAG_CHOICES
from ..state import MarcoPolo2State

CHOICES = tuple(str(number) for number in range(1, BAG_CHOICES + 1))


class Bag(Question[MarcoPolo2State]):
    """What do you take for the die?"""

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return s.game.all_actions[s.game.bag.base : s.game.bag.end]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        choice = action - s.game.bag.base
        if not 0 <= choice < BAG_CHOICES:
            raise not_asked()
        reward(s, self.seat, s.game.spaces.bag[choice])

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-bag", {"lines": [choice.to_json() for choice in s.game.spaces.bag]})
