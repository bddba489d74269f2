"""The view of Die Gewürzinseln: a scene as a picture. It is put together from the parts of its sister games."""

from __future__ import annotations

from ....core.scene import Scene
from ....draw.gallery import Say
from ...century.merchants.view.merchant_gallery import merchant_gallery
from ...century.sea.view.sea_gallery import sea_gallery
from . import tall, wide
from .context import Catalogue, Table

__all__ = ["Catalogue", "draw", "gallery"]


def draw(scene: Scene, catalogue: Catalogue) -> str:
    """The picture of a scene in its layout."""
    table = Table(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)


def gallery(catalogue: Catalogue, name: str, title: str, say: Say) -> str | None:
    """The pieces of one kind: ``merchants``, ``bonus-cards``, ``deals``, ``islands``, ``points`` or ``bonus``."""
    return merchant_gallery(catalogue, name, title) or sea_gallery(catalogue, name, title, say)
