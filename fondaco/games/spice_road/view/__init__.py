"""The view of Die Gewürzstraße: a scene as a picture. It knows what is printed on cards, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from . import tall, wide
from .context import Printed, SpiceRoadContext
from .gallery import gallery

__all__ = ["Printed", "draw", "gallery"]


def draw(scene: Scene, printed: Printed) -> str:
    """The picture of a scene in its layout."""
    view = SpiceRoadContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)
