"""`fondaco games`: list the games and their options."""

from __future__ import annotations

from typing import Any

from ...core.game import Game
from ...core.options import option_text
from ...core.registry import game, games
from ..i18n import LANGUAGE, translate
from ..output import make_console, make_table, print_json


def run(as_json: bool) -> None:
    """Print all games as a table or as JSON."""
    entries = [game(id) for id in games()]
    if as_json:
        print_json([to_json(entry) for entry in entries])
        return
    table = make_table("id", "title", "players", "options")
    table.columns[0].style = "notation"
    for entry in entries:
        players = translate("players-range", minimum=entry.min_players, maximum=entry.max_players)
        options = (f"{name}={'|'.join(map(option_text, option.choices))}" for name, option in entry.options().items())
        table.add_row(entry.id, entry.title(LANGUAGE.lang), players, "\n".join(options))
    make_console().print(table)


def to_json(entry: Game) -> dict[str, Any]:
    """The facts about a game as JSON values."""
    return {
        "id": entry.id,
        "title": entry.title(LANGUAGE.lang),
        "min_players": entry.min_players,
        "max_players": entry.max_players,
        "options": {
            name: {"default": option.default, "choices": list(option.choices), "help": option.help(LANGUAGE.lang)}
            for name, option in entry.options().items()
        },
        "num_actions": entry.num_actions,
        "encoding_size": entry.encoding_size,
        "rules": entry.rules_version,
        "components": entry.digest,
    }
