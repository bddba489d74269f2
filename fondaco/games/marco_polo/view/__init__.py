"""The view of Auf den Spuren von Marco Polo. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.game_view import GameView
from ...polo.view.characters import read_portraits
from . import tall, wide
from .context import MarcoPoloContext
from .gallery import gallery
from .map_layout import MAP_LAYOUT
from .printed import Printed


def symbols(printed: Printed) -> Mapping[str, str]:
    """Return the symbols of this game by id."""
    return {**MAP_LAYOUT.symbols(printed.roads), **read_portraits(__package__)}


VIEW = GameView(MarcoPoloContext, wide.draw, tall.draw, gallery, symbols)
