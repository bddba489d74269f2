"""One seat of a table as a Gymnasium environment; bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import Bot, PlayerView, bot
from ..core.errors import IllegalAction
from ..core.messages import JsonValue
from ..core.registry import game
from .arrays import final_rewards, observation_and_mask, observation_space


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table: ``SeatEnv("spice_road", opponents=["greedy"])`` has one bot for each other seat, in clockwise order.

    By default there are as few seats as the game allows.

    An action that is not legal changes nothing, and ``info["refused"]`` says why; ``info["action_mask"]`` says what is legal.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, id: str, opponents: Sequence[str] | None = None, seat: int = 0, render_mode: str | None = None, **options: JsonValue
    ) -> None:
        self.game = game(id)
        self.opponents = ["greedy"] * (self.game.min_players - 1) if opponents is None else list(opponents)
        self.seat = seat
        self.options = options
        self.state = self.game.new(len(self.opponents) + 1, 0, **options)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chance = [int(word) for word in self.np_random.integers(1 << 32, size=len(self.opponents) + 1)]
        self.state = self.game.new(len(self.opponents) + 1, chance.pop(), **self.options)
        self.bots = [bot(spec, word) for spec, word in zip(self.opponents, chance, strict=True)]
        return self._play_opponents()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.state.apply(int(action))
        except IllegalAction as error:
            view, info = self._play_opponents()
            return view, 0.0, self.state.over, False, {**info, "refused": str(error)}
        view, info = self._play_opponents()
        return view, final_rewards(self.state)[self.seat], self.state.over, False, info

    def _play_opponents(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Let the bots play until the seat is asked again."""
        state = self.state
        while (player := state.player) is not None and player != self.seat:
            after = (player - self.seat) % state.players - 1
            state.apply(self.bots[after].choose(PlayerView(state, player)))
        view = observation_and_mask(state, self.seat)
        return view, {"action_mask": view["action_mask"]}

    def render(self) -> str:
        return repr(self.state)
