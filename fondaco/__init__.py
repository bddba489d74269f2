"""Fondaco: eleven modern trading board games. CONTRIBUTING.md has a map of the packages.

>>> import fondaco
>>> game = fondaco.game("spice_road")
>>> state = game.new(players=3, seed=7)
>>> while not state.over:
...     state.apply(state.legal_actions()[0])
"""

from typing import TYPE_CHECKING, Any

import fondaco.games  # noqa: F401  (loaded first, so that the function `games` below can take its name)

from .core.errors import (
    BadComponents,
    BadRecord,
    FondacoError,
    IllegalAction,
    InvalidOption,
    NotUnderstood,
    UnknownGame,
)
from .core.events import Event
from .core.game import Game
from .core.options import Option
from .core.registry import game, games
from .core.state import State

if TYPE_CHECKING:
    from .core.record import Record

__version__ = "0.1.0"

__all__ = [
    "BadComponents",
    "BadRecord",
    "Event",
    "FondacoError",
    "Game",
    "IllegalAction",
    "InvalidOption",
    "NotUnderstood",
    "Option",
    "Record",
    "State",
    "UnknownGame",
    "game",
    "games",
]

if not TYPE_CHECKING:  # type checkers would take every attribute for one that exists

    def __getattr__(name: str) -> Any:
        """Import `Record` with its first use: a process that only plays needs no records."""
        if name == "Record":
            from .core.record import Record

            return Record
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
