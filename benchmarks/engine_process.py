"""A process that measures one engine; `benchmarks.compare` starts it with the engine's folder in PYTHONPATH.

It reads one JSON task a line from stdin and writes one JSON result a line to stdout. It uses only the public surface, so that it
also measures engines of older commits. This file imports nothing of this worktree.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from functools import cache
from time import process_time
from typing import Any

import fondaco

PLAYERS = 3
MID_GAME_DECISIONS = 200
"""Random decisions before the state that is cloned."""


@cache
def loaded_game(id: str) -> Any:
    """Return a game and its player count, after a game to warm up."""
    game = fondaco.game(id)
    players = min(max(PLAYERS, game.min_players), game.max_players)
    play(game.new(players, seed=0), random.Random(0), None)
    return game, players


def play(state: Any, rng: random.Random, limit: int | None) -> int:
    """Play random decisions until the end or up to a limit, and return their number."""
    random_float, decisions = rng.random, 0
    while not state.over and (limit is None or decisions < limit):
        legal = state.legal_actions()
        state.apply(legal[int(random_float() * len(legal))])
        decisions += 1
    return decisions


def measured_games(id: str, number: int, seed: int) -> dict[str, float]:
    """Play a number of games, and return the decisions and the processor time."""
    (game, players), rng, decisions = loaded_game(id), random.Random(seed), 0
    gc.collect()
    start = process_time()
    for index in range(number):
        decisions += play(game.new(players, seed=seed + index), rng, None)
    return {"count": decisions, "seconds": process_time() - start}


def measured_clones(id: str, number: int, seed: int) -> dict[str, float]:
    """Clone a state of the middle of a game, and return the number of clones and the processor time."""
    game, players = loaded_game(id)
    state = game.new(players, seed=seed)
    play(state, random.Random(seed), MID_GAME_DECISIONS)
    gc.collect()
    start = process_time()
    for _ in range(number):
        state.clone()
    return {"count": number, "seconds": process_time() - start}


def about() -> dict[str, Any]:
    """Return where the engine is and how it runs."""
    module = str(sys.modules["fondaco.core.state"].__file__)
    return {"folder": str(fondaco.__path__[0]), "games": fondaco.games(), "compiled": not module.endswith(".py")}


MEASUREMENTS = {"decisions": measured_games, "clones": measured_clones}


if __name__ == "__main__":
    print(json.dumps(about()), flush=True)
    for line in sys.stdin:
        task = json.loads(line)
        result = MEASUREMENTS[task["measurement"]](task["game"], task["number"], task["seed"])
        print(json.dumps(result), flush=True)
