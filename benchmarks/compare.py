"""Compare the engine with the yardstick: ``python -m benchmarks.compare [GAME …] [--rounds N] [--seconds S]``.

Each round measures the yardstick and then every game for a short time. The ratio of a game is the median over the rounds. A slow
phase of the machine affects the yardstick and the games alike, so ratios are stable where speeds are not.
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
    """The ratios of each game's speeds to those of the yardstick."""
    decisions: dict[str, list[float]] = {id: [] for id in ids}
    clones: dict[str, list[float]] = {id: [] for id in ids}
    for round_number in range(rounds):
        print(f"round {round_number + 1} of {rounds}", file=sys.stderr)
        yardstick_decisions, yardstick_clones = decisions_per_s(seconds), clones_per_s(seconds / 2)
        for id in ids:
            result = measure(fondaco.game(id), PLAYERS, round_number, seconds, {})
            decisions[id].append(result.decisions_per_s / yardstick_decisions)
            clones[id].append(result.clones_per_s / yardstick_clones)
    return {id: {"decisions": round(median(decisions[id]), 3), "clones": round(median(clones[id]), 3)} for id in ids}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Compare the speed of the engine with the yardstick, as ratios.")
    parser.add_argument("games", nargs="*", choices=[*fondaco.games(), []], help="default: all", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    arguments = parser.parse_args()
    ratios = compare(arguments.games or fondaco.games(), arguments.rounds, arguments.seconds)
    print(json.dumps({"ratios": ratios, "interpreted": interpreted()}, indent=2))


if __name__ == "__main__":
    main()
