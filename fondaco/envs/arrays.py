"""What all environments share: observations and masks as arrays, and what a finished game is worth."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.game import Game
from ..core.state import State


def observation_space(game: Game) -> spaces.Dict:
    """The space of what `seen` returns."""
    numbers = spaces.Box(-np.inf, np.inf, (game.encoding_size,), np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8)})


def observation_and_mask(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees, and what it may do."""
    mask = np.zeros(state.game.num_actions, np.int8)
    if state.player == seat:
        mask[state.legal_actions()] = 1
    return {"observation": np.array(state.encode(seat), np.float32), "action_mask": mask}


def final_rewards(state: State) -> list[float]:
    """What the end is worth to each seat: 1 for the first, -1 for the last, in even steps; those who tie share. The sum is 0."""
    if not state.over:
        return [0.0] * state.players
    ranks = state.ranks()
    places = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * place / (state.players - 1) for place in places]
