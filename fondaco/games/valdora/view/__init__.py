"""The view of Valdora: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.scene import Scene
from . import map_layout, tall, wide
from .context import ValdoraContext
from .gallery import gallery
from .printed import Printed, PrintedEquipment, PrintedOrder, PrintedSpace, PrintedWorkshop
from .symbols import SIGNS

__all__ = ["Printed", "PrintedEquipment", "PrintedOrder", "PrintedSpace", "PrintedWorkshop", "draw", "gallery", "symbols"]


def symbols(printed: Printed) -> Mapping[str, str]:
    """The drawings of this game by id, beside those of the house."""
    return {**map_layout.symbols(printed), **SIGNS}


def draw(scene: Scene, printed: Printed, own: Mapping[str, str]) -> str:
    """The picture of a scene in its layout; ``own`` are the `symbols` of the catalogue."""
    view = ValdoraContext(scene, printed)
    return tall.draw(view, own) if scene.layout == "tall" else wide.draw(view, own)
