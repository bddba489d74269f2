"""What is printed on cards and coins, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.merchants.view.printed_merchants import PrintedPointCard
from ..century.merchants.view_data import printed_golden_deals, printed_merchants
from .view.context import Printed

if TYPE_CHECKING:
    from .game import SpiceRoad


def printed(game: SpiceRoad) -> Printed:
    """Return what is printed in the box of a game."""
    components = game.components
    points = enumerate(components.points.cards)
    return Printed(
        merchants=printed_merchants(components, components.starters.cards),
        deals=printed_golden_deals(components),
        points={card.id: PrintedPointCard(card.id, card.cost, card.points, number) for number, card in points},
        coins={"gold": components.end.gold, "silver": components.end.silver},
        merchant_row=components.setup.merchant_row,
        point_row=components.setup.point_row,
    )
