"""All seats of a table as a PettingZoo environment (AEC, with action masks)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..core.messages import JsonValue
from ..core.registry import game
from .numbers import payoffs, seen, space_of


class Table(AECEnv):  # type: ignore[misc]
    """``Table("spice_road", players=3)``: the agents are ``seat_0``, ``seat_1``, … and are asked in the order of the rules."""

    def __init__(self, id: str, players: int | None = None, render_mode: str | None = None, **options: JsonValue) -> None:
        super().__init__()
        self.game = game(id)
        self.options = options
        self.state_of_game = self.game.new(players, 0, **options)
        self.metadata = {"name": f"fondaco_{id}_v{self.game.rules_version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state_of_game.players)]
        self.observation_spaces = {agent: space_of(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.deals = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Without a seed, the deals follow one another."""
        self.deals = self.deals + 1 if seed is None else seed
        self.state_of_game = self.game.new(len(self.possible_agents), self.deals, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_of_game.player or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        return seen(self.state_of_game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        assert action is not None
        state.apply(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, payoffs(state), strict=True))
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.player or 0]
        self._accumulate_rewards()

    def render(self) -> str:
        return repr(self.state_of_game)

    def close(self) -> None:
        """Nothing is open."""
