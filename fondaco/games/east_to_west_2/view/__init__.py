"""The view of Von Ost nach West, part II: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.boats.view.boat_context import BoatTable
from ...century.boats.view.boat_gallery import gallery
from ...century.boats.view.printed_boats import BoatCatalogue
from . import tall, wide

__all__ = ["BoatCatalogue", "draw", "gallery"]


def draw(scene: Scene, catalogue: BoatCatalogue) -> str:
    """The picture of a scene in its layout."""
    table = BoatTable(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
