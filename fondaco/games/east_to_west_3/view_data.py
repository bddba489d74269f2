"""What is printed on the boards, cards, tiles and islands, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.boats.view_data import printed_with_boats
from ..century.merchants.view_data import deal_faces, merchant_faces
from .view import Printed, draw, gallery

if TYPE_CHECKING:
    from .game import EastToWest3


def view(game: EastToWest3) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    components = game.components
    printed = Printed(
        **vars(printed_with_boats(components, game.boards.locations)),
        merchants=merchant_faces(components),
        deals=deal_faces(components),
        merchant_row=components.collecting.merchant_row,
        merchants_per_tile=components.collecting.merchants_per_tile,
        merchant_stacks=tuple(components.collecting.stacks),
    )
    return View(printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title))
