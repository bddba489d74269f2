"""What is printed on the boards, cards, tiles and islands, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.boats.view_data import printed_with_boats
from .view import draw, gallery

if TYPE_CHECKING:
    from .game import EastToWest2


def view(game: EastToWest2) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    printed = printed_with_boats(game.components, game.boards.locations)
    return View(printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title))
