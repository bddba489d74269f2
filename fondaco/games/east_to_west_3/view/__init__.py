"""The view of Von Ost nach West III, composed of the parts of its three games. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.gallery import Translate
from ....draw.game_view import GameView
from ...century.boats.view.boat_context import BOAT_SYMBOLS
from ...century.boats.view.boat_panels import boat_gallery
from ...century.merchants.view.merchant_gallery import merchant_gallery
from . import tall, wide
from .context import EastToWest3Context, Printed


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return all merchants, golden deals, islands, or components of the boards of one kind."""
    return merchant_gallery(printed, symbols, name, title, translate) or boat_gallery(printed, symbols, name, title, translate)


VIEW = GameView(EastToWest3Context, wide.draw, tall.draw, gallery, lambda printed: BOAT_SYMBOLS)
