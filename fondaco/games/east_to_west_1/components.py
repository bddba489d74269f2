"""The component file of the game, as typed tables."""

from __future__ import annotations

from ...core.components import Section, require
from ..century.merchants.components import BonusCardTable, DealTable, MerchantTable, check_merchants
from ..century.settlers.components import Layout, SettlerTables
from ..century.settlers.locations import Kind, Side, check_markets

KINDS: tuple[Kind, ...] = ("production", "upgrade", "trade", "fort", "market", "refresh_market", "adjust_route")
"""The locations that this game knows."""


class Route(Section, frozen=True, kw_only=True):
    """The merchants below the boards, and the routes they come to."""

    merchant_row: int
    longest: int

    def __post_init__(self) -> None:
        require(min(self.merchant_row, self.longest) >= 1, "merchant_row and longest must be 1 or more")


class Components(SettlerTables, frozen=True, kw_only=True):
    """The whole file."""

    layout: Layout
    merchants: MerchantTable
    bonus: BonusCardTable
    golden_deals: DealTable
    route: Route

    def __post_init__(self) -> None:
        self.check_sides(self.sides(), KINDS)
        self.check_point_cards()
        check_merchants(self, [], self.route.merchant_row)
        check_markets(self.sides(), self.route.merchant_row)

    def sides(self) -> list[Side]:
        """Return the sides in use."""
        return self.sides_of(self.layout.sides)
