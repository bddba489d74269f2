"""The view of Die Gewürzstraße. It knows what is printed, and no rules."""

from __future__ import annotations

from ....draw.game_view import GameView
from ...century.hand.view.hand_window import WINDOWS
from . import tall, wide
from .context import SpiceRoadContext
from .gallery import gallery

VIEW = GameView(SpiceRoadContext, wide.draw, tall.draw, gallery, lambda printed: WINDOWS)
