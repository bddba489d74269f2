"""Measure how long a fresh interpreter takes to import the package and to start a game, against another commit.

All programs of a round run one after the other, so that a slow phase of the machine affects all alike. Times are processor
time of the process, user and system. The bytecode of every program is written before the first round, to a folder of its own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from tools.worktrees import ROOT, commit_name, source_of

ROUNDS = 15
EXAMPLES = """
examples:
  python -m benchmarks.startup --against faf862a           this worktree with a commit
  python -m benchmarks.startup --against ../before mercado --rounds 31
"""

Times = dict[tuple[str, str], list[float]]
"""Milliseconds of the rounds by engine and program."""


def programs(game_id: str) -> dict[str, str]:
    """Return what is measured, by title."""
    new_game = f"import fondaco; fondaco.game({game_id!r}).new()"
    return {"python alone": "pass", "import fondaco": "import fondaco", f"new game of {game_id}": new_game}


def milliseconds(program: str, folder: Path, bytecode: str) -> float:
    """Return the processor time of a fresh interpreter that runs a program with the package of a folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"PYTHONPATH": str(folder), "PYTHONPYCACHEPREFIX": bytecode}
    process = subprocess.Popen([sys.executable, "-c", program], cwd=folder, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{program!r} failed in {folder}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def measured(engines: dict[str, Path], codes: dict[str, str], rounds: int) -> Times:
    """Run every program with every engine in turn."""
    with tempfile.TemporaryDirectory() as bytecode:
        for folder in engines.values():
            for code in codes.values():
                milliseconds(code, folder, bytecode)
        times: Times = {(engine, title): [] for engine in engines for title in codes}
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
            for title, code in codes.items():
                for engine, folder in engines.items():
                    times[engine, title].append(milliseconds(code, folder, bytecode))
    return times


def print_times(times: Times, titles: list[str]) -> None:
    """Print medians with their spread, and the ratio of the medians."""
    print(f"{'milliseconds':28}{'old':>22}{'new':>22}{'new/old':>10}")
    for title in titles:
        old, new = times["old", title], times["new", title]
        cells = [f"{median(each):.1f} ({min(each):.1f} to {max(each):.1f})" for each in (old, new)]
        print(f"{title:28}{cells[0]:>22}{cells[1]:>22}{median(new) / median(old):10.3f}")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.startup",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", default="new_world", help="default: new_world")
    parser.add_argument("--against", required=True, metavar="COMMIT", help="a commit, or a folder that contains the package")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default: {ROUNDS}")
    arguments = parser.parse_args()
    codes = programs(arguments.game)
    with source_of(arguments.against) as old:
        print(f"old: {arguments.against} ({commit_name(old)})\nnew: this worktree ({commit_name(ROOT)})\n")
        times = measured({"old": old, "new": ROOT}, codes, max(1, arguments.rounds))
    print_times(times, list(codes))


if __name__ == "__main__":
    main()
