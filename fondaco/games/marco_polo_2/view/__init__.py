"""The view of Marco Polo II. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.game_view import GameView
from ....draw.icons import read_symbols
from ...polo.view.characters import read_portraits
from . import tall, wide
from .context import MarcoPolo2Context
from .gallery import gallery
from .map_layout import MAP_LAYOUT
from .printed import Printed

SHIELD = "M3.6 2.6H20.4V11.4C20.4 16.8 16.8 20.4 12 22.4C7.2 20.4 3.6 16.8 3.6 11.4Z"


def symbols(printed: Printed) -> Mapping[str, str]:
    """Return the symbols of this game by id."""
    shield = {"shield": f'<clipPath id="shield"><path d="{SHIELD}"/></clipPath>'}
    drawn = read_symbols(__package__, "symbols.svg") | shield
    return {**MAP_LAYOUT.symbols(printed.roads), **read_portraits(__package__), **drawn}


VIEW = GameView(MarcoPolo2Context, wide.draw, tall.draw, gallery, symbols)
