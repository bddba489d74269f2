"""The view of Fernöstliche Wunder: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.sea.view.printed_sea import SeaCatalogue
from ...century.sea.view.sea_gallery import sea_gallery as gallery
from . import tall, wide
from .table import Table

__all__ = ["SeaCatalogue", "draw", "gallery"]


def draw(scene: Scene, catalogue: SeaCatalogue) -> str:
    """The picture of a scene in its layout."""
    table = Table(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
