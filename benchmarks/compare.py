"""Compare the speed of the engine: with a yardstick, or with the engine of another commit.

Without ``--against`` the yardstick and the games are measured alternately, and the medians of the ratios are printed as JSON.
A slow phase of the machine affects both alike, so ratios are stable where speeds are not.

With ``--against`` both engines play the same random games and clone the same states, in processor time. Every round starts
two new processes, which take turns game by game. Each ratio is new divided by old, the median of the rounds with the
lowest and the highest: above 1 the new engine is faster.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, TextIO

import fondaco
from benchmarks.engines import Engine
from benchmarks.yardstick import clones_per_s, decisions_per_s
from fondaco.measure import interpreted, measure
from tools.worktrees import ROOT, commit_name, source_of

PLAYERS = 3
ROUNDS_AGAINST = 7
"""The default number of rounds against a commit."""
MEASUREMENTS = ("decisions", "clones")
SHARE = {"decisions": 1.0, "clones": 0.5}
"""Part of ``--seconds`` that a measurement takes."""
EXAMPLES = """
examples:
  python -m benchmarks.compare spice_road                    ratios to the yardstick
  python -m benchmarks.compare --against faf862a mercado     this worktree with a commit
  python -m benchmarks.compare --against ../before --rounds 15 this worktree with another one, all games
  python -m benchmarks.compare --engine build/fast/lib/python3.11/site-packages --against . mercado
                                                             a compiled engine with the interpreted one
"""


def ratios_to_yardstick(ids: Sequence[str], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Return the ratios of each game's speeds to those of the yardstick."""
    decisions: dict[str, list[float]] = {id: [] for id in ids}
    clones: dict[str, list[float]] = {id: [] for id in ids}
    for number in range(rounds):
        show_progress(f"round {number + 1} of {rounds}")
        yardstick_decisions, yardstick_clones = decisions_per_s(seconds), clones_per_s(seconds / 2)
        for id in ids:
            result = measure(fondaco.game(id), PLAYERS, number, seconds, {})
            decisions[id].append(result.decisions_per_s / yardstick_decisions)
            clones[id].append(result.clones_per_s / yardstick_clones)
    return {id: {"decisions": round(median(decisions[id]), 3), "clones": round(median(clones[id]), 3)} for id in ids}


Speeds = dict[str, dict[str, list[float]]]
"""The speeds of the rounds by game and measurement."""


def speeds_of_both(folders: tuple[Path, Path], ids: Sequence[str], rounds: int, seconds: float) -> tuple[Speeds, Speeds]:
    """Measure two engines alternately and return their speeds a second."""
    speeds: tuple[Speeds, Speeds] = ({id: {} for id in ids}, {id: {} for id in ids})
    with Engine(folders[0]) as engine:
        numbers = {(id, kind): engine.number_for(kind, id, SHARE[kind] * seconds) for id in ids for kind in MEASUREMENTS}
    for number in range(rounds):
        with Engine(folders[0]) as new, Engine(folders[1]) as old:
            for position, id in enumerate(ids):
                show_progress(f"round {number + 1} of {rounds}: {id}")
                pairs = [(new, speeds[0]), (old, speeds[1])]
                for kind in MEASUREMENTS:
                    for engine, found in pairs if (number + position) % 2 else reversed(pairs):
                        speed = engine.speed(kind, id, numbers[id, kind], seed=1000 * number + 1)
                        found[id].setdefault(kind, []).append(speed)
    return speeds


def comparison(new: Speeds, old: Speeds) -> dict[str, dict[str, dict[str, Any]]]:
    """Return medians of the speeds and of their ratios, with the lowest and the highest ratio, by game and measurement."""
    compared: dict[str, dict[str, dict[str, Any]]] = {}
    for id, by_kind in new.items():
        for kind, speeds in by_kind.items():
            ratios = [left / right for left, right in zip(speeds, old[id][kind], strict=True)]
            compared.setdefault(id, {})[kind] = {
                "new": round(median(speeds)),
                "old": round(median(old[id][kind])),
                "ratio": round(median(ratios), 3),
                "spread": [round(min(ratios), 3), round(max(ratios), 3)],
            }
    return compared


def print_comparison(compared: dict[str, dict[str, dict[str, Any]]], titles: tuple[str, str]) -> None:
    """Print a table with two lines a game."""
    print(f"new: {titles[0]}\nold: {titles[1]}\n")
    print(f"{'a second':28}{'old':>12}{'new':>12}{'new/old':>10}   spread")
    for id, by_kind in compared.items():
        for kind, row in by_kind.items():
            low, high = row["spread"]
            print(f"{f'{id}, {kind}':28}{row['old']:12,}{row['new']:12,}{row['ratio']:10.3f}   {low:.3f} to {high:.3f}")


def show_progress(text: str, stream: TextIO = sys.stderr) -> None:
    """Print a line of progress; in a terminal it replaces the last one."""
    print(f"\r\033[K{text}" if stream.isatty() else text, file=stream, end="" if stream.isatty() else "\n", flush=True)


def parsed_arguments() -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.compare",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", choices=[*fondaco.games(), []], help="default: all", metavar="GAME")
    parser.add_argument("--against", metavar="COMMIT", help="a commit, or a folder that contains the package")
    parser.add_argument("--engine", metavar="COMMIT", default=str(ROOT), help="the new engine; default: this worktree")
    parser.add_argument("--rounds", type=int, help=f"default: {ROUNDS_AGAINST} against a commit, 5 against the yardstick")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of a measurement; default: 0.5")
    parser.add_argument("--json", action="store_true", help="print a comparison with a commit as JSON")
    arguments = parser.parse_args()
    if arguments.rounds is not None and arguments.rounds < 1:
        parser.error("--rounds must be at least 1")
    if not arguments.seconds > 0:
        parser.error("--seconds must be more than 0")
    return arguments


def main() -> None:
    """Run the command line."""
    arguments = parsed_arguments()
    ids = arguments.games or fondaco.games()
    if arguments.against is None:
        ratios = ratios_to_yardstick(ids, arguments.rounds or 5, arguments.seconds)
        print(json.dumps({"ratios": ratios, "interpreted": interpreted()}, indent=2))
        return
    with source_of(arguments.engine) as new_folder, source_of(arguments.against) as old_folder:
        titles = (title_of(arguments.engine, new_folder), title_of(arguments.against, old_folder))
        new, old = speeds_of_both((new_folder, old_folder), ids, arguments.rounds or ROUNDS_AGAINST, arguments.seconds)
    show_progress("")
    if arguments.json:
        print(json.dumps({"new": titles[0], "old": titles[1], "games": comparison(new, old)}, indent=2))
    else:
        print_comparison(comparison(new, old), titles)


def title_of(name: str, folder: Path) -> str:
    """Return the name of an engine for people: what was asked for, the commit, and whether it is compiled."""
    with Engine(folder) as engine:
        kind = "compiled" if engine.compiled else "interpreted"
    return f"{name} ({commit_name(folder) or 'no repository'}), {kind}"


if __name__ == "__main__":
    main()
