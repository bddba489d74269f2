"""The interface of bots: `PlayerView` is what a bot receives, `Bot` is what it implements."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

from ..core.messages import JsonValue
from ..core.rng import Seed
from ..core.state import State


class PlayerView:
    """The view of the seat to act: its observation, its legal actions, and determinizations. The state stays private."""

    def __init__(self, state: State, seat: int) -> None:
        assert state.player == seat, f"the view is for seat {seat}, but seat {state.player} is to act"
        self.__state = state
        self.game = state.game
        self.players = state.players
        """The number of players."""
        self.seat = seat
        self.legal_actions = state.legal_actions()

    @cached_property
    def observation(self) -> dict[str, JsonValue]:
        """The observation of the seat, as plain JSON values."""
        return self.__state.observe(self.seat)

    def notation(self, action: int) -> str:
        """Return the text a player would type for an action."""
        return self.__state.notation(action)

    def describe(self, action: int, lang: str = "en") -> str:
        """Return an action as a sentence for people."""
        return self.__state.describe(action, lang)

    def determinize(self, seed: Seed) -> State:
        """Return a world: a state that the seat cannot tell from the real one. The seed decides what it cannot know."""
        return self.__state.determinize(self.seat, seed)


class Bot(Protocol):
    """A player. A bot with the same seed and the same views makes the same choices, unless its budget is a time."""

    def choose(self, view: PlayerView) -> int:
        """Return one of the legal actions."""
        ...
