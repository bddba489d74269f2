"""What is printed on the boards, cards and tiles, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.settlers.view.settler_gallery import gallery
from ..century.settlers.view_data import printed_land
from .view import draw

if TYPE_CHECKING:
    from .game import NewWorld


def view(game: NewWorld) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    printed = printed_land(game.components, game.components.sides(), game.boards.locations)
    return View(printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title))
