"""The view of Mercado: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from . import tall, wide
from .faces import Catalogue, PrivilegeFace, TileFace
from .gallery import gallery
from .table import Table

__all__ = ["Catalogue", "PrivilegeFace", "TileFace", "draw", "gallery"]


def draw(scene: Scene, catalogue: Catalogue) -> str:
    """The picture of a scene in its layout."""
    table = Table(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
