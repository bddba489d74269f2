"""Perft files: a line a position, with the counts that the rules must give.

``game players seed plies depth nodes signature families options``: from a seed, play so many uniform random decisions, then count
all decision paths of that depth. Counts survive a new layout of the state; signatures change with it.

``python -m tests.perft.perft_files GAME`` prints the lines of a game anew.
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
NODES = 20_000
"""About so many paths a position."""


@dataclass(frozen=True)
class PerftCase:
    """A position and a depth."""

    game: str
    players: int
    seed: int
    plies: int
    depth: int
    options: dict[str, JsonValue]

    def count(self) -> PerftCount:
        return perft(self.walk(), self.depth)

    def walk(self) -> fondaco.State:
        return random_position(fondaco.game(self.game), self.players, self.seed, self.plies, **self.options)

    def line(self) -> str:
        """The line of a perft file for this cell."""
        count = self.count()
        families = ",".join(f"{name}={number}" for name, number in sorted(count.families.items()))
        fields = (self.game, self.players, self.seed, self.plies, self.depth, count.nodes, f"{count.signature:016x}")
        return " ".join(map(str, (*fields, families, json.dumps(self.options, separators=(",", ":")))))


def parse_case(line: str) -> PerftCase:
    """The cell of a line."""
    game, players, seed, plies, depth, _, _, _, options = line.split(" ", 8)
    return PerftCase(game, int(players), int(seed), int(plies), int(depth), json.loads(options))


def cases(id: str) -> list[PerftCase]:
    """Positions of a game: every player count, early to late, and every option once that play depends on."""
    game = fondaco.game(id)
    played = {name: option for name, option in game.options().items() if name not in game.only_shown}
    defaults = {name: option.default for name, option in played.items()}
    settings = [defaults]
    settings += [{**defaults, name: choice} for name, option in played.items() for choice in option.choices[1:]]
    found = []
    for options, players in product(settings, range(game.min_players, game.max_players + 1)):
        if options != defaults and players != game.min_players:
            continue
        for plies in PLIES:
            deepest = PerftCase(id, players, plies + players, plies, 1, options)
            while deepest.depth < 5:
                deeper = PerftCase(id, players, plies + players, plies, deepest.depth + 1, options)
                if deeper.count().nodes > NODES:
                    break
                deepest = deeper
            found.append(deepest)
    return found


if __name__ == "__main__":
    for each in cases(sys.argv[1]):
        print(each.line())
