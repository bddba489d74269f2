"""The engine against the yardstick, in turns: ``python -m benchmarks.compare [GAME …] [--rounds N] [--seconds S]``.

Each round measures the yardstick, then every game, for a short while; the ratio of a game is the median over the rounds. What
slows the machine down for a while hits both, so ratios hold still where speeds jump about.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import median

import fondaco
from benchmarks.yardstick import clones_per_s, decisions_per_s
from fondaco.measure import interpreted, measure

PLAYERS = 3


def compare(ids: list[str], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """For each game the ratios of its figures to the yardstick's."""
    decisions: dict[str, list[float]] = {id: [] for id in ids}
    clones: dict[str, list[float]] = {id: [] for id in ids}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        moves, copies = decisions_per_s(seconds), clones_per_s(seconds / 2)
        for id in ids:
            game = fondaco.game(id)
            figures = measure(game, PLAYERS, number, seconds, {})
            decisions[id].append(figures.decisions_per_s / moves)
            clones[id].append(figures.clones_per_s / copies)
    return {id: {"decisions": round(median(decisions[id]), 3), "clones": round(median(clones[id]), 3)} for id in ids}


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the engine as ratios to the yardstick.")
    parser.add_argument("games", nargs="*", choices=[*fondaco.games(), []], help="default: all", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    ratios = compare(given.games or fondaco.games(), given.rounds, given.seconds)
    print(json.dumps({"ratios": ratios, "interpreted": interpreted()}, indent=2))


if __name__ == "__main__":
    main()
