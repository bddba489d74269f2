"""What is printed on the boards, cards, tiles and islands, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.boats.view_data import printed_boats
from ..century.merchants.view_data import printed_golden_deals, printed_merchants
from .view.context import Printed

if TYPE_CHECKING:
    from .game import EastToWest3


def printed(game: EastToWest3) -> Printed:
    """Return what is printed in the box of a game."""
    components = game.components
    return Printed(
        **vars(printed_boats(components, game.boards.locations)),
        merchants=printed_merchants(components),
        deals=printed_golden_deals(components),
        merchant_row=components.collecting.merchant_row,
        merchants_per_tile=components.collecting.merchants_per_tile,
        merchant_stacks=tuple(components.collecting.stacks),
    )
