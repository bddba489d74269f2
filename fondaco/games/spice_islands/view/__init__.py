"""The view of Die Gewürzinseln. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.gallery import Translate
from ....draw.game_view import GameView
from ...century.merchants.view.merchant_gallery import merchant_gallery
from ...century.sea.view.sea_gallery import sea_gallery
from ...century.sea.view.sea_symbols import SEA_SYMBOLS
from . import tall, wide
from .context import Printed, SpiceIslandsContext


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return all merchants, golden deals, islands, point tiles or bonus tiles."""
    return merchant_gallery(printed, symbols, name, title, translate) or sea_gallery(printed, symbols, name, title, translate)


VIEW = GameView(SpiceIslandsContext, wide.draw, tall.draw, gallery, lambda printed: SEA_SYMBOLS)
