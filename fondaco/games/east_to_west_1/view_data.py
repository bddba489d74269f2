"""What is printed on the boards, cards and tiles, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.merchants.view_data import printed_golden_deals, printed_merchants
from ..century.route.view.route_row import PrintedRoute
from ..century.settlers.view_data import printed_settlers

if TYPE_CHECKING:
    from .game import EastToWest1


def printed(game: EastToWest1) -> PrintedRoute:
    """Return what is printed in the box of a game."""
    components = game.components
    return PrintedRoute(
        **vars(printed_settlers(components, components.sides(), game.boards.locations)),
        merchants=printed_merchants(components),
        deals=printed_golden_deals(components),
        merchant_row=components.route.merchant_row,
        longest_route=components.route.longest,
    )
