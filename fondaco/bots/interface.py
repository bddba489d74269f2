"""What a bot gets, and what it gives."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

from ..core.game import Game
from ..core.messages import JsonValue
from ..core.rng import Seed
from ..core.state import State


class PlayerView:
    """The seat to act, and what it sees: the observation, the legal actions, and worlds that it cannot tell from the real one."""

    def __init__(self, state: State, seat: int) -> None:
        assert state.player == seat, "a bot is asked when its seat is to act"
        self.__state = state
        self.seat = seat
        self.legal_actions = state.legal_actions()

    @property
    def game(self) -> Game:
        """The rules."""
        return self.__state.game

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.__state.players

    @cached_property
    def observation(self) -> dict[str, JsonValue]:
        """What the seat may know."""
        return self.__state.observe(self.seat)

    def notation(self, action: int) -> str:
        """The text a player would type for an action."""
        return self.__state.notation(action)

    def describe(self, action: int, lang: str = "en") -> str:
        """An action as a sentence for people."""
        return self.__state.describe(action, lang)

    def determinize(self, seed: Seed) -> State:
        """A world to think with: all that the seat cannot know is drawn anew."""
        return self.__state.determinize(self.seat, seed)


class Bot(Protocol):
    """A player. The same seed and the same sights give the same choices."""

    def choose(self, view: PlayerView) -> int:
        """One of the legal actions."""
        ...
