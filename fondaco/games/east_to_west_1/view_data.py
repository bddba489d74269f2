"""What is printed on the boards, cards and tiles, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.merchants.view_data import deal_faces, merchant_faces
from ..century.route.view.route_row import PrintedRoute
from ..century.settlers.view_data import printed_land
from .view import draw, gallery

if TYPE_CHECKING:
    from .game import EastToWest1


def view(game: EastToWest1) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    components = game.components
    printed = PrintedRoute(
        **vars(printed_land(components, components.sides(), game.boards.locations)),
        merchants=merchant_faces(components),
        deals=deal_faces(components),
        merchant_row=components.route.merchant_row,
        longest_route=components.route.longest,
    )
    return View(printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title))
