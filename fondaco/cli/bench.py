"""`fondaco bench`: how fast the engine is here and now. Uniform random play, one core, processor time."""

from __future__ import annotations

import platform
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from ..core import state as state_module
from ..core.game import Game
from ..core.messages import JsonValue
from ..core.registry import games
from ..core.state import State
from .arguments import parse_options
from .facts import make_table, print_json
from .files import read_game
from .i18n import CommandError, translate
from .screen import make_console

WARM_UP_SHARE = 0.25
"""The part of the time that is played before anything is measured."""
MID_GAME_MOVES = 200
"""How many random decisions lead to the state that is cloned."""
CLONES_HELD = 200
"""How many clones are held to see what a state weighs."""


@dataclass(frozen=True)
class BenchResult:
    """What was measured of one game."""

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


def bench(
    id: str | None, players: int, seed: int, seconds: float, options: Sequence[str], components: Path | None, as_json: bool
) -> None:
    """Measure one game or all, and print the figures."""
    if id is None and (options or components):
        raise CommandError("bench-which")
    shelf = [read_game(one, components) for one in ([id] if id is not None else games())]
    chosen = [parse_options(game, options) for game in shelf]
    figures = {}
    for game, settled in zip(shelf, chosen, strict=True):
        print(translate("bench-running", game=game.id), file=sys.stderr)
        figures[game.id] = measure(game, players, seed, seconds, settled)
    if as_json:
        facts = {id: asdict(one) for id, one in figures.items()}
        print_json({"games": facts, "interpreted": interpreted(), "python": platform.python_version(), "seconds": seconds})
        return
    grid = make_table("game", "players", "decisions", "games", "clones", "memory", "length")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, one in figures.items():
        grid.add_row(
            name,
            str(one.players),
            f"{one.decisions_per_s:,}",
            f"{one.games_per_s:,.1f}",
            f"{one.clones_per_s:,}",
            f"{one.bytes_per_state:,}",
            f"{one.decisions_per_game:,.1f}",
        )
    page = make_console()
    page.print(grid)
    kind = translate("bench-interpreted" if interpreted() else "bench-compiled")
    page.print(translate("bench-how", python=platform.python_version(), kind=kind), style="quiet")


def measure(game: Game, players: int, seed: int, seconds: float, options: Mapping[str, JsonValue]) -> BenchResult:
    """The figures of a game for so many players, or the nearest number it allows."""
    players = min(max(players, game.min_players), game.max_players)
    driver = RandomPlayer(game, players, seed, options)
    rate(driver.play_game, WARM_UP_SHARE * seconds)
    driver.lengths.clear()
    decisions = rate(driver.play_game, seconds)
    state = driver.mid_game_state()
    clones = rate(lambda: _clone(state), seconds / 2)
    length = sum(driver.lengths) / len(driver.lengths)
    return BenchResult(
        players=players,
        decisions_per_s=round(decisions),
        games_per_s=round(decisions / length, 1),
        clones_per_s=round(clones),
        bytes_per_state=bytes_per_clone(state),
        decisions_per_game=round(length, 1),
        games=len(driver.lengths),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of something is done in a second of processor time."""
    done = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        done += work()
    return done / passed


class RandomPlayer:
    """Plays games, each decision uniformly at random."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, JsonValue]) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._random = random.Random(seed)
        self._seed = seed
        self.lengths: list[int] = []
        """How many decisions each game had."""

    def play_game(self) -> int:
        """Play one game; the number of its decisions."""
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

    def _play(self, state: State, most: int | None) -> None:
        chance = self._random.random
        while not state.over and (most is None or len(state.moves) < most):
            legal = state.legal_actions()
            state.apply(legal[int(chance() * len(legal))])


def _clone(state: State) -> int:
    for _ in range(50):
        state.clone()
    return 50


def bytes_per_clone(state: State) -> int:
    """The memory that one more live state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(CLONES_HELD)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(clones)
