"""The view of Eine neue Welt: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.settlers.view.printed_settlers import LandCatalogue
from ...century.settlers.view.settler_context import LandTable
from . import tall, wide


def draw(scene: Scene, catalogue: LandCatalogue) -> str:
    """The picture of a scene in its layout."""
    table = LandTable(scene, catalogue)
    return tall.draw(table) if scene.layout == "tall" else wide.draw(table)
