"""Perft files: one line per position, with the counts that the rules must give.

``game players seed plies depth nodes signature families options``: play `plies` uniform random decisions from the seed, then
count all decision paths of length `depth`. The counts do not depend on how the state stores its data, but the signatures do.

``python -m tests.perft.generate GAME`` prints the lines of a game.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.core.perft import PerftCount, perft, random_position

FOLDER = Path(__file__).parent
PLIES = (0, 20, 60, 200)
MAX_NODES = 20_000
"""Maximum number of paths per case."""


@dataclass(frozen=True)
class PerftCase:
    """A position and a depth, one line of a perft file."""

    game: str
    players: int
    seed: int
    plies: int
    depth: int
    options: dict[str, JsonValue]

    def count(self) -> PerftCount:
        return perft(self.position(), self.depth)

    def position(self) -> fondaco.State:
        return random_position(fondaco.game(self.game), self.players, self.seed, self.plies, **self.options)

    def line(self) -> str:
        """Return the line of the perft file for this case."""
        count = self.count()
        families = ",".join(f"{name}={number}" for name, number in sorted(count.families.items()))
        fields = (self.game, self.players, self.seed, self.plies, self.depth, count.nodes, f"{count.signature:016x}")
        return " ".join(map(str, (*fields, families, json.dumps(self.options, separators=(",", ":")))))


def parse_case(line: str) -> PerftCase:
    """Return the case of a line."""
    game, players, seed, plies, depth, _, _, _, options = line.split(" ", 8)
    return PerftCase(game, int(players), int(seed), int(plies), int(depth), json.loads(options))


def cases(game_id: str) -> list[PerftCase]:
    """Return early to late positions of a game for every player count, and for every choice of each option that affects play."""
    game = fondaco.game(game_id)
    played = {name: option for name, option in game.options().items() if name not in game.only_shown}
    defaults = {name: option.default for name, option in played.items()}
    settings = [defaults]
    settings += [{**defaults, name: choice} for name, option in played.items() for choice in option.choices[1:]]
    chosen = []
    for options, players in product(settings, range(game.min_players, game.max_players + 1)):
        if options != defaults and players != game.min_players:
            continue
        for plies in PLIES:
            deepest = PerftCase(game_id, players, plies + players, plies, 1, options)
            while deepest.depth < 5:
                deeper = PerftCase(game_id, players, plies + players, plies, deepest.depth + 1, options)
                if deeper.count().nodes > MAX_NODES:
                    break
                deepest = deeper
            chosen.append(deepest)
    return chosen


if __name__ == "__main__":
    for case in cases(sys.argv[1]):
        print(case.line())
