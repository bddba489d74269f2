"""One seat of a game as a Gymnasium environment. Bots play the other seats."""

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
    """One seat of a game: ``SeatEnv("spice_road", opponents=["greedy"])``.

    ``opponents`` has a bot spec for each other seat, in clockwise order. The default is the minimum number of greedy bots. An
    illegal action changes nothing, and ``info["refused"]`` is the reason. ``info["action_mask"]`` marks the legal actions.
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
        *bot_seeds, game_seed = (int(number) for number in self.np_random.integers(1 << 32, size=len(self.opponents) + 1))
        self.state = self.game.new(len(self.opponents) + 1, game_seed, **self.options)
        self.bots = [bot(spec, bot_seed) for spec, bot_seed in zip(self.opponents, bot_seeds, strict=True)]
        return self._play_opponents()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.state.apply(int(action))
        except IllegalAction as error:
            observation, info = self._play_opponents()
            return observation, 0.0, self.state.over, False, {**info, "refused": str(error)}
        observation, info = self._play_opponents()
        return observation, final_rewards(self.state)[self.seat], self.state.over, False, info

    def _play_opponents(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Let the bots play until the seat is to move or the game is over. Return the observation and the info."""
        state = self.state
        while (player := state.player) is not None and player != self.seat:
            opponent = (player - self.seat) % state.players - 1
            state.apply(self.bots[opponent].choose(PlayerView(state, player)))
        observation = observation_and_mask(state, self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self) -> str:
        return repr(self.state)
