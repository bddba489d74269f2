"""The view of Mercado. It knows what is printed, and no rules."""

from __future__ import annotations

from ....draw.game_view import GameView
from . import tall, wide
from .context import MercadoContext
from .gallery import gallery
from .symbols import SYMBOLS

VIEW = GameView(MercadoContext, wide.draw, tall.draw, gallery, lambda printed: SYMBOLS)
