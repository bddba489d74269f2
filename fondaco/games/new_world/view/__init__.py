"""The view of Eine neue Welt: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....draw.scene import Scene
from ...century.drawing.settlers.faces import LandCatalogue
from . import tall, wide
from .gallery import gallery
from .table import Table

__all__ = ["LandCatalogue", "draw", "gallery"]


def draw(scene: Scene, catalogue: LandCatalogue) -> str:
    """The picture of a scene in its layout."""
    table = Table(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
