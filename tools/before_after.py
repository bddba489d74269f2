"""Record the behaviour of the engine, decision by decision, and compare two recordings.

    python -m tools.before_after record FOLDER [GAME ...] [--at COMMIT] [--decisions 2000] [--jobs 2]
    python -m tools.before_after compare BEFORE AFTER

A refactoring must change names only. ``record --at COMMIT`` records the engine of a commit, from a temporary worktree. ``record``
alone records the engine of this worktree. ``compare`` prints the first decision at which two recordings differ, with the facts
that differ. The recorded games cover every player count and every choice of every option.

Recorded are the facts that no rename may change: legal and refused actions, notation, events, scores, breakdowns, reveal counts,
encodings and determinizations of every seat, records, and the actions that bots choose. Names of questions and columns, and the
wording of texts, are not recorded.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
GREEDY_EVERY, SEARCH_EVERY = 20, 200
"""Decisions from one recorded choice of a bot to the next. The search is slow."""
SEARCH = "search:iterations=6"
FACTS = ("legal", "refused", "notation", "scores", "revealed", "encoding", "determinized", "events", "bots")


def digest(value: object) -> str:
    """A short hash of a JSON value."""
    return blake2b(json.dumps(value, sort_keys=True, default=list).encode(), digest_size=6).hexdigest()


def cases(game: Any) -> list[tuple[int, dict[str, Any]]]:
    """Player counts with options: every player count, every choice of every option, and the last choices of all options."""
    options = game.options()
    counts = range(game.min_players, game.max_players + 1)
    settings: list[dict[str, Any]] = [{}]
    settings += [{name: choice} for name, option in options.items() for choice in option.choices if choice != option.default]
    settings.append({name: option.choices[-1] for name, option in options.items()})
    return [(counts[number % len(counts)], settings[number % len(settings)]) for number in range(max(len(counts), len(settings)))]


def bot_actions(fondaco: Any, state: Any, number: int) -> list[int]:
    """The actions that new bots choose, at the decisions at which bots are recorded."""
    bots = fondaco.bots
    view_type = getattr(bots, "PlayerView", None) or bots.Sight  # engines before the rename have `Sight`
    actions = []
    for every, spec in ((GREEDY_EVERY, "greedy"), (SEARCH_EVERY, SEARCH)):
        if number % every == 0:
            actions.append(bots.bot(spec, number).choose(view_type(state, state.player)))
    return actions


def hashed_facts(fondaco: Any, state: Any, events: list[Any], number: int) -> dict[str, str]:
    """The hashes of all facts about a position."""
    game, seats = state.game, range(state.players)
    legal = state.legal_actions()
    illegal = sorted(set(range(game.num_actions)) - set(legal))
    tried = illegal[number % 7 :: max(1, len(illegal) // 12)]
    return {
        "legal": digest([state.player, legal]),
        "refused": digest([[action, state.why_not(action) is not None] for action in tried]),
        "notation": digest([[state.notation(action), state.parse(state.notation(action))] for action in legal]),
        "scores": digest([state.scores(), state.ranks(), state.breakdown()]),
        "revealed": digest(state.revealed),
        "encoding": digest([list(state.encode(seat)) for seat in seats]),
        "determinized": digest([list(state.determinize(seat, number).encode(viewer)) for seat in seats for viewer in seats]),
        "events": digest([[event.kind, event.seat, event.data, event.audience] for event in events]),
        "bots": digest(bot_actions(fondaco, state, number)),
    }


def play(fondaco: Any, game: Any, decisions: int) -> Iterator[str]:
    """Play random games of all cases until there are enough decisions. Yield a line for every decision."""
    made = 0
    for round in count():
        for players, options in cases(game):
            seed = 1000 * round + players
            state = game.new(players, seed, **options)
            head = f"{game.id} {players} {seed} {json.dumps(options, sort_keys=True)}"
            events: list[Any] = []
            for number in count():
                if state.over:
                    break
                hashes = hashed_facts(fondaco, state, events, number)
                yield f"{head} {number} " + " ".join(f"{name}={hashes[name]}" for name in FACTS)
                legal = state.legal_actions()
                events = []
                state.apply(legal[int(digest([head, number]), 16) % len(legal)], events)
                made += 1
            text = fondaco.Record.of(state).dumps()
            result = [
                text,
                state.scores(),
                state.ranks(),
                state.breakdown(),
                [list(state.encode(seat)) for seat in range(players)],
            ]
            yield f"{head} end record={digest(result)}"
        if made >= decisions:
            return


def record_game(name: str, folder: Path, decisions: int) -> None:
    """Record a game in its file, with the engine that this process imports."""
    import fondaco
    import fondaco.bots

    game = fondaco.game(name)
    with (folder / f"{name}.txt").open("w", encoding="utf-8") as file:
        about = [game.num_actions, game.encoding_size, game.digest, game.min_players, game.max_players]
        choices = {key: [option.default, *option.choices] for key, option in game.options().items()}
        file.write(f"{name} about={digest([*about, choices])}\n")
        for line in play(fondaco, game, decisions):
            file.write(line + "\n")


def record(folder: Path, games: list[str], source: Path, decisions: int, jobs: int, on_recorded: Callable[[str], None]) -> None:
    """Record games, each in a new process that imports the package from a source folder."""
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(source)}
    call = [sys.executable, str(Path(__file__)), "game", str(folder.resolve())]

    def run(name: str) -> None:
        subprocess.run([*call, name, str(decisions)], cwd=source, env=environment, check=True)
        on_recorded(name)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(run, games))


def compare(before: Path, after: Path) -> int:
    """Print the first difference of each game, and return the number of games that differ."""
    differing = 0
    names = sorted({file.name for folder in (before, after) for file in folder.glob("*.txt")})
    for name in names:
        missing = [str(folder) for folder in (before, after) if not (folder / name).is_file()]
        if missing:
            print(f"{name}: not in {missing[0]}")
            differing += 1
            continue
        lines = [(folder / name).read_text("utf-8").splitlines() for folder in (before, after)]
        for number, (old, new) in enumerate(zip_longest(*lines, fillvalue=""), 1):
            if old != new:
                differing_facts = {fact.partition("=")[0] for fact in set(old.split()) ^ set(new.split())}
                print(f"{name}, line {number}: {', '.join(sorted(differing_facts))} differ\n  {old}\n  {new}")
                differing += 1
                break
        else:
            print(f"{name}: equal, {sum(' end ' not in line for line in lines[0]) - 1} decisions")
    return differing


def main() -> None:
    """Run the command line."""
    if sys.argv[1:2] == ["game"]:  # the child process of `record`: folder, game, decisions
        record_game(sys.argv[3], Path(sys.argv[2]), int(sys.argv[4]))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record", help="record the engine")
    recording.add_argument("folder", type=Path)
    recording.add_argument("games", nargs="*")
    recording.add_argument("--at", metavar="COMMIT", help="record the engine of this commit")
    recording.add_argument("--decisions", type=int, default=2000, help="minimum for each game")
    recording.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    comparing = commands.add_parser("compare", help="compare two recordings; exit code 1 if they differ")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "compare":
        sys.exit(1 if compare(arguments.before, arguments.after) else 0)
    games = arguments.games or sorted(folder.parent.name for folder in (ROOT / "fondaco" / "games").glob("*/components.toml"))
    if arguments.at is None:
        record(arguments.folder, games, ROOT, arguments.decisions, arguments.jobs, print)
        return
    from tools.worktrees import source_of  # a child process cannot import it: it imports the package of another worktree

    with source_of(arguments.at) as worktree:
        record(arguments.folder, games, worktree, arguments.decisions, arguments.jobs, print)


if __name__ == "__main__":
    main()
