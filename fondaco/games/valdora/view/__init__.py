"""The view of Valdora. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.game_view import GameView
from . import map_layout, tall, wide
from .context import ValdoraContext
from .gallery import gallery
from .printed import Printed
from .symbols import SIGNS


def symbols(printed: Printed) -> Mapping[str, str]:
    """Return the symbols of this game by id."""
    return {**map_layout.symbols(printed), **SIGNS}


VIEW = GameView(ValdoraContext, wide.draw, tall.draw, gallery, symbols)
