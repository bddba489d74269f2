"""Golden records: whole games with the points they must end with.

A golden record is a record with a remark on its first line, ``# breakdown [...]``. What the records of a game must cover together
is said by ``required`` for each game in `tests.golden.coverage`: every card used, every end, every player count.

``python -m tests.golden.golden_files GAME`` plays games until all is covered and keeps the fewest of them that it can find.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import fondaco
from fondaco.bots import Sight, bot
from fondaco.core.rng import Rng, key_of

from .coverage import covered, required

FOLDER = Path(__file__).parent
MARK = "# breakdown "


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


def candidates(id: str) -> Iterator[fondaco.State]:
    """A game of last answers, which may never end by itself; then games of all player counts and options."""
    game = fondaco.game(id)
    state = game.new()
    while not state.over:
        state.apply(state.legal_actions()[-1])
    yield state
    for seed in count():
        chance = Rng(key_of(seed)).stream("golden")
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        options = {name: option.choices[chance.below(len(option.choices))] for name, option in game.options().items()}
        bots = [bot(("greedy", "random", "greedy:beam=1,worlds=1")[chance.below(3)], seed) for _ in range(players)]
        state = game.new(players, seed, **options)
        while not state.over:
            assert state.player is not None
            state.apply(bots[state.player].choose(Sight(state, state.player)))
        yield state


def write(id: str, most: int = 400) -> None:
    """Play games, keep those that cover something new, then drop those that have become needless."""
    kept: list[tuple[fondaco.State, set[str]]] = []
    missing = required(id)
    for number, state in enumerate(candidates(id)):
        new = covered(state) & missing
        if new:
            kept.append((state, covered(state)))
            missing -= new
            print(f"game {number}: {len(new)} new, {len(missing)} missing", file=sys.stderr)
        if not missing or number == most:
            break
    for pair in list(kept):
        others = set[str]().union(*(found for other, found in kept if other is not pair[0]))
        if pair[1] & required(id) <= others:
            kept.remove(pair)
    folder = FOLDER / id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for number, (state, _) in enumerate(kept, 1):
        (folder / f"{number:02}.record").write_text(text(state), "utf-8")
    print(f"{len(kept)} games; not covered: {sorted(missing) or 'nothing'}", file=sys.stderr)


if __name__ == "__main__":
    write(sys.argv[1])
