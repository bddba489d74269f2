"""The view of Auf den Spuren von Marco Polo: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.scene import Scene
from ...polo.view.characters import read_portraits
from . import tall, wide
from .context import Table
from .gallery import gallery
from .map_layout import ATLAS
from .printed import Catalogue, GoalFace

__all__ = ["Catalogue", "GoalFace", "draw", "gallery", "symbols"]


def symbols(catalogue: Catalogue) -> Mapping[str, str]:
    """The drawings of this game by id, beside those of the house."""
    return {**ATLAS.symbols(catalogue.roads), **read_portraits(__package__)}


def draw(scene: Scene, catalogue: Catalogue, own: Mapping[str, str]) -> str:
    """The picture of a scene in its layout; ``own`` are the `symbols` of the catalogue."""
    table = Table(scene, catalogue)
    return tall.draw(table, own) if scene.layout == "tall" else wide.draw(table, own)
