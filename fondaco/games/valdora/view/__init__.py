"""The view of Valdora: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.scene import Scene
from . import map_layout, tall, wide
from .context import Table
from .gallery import gallery
from .printed import Catalogue, EquipmentFace, OrderFace, SpaceFace, WorkshopFace
from .symbols import SIGNS

__all__ = ["Catalogue", "EquipmentFace", "OrderFace", "SpaceFace", "WorkshopFace", "draw", "gallery", "symbols"]


def symbols(catalogue: Catalogue) -> Mapping[str, str]:
    """The drawings of this game by id, beside those of the house."""
    return {**map_layout.symbols(catalogue), **SIGNS}


def draw(scene: Scene, catalogue: Catalogue, own: Mapping[str, str]) -> str:
    """The picture of a scene in its layout; ``own`` are the `symbols` of the catalogue."""
    table = Table(scene, catalogue)
    return tall.draw(table, own) if scene.layout == "tall" else wide.draw(table, own)
