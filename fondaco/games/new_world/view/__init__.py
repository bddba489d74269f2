"""The view of Eine neue Welt: a scene as a picture. It knows what is printed, and no rules."""

from __future__ import annotations

from ....core.scene import Scene
from ...century.settlers.view.printed_settlers import PrintedSettlers
from ...century.settlers.view.settler_context import SettlerContext
from . import tall, wide


def draw(scene: Scene, printed: PrintedSettlers) -> str:
    """The picture of a scene in its layout."""
    view = SettlerContext(scene, printed)
    return tall.draw(view) if scene.layout == "tall" else wide.draw(view)
