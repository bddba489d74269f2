"""The view of Von Ost nach West I, put together from the parts of its two games. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.merchants.view.merchant_gallery import merchant_gallery
from ...century.route.view.route_row import PrintedRoute, RouteContext
from ...century.settlers.view.settler_gallery import gallery as land_gallery
from . import tall, wide


def draw(scene: Scene, printed: PrintedRoute) -> str:
    """The picture of a scene in its layout."""
    view = RouteContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)


def gallery(printed: PrintedRoute, name: str, title: str) -> str | None:
    """The pieces of one kind: merchants and golden deals, or what belongs to the boards."""
    return merchant_gallery(printed, name, title) or land_gallery(printed, name, title)
