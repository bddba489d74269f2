"""`fondaco games`, and how facts are printed."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table

from ..core.options import option_text
from ..core.registry import game
from ..core.registry import games as ids
from .i18n import LANGUAGE, translate
from .screen import make_console


def print_json(facts: Any) -> None:
    """Facts as JSON, and nothing else."""
    json.dump(facts, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def make_table(*columns: str) -> Table:
    """An empty table with titles from the messages."""
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True, header_style="label")
    for column in columns:
        grid.add_column(translate(f"column-{column}") if column else "", no_wrap=column == "title")
    return grid


def games(as_json: bool) -> None:
    """List the games."""
    shelf = [game(id) for id in ids()]
    if as_json:
        print_json(
            [
                {
                    "id": one.id,
                    "title": one.title(LANGUAGE.lang),
                    "min_players": one.min_players,
                    "max_players": one.max_players,
                    "options": {
                        name: {"default": option.default, "choices": list(option.choices), "help": option.help(LANGUAGE.lang)}
                        for name, option in one.options().items()
                    },
                    "num_actions": one.num_actions,
                    "encoding_size": one.encoding_size,
                    "rules": one.rules_version,
                    "components": one.digest,
                }
                for one in shelf
            ]
        )
        return
    grid = make_table("id", "title", "players", "options")
    grid.columns[0].style = "notation"
    for one in shelf:
        players = translate("players-range", fewest=one.min_players, most=one.max_players)
        options = (f"{name}={_choices(option.choices)}" for name, option in one.options().items())
        grid.add_row(one.id, one.title(LANGUAGE.lang), players, "\n".join(options))
    make_console().print(grid)


def _choices(choices: Sequence[Any]) -> str:
    return "|".join(map(option_text, choices))
