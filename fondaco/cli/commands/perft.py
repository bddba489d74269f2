"""`fondaco perft`: count the decision paths from a position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...core.perft import PerftCount, divide, perft, random_position
from ..arguments import parse_options
from ..files import read_game
from ..i18n import translate
from ..output import make_console, make_table, print_json


def run(
    game_id: str,
    *,
    players: int | None,
    seed: int,
    plies: int,
    depth: int,
    by_action: bool,
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
) -> None:
    """Count the paths from a random position, in total or by first action."""
    game = read_game(game_id, components)
    values = parse_options(game, options)
    state = random_position(game, game.min_players if players is None else players, seed, plies, **values)
    counts = divide(state, depth) if by_action and not state.over else {}
    total = PerftCount()
    for count in counts.values():
        total.add(count)
    if not counts:
        total = perft(state, depth)
    position: dict[str, Any] = {
        "game": game_id,
        "players": state.players,
        "seed": seed,
        "plies": len(state.moves),
        "depth": depth,
    }
    if as_json:
        divided = {"divide": {move: _to_json(count) for move, count in counts.items()}} if by_action else {}
        print_json({**position, "options": values, "components": game.digest, **_to_json(total), **divided})
        return
    console = make_console()
    console.print(translate("perft-position", **{name: str(value) for name, value in position.items()}), style="quiet")
    table = make_table("action" if by_action else "", "nodes", "signature")
    table.columns[1].justify = "right"
    for move, count in counts.items():
        table.add_row(move, str(count.nodes), _signature_text(count))
    table.add_section()
    table.add_row(translate("perft-total"), str(total.nodes), _signature_text(total))
    console.print(table)
    families = ", ".join(f"{name} {count}" for name, count in sorted(total.families.items()))
    console.print(translate("perft-families", families=families), soft_wrap=True)


def _to_json(count: PerftCount) -> dict[str, Any]:
    return {
        "nodes": count.nodes,
        "families": dict(sorted(count.families.items())),
        "signature": _signature_text(count),
    }


def _signature_text(count: PerftCount) -> str:
    return f"{count.signature:016x}"
