"""Geldsäckchen: a die for coins, camels or jade, as a bonus action (page 13)."""

from __future__ import annotations

from typing import Final

from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ...polo.rules.rewards import reward
from ..components.board import BAG_CHOICES
from ..state import MarcoPolo2State

CHOICES: Final = tuple([str(number) for number in range(1, BAG_CHOICES + 1)])


class Bag(Question[MarcoPolo2State]):
    """What do you take for the die?"""

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return list(s.game.money_bag.actions)

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        return NO_OBSTACLE if s.game.money_bag.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        reward(s, self.seat, s.game.spaces.bag[s.game.money_bag.offset(action)])

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-bag", {"lines": [choice.to_json() for choice in s.game.spaces.bag]})
