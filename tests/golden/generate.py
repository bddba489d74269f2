"""Golden records: whole games with their final breakdown.

A golden record is a record with the comment ``# breakdown [...]`` on its first line. `tests.golden.coverage.required` lists what
the records of a game must cover together: every card used, every end, every player count.

``python -m tests.golden.generate GAME [MINIMUM]`` plays at least MINIMUM games, and more until everything is covered. It keeps a
small subset that covers the same. A higher minimum gives a smaller subset.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import fondaco
from fondaco.bots import Bot, PlayerView, bot
from fondaco.core.errors import BadRecord
from fondaco.core.perft import random_position
from fondaco.core.rng import Rng, Stream, key_of

from .coverage import covered, required

FOLDER = Path(__file__).parent
MARK = "# breakdown "
MAX_DECISIONS = 20_000
"""Uniform random play of every game ends within this number of decisions."""
RARE = {"mercado": ((2, 493), (4, 14), (4, 1437)), "new_world": ((2, 32), (4, 134))}
"""Players and seed of games of uniform random decisions in which a rare event happens.

Mercado: a dead market, and games in which all scents or all objects are sold. New World: an empty reserve, everything explored.
"""


def files(game_id: str) -> list[Path]:
    """Return the golden records of a game."""
    return sorted((FOLDER / game_id).glob("*.record"))


def text(state: fondaco.State) -> str:
    """Return a finished game as the text of a golden record."""
    return MARK + json.dumps(state.breakdown()) + "\n" + fondaco.Record.of(state).dumps()


def breakdown(text: str) -> list[dict[str, int]]:
    """Return the breakdown that a golden record must end with."""
    first = text.splitlines()[0]
    assert first.startswith(MARK)
    points: list[dict[str, int]] = json.loads(first.removeprefix(MARK))
    return points


class LeastPlayedBot:
    """Prefers the actions that were played least in all games so far."""

    def __init__(self, played: Counter[int], rng: Stream) -> None:
        self.played = played
        self.rng = rng

    def choose(self, view: PlayerView) -> int:
        """Return a legal action, usually one of the least played."""
        action = min(view.legal_actions, key=lambda action: self.played[action] * (1 + self.rng.below(4)) + self.rng.below(2))
        self.played[action] += 1
        return action


def existing_games(game_id: str) -> Iterator[fondaco.State]:
    """Yield the existing golden games that can still be replayed to their end."""
    for file in files(game_id):
        try:
            state = fondaco.Record.loads(file.read_text("utf-8")).replay()
        except BadRecord:
            continue
        if state.over:
            yield state


def candidates(game_id: str) -> Iterator[fondaco.State]:
    """Yield the existing golden games, a game of last legal actions, the rare games, then endlessly games of several bots.

    The game of last legal actions can reach the round limit.
    """
    yield from existing_games(game_id)
    game = fondaco.game(game_id)
    state = game.new()
    while not state.over:
        state.apply(state.legal_actions()[-1])
    yield state
    for players, seed in RARE.get(game_id, ()):
        yield random_position(game, players, seed, MAX_DECISIONS)
    played: Counter[int] = Counter()
    for seed in count():
        rng = Rng(key_of(seed)).stream("golden")
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        options = {name: option.choices[rng.below(len(option.choices))] for name, option in game.options().items()}
        bots: list[Bot] = [LeastPlayedBot(played, rng), bot("greedy", seed), bot("greedy:beam=1,worlds=1", seed)]
        seats = [bots[rng.below(len(bots))] for _ in range(players)]
        state = game.new(players, seed, **options)
        while not state.over:
            assert state.player is not None
            state.apply(seats[state.player].choose(PlayerView(state, state.player)))
        yield state


def minimal_cover(games: list[tuple[fondaco.State, set[str]]]) -> list[fondaco.State]:
    """Return a small subset of the games that covers the same, chosen greedily; redundant games are removed at the end."""
    uncovered = set[str]().union(*(coverage for _, coverage in games))
    chosen: list[tuple[fondaco.State, set[str]]] = []
    while uncovered:
        best = max(games, key=lambda pair: len(pair[1] & uncovered))
        chosen.append(best)
        uncovered -= best[1]
    for state, coverage in list(chosen):
        rest = (covered_by_another for another, covered_by_another in chosen if another is not state)
        if coverage <= set[str]().union(*rest):
            chosen.remove((state, coverage))
    return [state for state, _ in chosen]


def write(game_id: str, minimum: int = 0, limit: int = 400) -> None:
    """Play at least `minimum` games, and up to `limit` until they cover everything, and write a small subset."""
    needed = required(game_id)
    missing = set(needed)
    games = []
    for number, state in enumerate(candidates(game_id), 1):
        coverage = covered(state) & needed
        games.append((state, coverage))
        missing -= coverage
        print(f"game {number}: {len(missing)} missing", file=sys.stderr)
        if number >= (limit if missing else minimum):
            break
    chosen = minimal_cover(games)
    folder = FOLDER / game_id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for number, state in enumerate(chosen, 1):
        (folder / f"{number:02}.record").write_text(text(state), "utf-8")
    print(f"{len(chosen)} games; not covered: {sorted(missing) or 'nothing'}", file=sys.stderr)


if __name__ == "__main__":
    write(sys.argv[1], *map(int, sys.argv[2:]))
