"""The view of Mercado: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from . import tall, wide
from .context import Table
from .gallery import gallery
from .printed import Catalogue, PrivilegeFace, TileFace

__all__ = ["Catalogue", "PrivilegeFace", "TileFace", "draw", "gallery"]


def draw(scene: Scene, catalogue: Catalogue) -> str:
    """The picture of a scene in its layout."""
    table = Table(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
