"""Measures the speed of the engine on this machine: uniform random play on one core, in processor time."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES

from .core import state as state_module
from .core.game import Game
from .core.messages import JsonValue
from .core.state import State

WARM_UP_SHARE = 0.25
"""The share of the measuring time that is played before the measurement."""
MID_GAME_MOVES = 200
"""Random decisions before the state that is cloned."""
CLONES_PER_CALL = 50
"""Clones between two readings of the clock."""
CLONES_HELD = 200
"""Clones held at the same time to measure the memory of one."""


@dataclass(frozen=True)
class BenchResult:
    """The measurements of one game."""

    players: int
    decisions_per_s: int
    games_per_s: float
    clones_per_s: int
    bytes_per_state: int
    decisions_per_game: float
    games: int


def interpreted() -> bool:
    """Whether the engine runs as plain Python, not compiled."""
    return not str(state_module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def measure(game: Game, players: int, seed: int, seconds: float, options: Mapping[str, JsonValue]) -> BenchResult:
    """Measure a game with a number of players, or with the nearest number that the game allows."""
    players = min(max(players, game.min_players), game.max_players)
    player = RandomPlayer(game, players, seed, options)
    rate(player.play_game, WARM_UP_SHARE * seconds)
    player.lengths.clear()
    decisions = rate(player.play_game, seconds)
    state = player.mid_game_state()
    clones = rate(lambda: _clone(state), seconds / 2)
    length = sum(player.lengths) / len(player.lengths)
    return BenchResult(
        players=players,
        decisions_per_s=round(decisions),
        games_per_s=round(decisions / length, 1),
        clones_per_s=round(clones),
        bytes_per_state=bytes_per_clone(state),
        decisions_per_game=round(length, 1),
        games=len(player.lengths),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second of processor time. ``work`` returns the number of units that it has done."""
    done = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        done += work()
    return done / elapsed


class RandomPlayer:
    """Plays games and chooses every action uniformly at random."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, JsonValue]) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._random = random.Random(seed)
        self._seed = seed
        self.lengths: list[int] = []
        """The number of decisions of each game."""

    def play_game(self) -> int:
        """Play one game and return the number of its decisions."""
        state = self._new()
        self._play(state, None)
        self.lengths.append(len(state.moves))
        return len(state.moves)

    def mid_game_state(self) -> State:
        """A state from the middle of a game."""
        state = self._new()
        self._play(state, MID_GAME_MOVES)
        return state

    def _new(self) -> State:
        self._seed += 1
        return self._game.new(self._players, self._seed, **self._options)

    def _play(self, state: State, limit: int | None) -> None:
        """Play until the game is over, or until a number of decisions has been made."""
        uniform = self._random.random
        while not state.over and (limit is None or len(state.moves) < limit):
            legal = state.legal_actions()
            state.apply(legal[int(uniform() * len(legal))])


def _clone(state: State) -> int:
    for _ in range(CLONES_PER_CALL):
        state.clone()
    return CLONES_PER_CALL


def bytes_per_clone(state: State) -> int:
    """The memory of one more clone of a state."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(CLONES_HELD)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(clones)
