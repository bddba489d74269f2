"""Shared by all environments: observations and action masks as arrays, and the rewards of a finished game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.game import Game
from ..core.state import State


def observation_space(game: Game) -> spaces.Dict:
    """The space of the values that `observation_and_mask` returns."""
    encoding = spaces.Box(-np.inf, np.inf, (game.encoding_size,), np.float32)
    return spaces.Dict({"observation": encoding, "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8)})


def observation_and_mask(state: State, seat: int) -> dict[str, Any]:
    """The encoding for a seat and the mask of its legal actions, which is all 0 while another seat is to move."""
    mask = np.zeros(state.game.num_actions, np.int8)
    if state.player == seat:
        mask[state.legal_actions()] = 1
    return {"observation": np.array(state.encode(seat), np.float32), "action_mask": mask}


def final_rewards(state: State) -> list[float]:
    """The reward of each seat, with sum 0: from 1 for the first to -1 for the last in even steps. Tied seats share.

    Before the end of the game all rewards are 0.
    """
    if not state.over:
        return [0.0] * state.players
    ranks = state.ranks()
    shared_ranks = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * rank / (state.players - 1) for rank in shared_ranks]
