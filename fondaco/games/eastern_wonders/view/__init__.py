"""The view of Fernöstliche Wunder: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.sea.view.printed_sea import PrintedHarbours
from ...century.sea.view.sea_gallery import sea_gallery as gallery
from . import tall, wide
from .table import EasternWondersContext

__all__ = ["PrintedHarbours", "draw", "gallery"]


def draw(scene: Scene, printed: PrintedHarbours) -> str:
    """The picture of a scene in its layout."""
    view = EasternWondersContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)
