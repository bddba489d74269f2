"""Measure the speed of the engine: uniform random play on one core, in processor time."""

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
"""Part of the measuring time that is played before the measurement."""
MID_GAME_MOVES = 200
"""Random decisions before the state that is cloned."""
CLONES_PER_CALL = 50
CLONES_HELD = 200
"""Clones in memory at the same time while the size of a state is measured."""


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
    """Whether the engine runs as interpreted Python, not as a compiled extension."""
    return not str(state_module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def measure(game: Game, players: int, seed: int, seconds: float, options: Mapping[str, JsonValue]) -> BenchResult:
    """Measure a game with this number of players, or the nearest number it allows.

    Random play takes ``seconds``, clones half of it, the warm-up a quarter.
    """
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
    """Repeat ``work`` for some seconds of processor time; the sum of its results per second."""
    total = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        total += work()
    return total / elapsed


class RandomPlayer:
    """Plays games with uniformly random decisions."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, JsonValue]) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._random = random.Random(seed)
        self._seed = seed
        self.lengths: list[int] = []
        """The number of decisions of each game."""

    def play_game(self) -> int:
        """Play one game and return its number of decisions."""
        state = self._new_state()
        self._play(state, None)
        self.lengths.append(len(state.moves))
        return len(state.moves)

    def mid_game_state(self) -> State:
        """A state after `MID_GAME_MOVES` decisions, or at the end of a shorter game."""
        state = self._new_state()
        self._play(state, MID_GAME_MOVES)
        return state

    def _new_state(self) -> State:
        self._seed += 1
        return self._game.new(self._players, self._seed, **self._options)

    def _play(self, state: State, limit: int | None) -> None:
        random_float = self._random.random
        while not state.over and (limit is None or len(state.moves) < limit):
            legal = state.legal_actions()
            state.apply(legal[int(random_float() * len(legal))])


def _clone(state: State) -> int:
    for _ in range(CLONES_PER_CALL):
        state.clone()
    return CLONES_PER_CALL


def bytes_per_clone(state: State) -> int:
    """The memory of one clone, as the mean of `CLONES_HELD` clones."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(CLONES_HELD)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(clones)
