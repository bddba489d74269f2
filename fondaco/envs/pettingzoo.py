"""A game with all its seats as a PettingZoo environment (AEC, with action masks)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..core.messages import JsonValue
from ..core.registry import game
from .arrays import final_rewards, observation_and_mask, observation_space


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game: ``TableEnv("spice_road", players=3)``. Its agents ``seat_0``, ``seat_1``, … move in the order of the rules."""

    def __init__(self, id: str, players: int | None = None, render_mode: str | None = None, **options: JsonValue) -> None:
        super().__init__()
        self.game = game(id)
        self.options = options
        self.game_state = self.game.new(players, 0, **options)
        self.metadata = {"name": f"fondaco_{id}_v{self.game.rules_version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game_state.players)]
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, use the seed after the one of the last game."""
        self.next_seed = self.next_seed + 1 if seed is None else seed
        self.game_state = self.game.new(len(self.possible_agents), self.next_seed, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game_state.player or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        return observation_and_mask(self.game_state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.game_state
        assert action is not None
        state.apply(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, final_rewards(state), strict=True))
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.player or 0]
        self._accumulate_rewards()

    def render(self) -> str:
        return repr(self.game_state)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
