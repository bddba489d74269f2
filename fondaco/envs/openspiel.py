"""Every game as an OpenSpiel Python game. Import this module, then ``pyspiel.load_game("fondaco_spice_road(players=3)")``.

The seed determines all chance of a game, so there is one chance node: the root chooses one of `SEED_COUNT` seeds.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..core.game import Game
from ..core.registry import game as find_game
from ..core.registry import games
from .arrays import final_rewards

SEED_COUNT = 1024
MAX_GAME_LENGTH = 100_000
"""An upper bound of the decisions of a game. Every game has a round limit, so it ends much earlier."""


class FondacoGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a player count and options."""

    game_type: Any
    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = {**self.game_type.parameter_specification, **(params or {})}
        self.players = self.options.pop("players")
        info = pyspiel.GameInfo(self.game.num_actions, SEED_COUNT, self.players, -1.0, 1.0, 0.0, MAX_GAME_LENGTH)
        super().__init__(self.game_type, info, {"players": self.players, **self.options})

    def new_initial_state(self) -> FondacoState:
        return FondacoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FondacoObserver:
        return FondacoObserver(self)


class FondacoState(pyspiel.State):  # type: ignore[misc]
    """A state. At the chance node `state` is a placeholder, until a seed is chosen."""

    def __init__(self, game: FondacoGame) -> None:
        super().__init__(game)
        self.state = game.game.new(game.players, 0, **game.options)
        self.has_seed = False

    def current_player(self) -> int:
        if not self.has_seed:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.player is None else self.state.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEED_COUNT) for seed in range(SEED_COUNT)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.has_seed:
            self.state.apply(action)
        else:
            self.state = self.state.game.new(self.state.players, action, **self.state.options)
            self.has_seed = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.state.notation(action)

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        return final_rewards(self.state)

    def __str__(self) -> str:
        return repr(self.state) if self.has_seed else "before the deal"


class FondacoObserver:
    """The observation of a player, as encoding and as text."""

    def __init__(self, game: FondacoGame) -> None:
        self.tensor = np.zeros(game.game.encoding_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FondacoState, player: int) -> None:
        self.tensor[:] = state.state.encode(player) if state.has_seed else 0.0

    def string_from(self, state: FondacoState, player: int) -> str:
        return str(state.state.observe(player)) if state.has_seed else ""


def register(id: str) -> None:
    """Register a game in OpenSpiel."""
    game = find_game(id)
    parameters = {name: option.default for name, option in game.options().items()}
    game_type = pyspiel.GameType(
        short_name=f"fondaco_{id}",
        long_name=game.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, **parameters},
    )
    pyspiel.register_game(game_type, type(f"FondacoGame_{id}", (FondacoGame,), {"game_type": game_type, "game": game}))


for _id in games():
    register(_id)
