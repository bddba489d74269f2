"""`fondaco bench`: measure the speed of the engine on this machine."""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from ...core.registry import games
from ...measure import BenchResult, interpreted, measure
from ..arguments import parse_options
from ..errors import CommandError
from ..files import read_game
from ..i18n import translate
from ..output import make_console, make_table, print_json


def run(
    game_id: str | None,
    *,
    players: int,
    seed: int,
    seconds: float,
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
) -> None:
    """Measure one game or all games, and print the results. Progress goes to stderr."""
    if game_id is None and (options or components):
        raise CommandError("bench-game-missing")
    measured_games = [read_game(id, components) for id in ([game_id] if game_id is not None else games())]
    option_values = [parse_options(game, options) for game in measured_games]
    results = {}
    for game, values in zip(measured_games, option_values, strict=True):
        print(translate("bench-running", game=game.id), file=sys.stderr)
        results[game.id] = measure(game, players, seed, seconds, values)
    if as_json:
        by_game = {id: asdict(result) for id, result in results.items()}
        print_json({"games": by_game, "interpreted": interpreted(), "python": platform.python_version(), "seconds": seconds})
        return
    console = make_console()
    console.print(_results_table(results))
    kind = translate("bench-interpreted" if interpreted() else "bench-compiled")
    console.print(translate("bench-conditions", python=platform.python_version(), kind=kind), style="quiet")


def _results_table(results: Mapping[str, BenchResult]) -> Table:
    table = make_table("game", "players", "decisions", "games", "clones", "memory", "length")
    for column in table.columns[1:]:
        column.justify = "right"
    for id, result in results.items():
        table.add_row(
            id,
            str(result.players),
            f"{result.decisions_per_s:,}",
            f"{result.games_per_s:,.1f}",
            f"{result.clones_per_s:,}",
            f"{result.bytes_per_state:,}",
            f"{result.decisions_per_game:,.1f}",
        )
    return table
