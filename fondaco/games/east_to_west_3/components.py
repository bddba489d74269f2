"""The component file of the game, as typed tables."""

from __future__ import annotations

from ...core.components import Section, require, require_known
from ..century.boats.components import BoatTables
from ..century.merchants.components import BonusCardTable, DealTable, MerchantTable, check_merchants
from ..century.settlers.locations import Kind, check_markets

KINDS: tuple[Kind, ...] = (
    *("production", "upgrade", "trade", "fort", "move_boat", "boat_trade", "outpost_trade"),
    *("market", "refresh_market"),
)
"""The locations that this game knows."""


class Collecting(Section, frozen=True, kw_only=True):
    """What merchants bring that are kept."""

    merchant_row: int
    merchants_per_tile: int
    stacks: list[str]

    def __post_init__(self) -> None:
        require(min(self.merchant_row, self.merchants_per_tile) >= 1, "merchant_row and merchants_per_tile must be 1 or more")


class Components(BoatTables, frozen=True, kw_only=True):
    """The whole file."""

    merchants: MerchantTable
    bonus: BonusCardTable
    golden_deals: DealTable
    collecting: Collecting

    def __post_init__(self) -> None:
        self.check_boats(KINDS)
        check_merchants(self, [], self.collecting.merchant_row)
        require_known("sides with stacks", self.collecting.stacks, [side.id for side in self.sides() if side.stacks])
        check_markets(self.sides(), self.collecting.merchant_row)
