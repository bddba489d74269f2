"""The view of Die Gewürzstraße: a scene as a picture. It knows what is printed on cards, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from . import tall, wide
from .context import Catalogue, Table
from .gallery import gallery

__all__ = ["Catalogue", "draw", "gallery"]


def draw(scene: Scene, catalogue: Catalogue) -> str:
    """The picture of a scene in its layout."""
    table = Table(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
