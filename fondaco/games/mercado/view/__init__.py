"""The view of Mercado: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from . import tall, wide
from .context import MercadoContext
from .gallery import gallery
from .printed import Printed, PrintedPrivilege, PrintedTile

__all__ = ["Printed", "PrintedPrivilege", "PrintedTile", "draw", "gallery"]


def draw(scene: Scene, printed: Printed) -> str:
    """The picture of a scene in its layout."""
    view = MercadoContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)
