"""`fondaco perft`: count decision paths."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core import perft as counting
from .arguments import parse_options
from .facts import make_table, print_json
from .files import read_game
from .i18n import translate
from .screen import make_console


def perft(
    id: str,
    players: int | None,
    seed: int,
    plies: int,
    depth: int,
    divide: bool,
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
) -> None:
    """Walk to a position and count from there."""
    game = read_game(id, components)
    chosen = parse_options(game, options)
    state = counting.random_position(game, game.min_players if players is None else players, seed, plies, **chosen)
    parts = counting.divide(state, depth) if divide and not state.over else {}
    total = counting.PerftCount()
    for part in parts.values():
        total.add(part)
    if not parts:
        total = counting.perft(state, depth)
    where: dict[str, Any] = {"game": id, "players": state.players, "seed": seed, "plies": len(state.moves), "depth": depth}
    if as_json:
        divided = {"divide": {move: _facts(part) for move, part in parts.items()}} if divide else {}
        print_json({**where, "options": chosen, "components": game.digest, **_facts(total), **divided})
        return
    page = make_console()
    page.print(translate("perft-where", **{name: str(value) for name, value in where.items()}), style="quiet")
    grid = make_table("action" if divide else "", "nodes", "signature")
    grid.columns[1].justify = "right"
    for move, part in parts.items():
        grid.add_row(move, str(part.nodes), f"{part.signature:016x}")
    grid.add_section()
    grid.add_row(translate("perft-total"), str(total.nodes), f"{total.signature:016x}")
    page.print(grid)
    families = ", ".join(f"{name} {count}" for name, count in sorted(total.families.items()))
    page.print(translate("perft-families", families=families), soft_wrap=True)


def _facts(count: counting.PerftCount) -> dict[str, Any]:
    return {
        "nodes": count.nodes,
        "families": dict(sorted(count.families.items())),
        "signature": f"{count.signature:016x}",
    }
