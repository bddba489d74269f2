"""What is printed on cards, tiles and player boards, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.harbours.view_data import printed_islands, printed_point_tiles, printed_red_bonuses
from ..century.merchants.view_data import printed_golden_deals, printed_merchants
from .view.context import Printed

if TYPE_CHECKING:
    from .game import SpiceIslands


def printed(game: SpiceIslands) -> Printed:
    """Return what is printed in the box of a game."""
    components = game.components
    return Printed(
        merchants=printed_merchants(components, components.starters.cards),
        deals=printed_golden_deals(components),
        merchant_row=components.setup.merchant_row,
        islands=printed_islands(components.islands.tiles),
        points=printed_point_tiles(components.point_tiles.tiles),
        bonuses=printed_red_bonuses(components.kinds()),
        values=tuple(components.outposts.values),
    )
