"""The view of Valdora: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.game_view import GameView
from . import map_layout, tall, wide
from .context import ValdoraContext
from .gallery import gallery
from .printed import Printed
from .symbols import SIGNS


def symbols(printed: Printed) -> Mapping[str, str]:
    """The drawings of this game by id, beside those of the house."""
    return {**map_layout.symbols(printed), **SIGNS}


VIEW = GameView(ValdoraContext, wide.draw, tall.draw, gallery, symbols)
