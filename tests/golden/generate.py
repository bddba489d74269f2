"""Golden records: whole games with the points they must end with.

A golden record is a record with a remark on its first line, ``# breakdown [...]``. What the records of a game must cover together
is said by ``required`` for each game in `tests.golden.coverage`: every card used, every end, every player count.

``python -m tests.golden.golden_files GAME [LEAST]`` plays games until all is covered, at least so many, and keeps the fewest of
them that it can find. More games to choose from make for fewer records.
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
LONGEST = 20_000
"""Uniform random play ends within about so many decisions."""
RARE = {"mercado": ((2, 493), (4, 14), (4, 1437)), "new_world": ((2, 32), (4, 134))}
"""Games of uniform random decisions, by players and seed, in which something happens that hardly ever does.

Mercado: a dead market, and ones in which all scents or all objects are sold. A New World: an empty reserve, all explored."""


def files(id: str) -> list[Path]:
    """The golden records of a game."""
    return sorted((FOLDER / id).glob("*.record"))


def text(state: fondaco.State) -> str:
    """A finished game as a golden record."""
    return MARK + json.dumps(state.breakdown()) + "\n" + fondaco.Record.of(state).dumps()


def breakdown(text: str) -> list[dict[str, int]]:
    """The points that a golden record must end with."""
    first = text.splitlines()[0]
    assert first.startswith(MARK)
    found: list[dict[str, int]] = json.loads(first.removeprefix(MARK))
    return found


class LeastPlayedBot:
    """Plays what has been played least in all games so far, and so comes to what others leave alone."""

    def __init__(self, played: Counter[int], chance: Stream) -> None:
        self.played = played
        self.chance = chance

    def choose(self, view: PlayerView) -> int:
        """The rarest legal action, roughly."""
        action = min(
            view.legal_actions, key=lambda action: self.played[action] * (1 + self.chance.below(4)) + self.chance.below(2)
        )
        self.played[action] += 1
        return action


def existing_games(id: str) -> Iterator[fondaco.State]:
    """The golden games there are, as far as they can still be played."""
    for file in files(id):
        try:
            state = fondaco.Record.loads(file.read_text("utf-8")).replay()
        except BadRecord:
            continue
        if state.over:
            yield state


def candidates(id: str) -> Iterator[fondaco.State]:
    """The golden games so far; one of last answers, which may never end by itself; rare ones; games of all kinds."""
    yield from existing_games(id)
    game = fondaco.game(id)
    state = game.new()
    while not state.over:
        state.apply(state.legal_actions()[-1])
    yield state
    for players, seed in RARE.get(id, ()):
        yield random_position(game, players, seed, LONGEST)
    played: Counter[int] = Counter()
    for seed in count():
        chance = Rng(key_of(seed)).stream("golden")
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        options = {name: option.choices[chance.below(len(option.choices))] for name, option in game.options().items()}
        bots: list[Bot] = [LeastPlayedBot(played, chance), bot("greedy", seed), bot("greedy:beam=1,worlds=1", seed)]
        seats = [bots[chance.below(len(bots))] for _ in range(players)]
        state = game.new(players, seed, **options)
        while not state.over:
            assert state.player is not None
            state.apply(seats[state.player].choose(PlayerView(state, state.player)))
        yield state


def minimal_cover(games: list[tuple[fondaco.State, set[str]]]) -> list[fondaco.State]:
    """Few of the games that cover all that they cover together: always the one that adds most, then none that is needless."""
    left = set[str]().union(*(found for _, found in games))
    kept: list[tuple[fondaco.State, set[str]]] = []
    while left:
        best = max(games, key=lambda pair: len(pair[1] & left))
        kept.append(best)
        left -= best[1]
    for pair in list(kept):
        others = (found for other, found in kept if other is not pair[0])
        if pair[1] <= set[str]().union(*others):
            kept.remove(pair)
    return [state for state, _ in kept]


def write(id: str, least: int = 0, most: int = 400) -> None:
    """Play games until they cover everything, at least so many, and keep few of them."""
    needed = required(id)
    missing = set(needed)
    games = []
    for number, state in enumerate(candidates(id), 1):
        found = covered(state) & needed
        games.append((state, found))
        missing -= found
        print(f"game {number}: {len(missing)} missing", file=sys.stderr)
        if number >= (most if missing else least):
            break
    kept = minimal_cover(games)
    folder = FOLDER / id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for number, state in enumerate(kept, 1):
        (folder / f"{number:02}.record").write_text(text(state), "utf-8")
    print(f"{len(kept)} games; not covered: {sorted(missing) or 'nothing'}", file=sys.stderr)


if __name__ == "__main__":
    write(sys.argv[1], *map(int, sys.argv[2:]))
