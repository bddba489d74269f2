"""The view of Von Ost nach West III, put together from the parts of its three games. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.boats.view.boat_gallery import gallery as boat_gallery
from ...century.merchants.view.merchant_gallery import merchant_gallery
from . import tall, wide
from .table import EastToWest3Context, Printed

__all__ = ["Printed", "draw", "gallery"]


def draw(scene: Scene, printed: Printed) -> str:
    """The picture of a scene in its layout."""
    view = EastToWest3Context(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)


def gallery(printed: Printed, name: str, title: str) -> str | None:
    """The pieces of one kind: merchants and golden deals, islands, or what belongs to the boards."""
    return merchant_gallery(printed, name, title) or boat_gallery(printed, name, title)
