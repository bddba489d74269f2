"""The view of Die Gewürzinseln: a scene as a picture. It is put together from the parts of its sister games."""

from __future__ import annotations

from ....core.scene import Scene
from ....draw.gallery import Translate
from ...century.merchants.view.merchant_gallery import merchant_gallery
from ...century.sea.view.sea_gallery import sea_gallery
from . import tall, wide
from .context import Printed, SpiceIslandsContext

__all__ = ["Printed", "draw", "gallery"]


def draw(scene: Scene, printed: Printed) -> str:
    """The picture of a scene in its layout."""
    view = SpiceIslandsContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)


def gallery(printed: Printed, name: str, title: str, translate: Translate) -> str | None:
    """The pieces of one kind: ``merchants``, ``bonus-cards``, ``deals``, ``islands``, ``points`` or ``bonus``."""
    return merchant_gallery(printed, name, title) or sea_gallery(printed, name, title, translate)
