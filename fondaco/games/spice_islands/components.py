"""The component file of the game."""

from __future__ import annotations

from typing import Literal

from ...core.components import Section, require, require_count, require_known
from ..century.harbours.components import HarbourComponents, HarbourSetup, RedBonus
from ..century.merchants.components import BonusCardTable, DealTable, MerchantTable, StarterTable, check_merchants


class Setup(HarbourSetup, frozen=True, kw_only=True):
    """How the map and the row of merchants are set up."""

    merchant_row: int
    bonus_kinds: list[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        require(self.merchant_row >= 1, "merchant_row must be 1 or more")


class Columns(Section, frozen=True, kw_only=True):
    """What an emptied column brings, from the first to the last."""

    rewards: list[Literal["card", "card_or_bonus"]]


class Components(HarbourComponents, frozen=True, kw_only=True):
    """The whole file."""

    setup: Setup
    starters: StarterTable
    merchants: MerchantTable
    bonus: BonusCardTable
    golden_deals: DealTable
    columns: Columns

    def __post_init__(self) -> None:
        super().__post_init__()
        check_merchants(self, self.starters.cards, self.setup.merchant_row)
        require_known("bonus_kinds", self.setup.bonus_kinds, [kind.kind for kind in self.bonus_tiles.kinds])
        require(len(self.setup.bonus_kinds) >= 1, "there must be a kind of bonus tiles")
        require_count("rewards for columns", len(self.columns.rewards), len(self.outposts.values))

    def kinds(self) -> list[RedBonus]:
        """Return the kinds of red bonus tiles that this game uses."""
        return [kind for kind in self.bonus_tiles.kinds if kind.kind in self.setup.bonus_kinds]
