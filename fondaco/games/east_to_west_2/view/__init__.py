"""The view of Von Ost nach West, part II: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.boats.view.boat_context import BoatContext
from ...century.boats.view.boat_gallery import gallery
from ...century.boats.view.printed_boats import PrintedBoats
from . import tall, wide

__all__ = ["BoatCatalogue", "draw", "gallery"]


def draw(scene: Scene, printed: PrintedBoats) -> str:
    """The picture of a scene in its layout."""
    view = BoatContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)
