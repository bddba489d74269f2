"""The view of Auf den Spuren von Marco Polo: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.scene import Scene
from ...polo.view.characters import read_portraits
from . import tall, wide
from .context import MarcoPoloContext
from .gallery import gallery
from .map_layout import ATLAS
from .printed import Printed, PrintedGoal

__all__ = ["Printed", "PrintedGoal", "draw", "gallery", "symbols"]


def symbols(printed: Printed) -> Mapping[str, str]:
    """The drawings of this game by id, beside those of the house."""
    return {**ATLAS.symbols(printed.roads), **read_portraits(__package__)}


def draw(scene: Scene, printed: Printed, own: Mapping[str, str]) -> str:
    """The picture of a scene in its layout; ``own`` are the `symbols` of the catalogue."""
    view = MarcoPoloContext(scene, printed)
    return tall.draw(view, own) if scene.layout == "tall" else wide.draw(view, own)
