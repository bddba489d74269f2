"""What is printed on cards and coins, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.merchants.view.printed_merchants import PrintedPointCard
from ..century.merchants.view_data import deal_faces, merchant_faces
from .view import Printed, draw, gallery

if TYPE_CHECKING:
    from .game import SpiceRoad


def view(game: SpiceRoad) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    components = game.components
    points = enumerate(components.points.cards)
    printed = Printed(
        merchants=merchant_faces(components, components.starters.cards),
        deals=deal_faces(components),
        points={card.id: PrintedPointCard(card.id, card.cost, card.points, number) for number, card in points},
        coins={"gold": components.end.gold, "silver": components.end.silver},
        merchant_row=components.setup.merchant_row,
        point_row=components.setup.point_row,
    )
    return View(printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title))
