"""`fondaco bench`: how fast the engine is here and now. Uniform random play, one core, processor time."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from ..core.registry import games
from ..measure import interpreted, measure
from .arguments import parse_options
from .facts import make_table, print_json
from .files import read_game
from .i18n import CommandError, translate
from .screen import make_console


def bench(
    id: str | None, players: int, seed: int, seconds: float, options: Sequence[str], components: Path | None, as_json: bool
) -> None:
    """Measure one game or all, and print the figures."""
    if id is None and (options or components):
        raise CommandError("bench-which")
    shelf = [read_game(one, components) for one in ([id] if id is not None else games())]
    chosen = [parse_options(game, options) for game in shelf]
    figures = {}
    for game, settled in zip(shelf, chosen, strict=True):
        print(translate("bench-running", game=game.id), file=sys.stderr)
        figures[game.id] = measure(game, players, seed, seconds, settled)
    if as_json:
        facts = {id: asdict(one) for id, one in figures.items()}
        print_json({"games": facts, "interpreted": interpreted(), "python": platform.python_version(), "seconds": seconds})
        return
    grid = make_table("game", "players", "decisions", "games", "clones", "memory", "length")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, one in figures.items():
        grid.add_row(
            name,
            str(one.players),
            f"{one.decisions_per_s:,}",
            f"{one.games_per_s:,.1f}",
            f"{one.clones_per_s:,}",
            f"{one.bytes_per_state:,}",
            f"{one.decisions_per_game:,.1f}",
        )
    page = make_console()
    page.print(grid)
    kind = translate("bench-interpreted" if interpreted() else "bench-compiled")
    page.print(translate("bench-how", python=platform.python_version(), kind=kind), style="quiet")
