"""Merchants, bonus cards and golden deals in component files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from ....core.components import Component, Section, Source, require, require_count, require_unique
from ....core.messages import JsonValue
from ..cubes.components import NO_CUBES, Cubes

BONUS_SETS = {"none": (), "B1": ("B1",), "B2": ("B2",), "both": ("B1", "B2")}
"""Which sets of bonus cards a choice brings in. Each can be used without the other (a ruling: bonus-sets-singly)."""

CHOICES: Mapping[str, tuple[JsonValue, ...]] = {"bonus_cards": tuple(BONUS_SETS), "golden_deals": (False, True)}
"""The options of every game with merchants."""


class MerchantCard(Component, frozen=True):
    """A merchant in a component file: cubes taken, then steps upgraded, then a card taken back; or cubes given for others."""

    id: str
    cost: Cubes = NO_CUBES
    gain: Cubes = NO_CUBES
    or_gain: Cubes = NO_CUBES
    """A second gain: every single trade brings the one or the other."""
    steps: int = 0
    take_back: bool = False

    def __post_init__(self) -> None:
        require(min(*self.cost, *self.gain, *self.or_gain, self.steps) >= 0, f"{self.id} has a negative number")
        require(bool(sum(self.gain) or self.steps or self.take_back), f"{self.id} does nothing")
        require(not (sum(self.cost) and (self.steps or self.take_back)), f"{self.id} trades and does something else")
        if sum(self.or_gain):
            require(bool(sum(self.cost)), f"{self.id} has or_gain, but is no trade")
            require(self.or_gain != self.gain, f"{self.id} has or_gain like its gain")


class MerchantTable(Section, frozen=True, kw_only=True):
    """The merchants in a component file."""

    count: int
    cards: list[MerchantCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)


class StarterTable(Section, frozen=True, kw_only=True):
    """The cards every player starts with."""

    cards: list[MerchantCard]

    def __post_init__(self) -> None:
        require(len(self.cards) >= 1, "there must be a starting card")


class BonusCard(MerchantCard, frozen=True, kw_only=True):
    """A bonus card: a merchant of a set, which may have a source of its own."""

    set: Literal["B1", "B2"]
    source: Source | None = None


class BonusCardTable(Section, frozen=True, kw_only=True):
    """The bonus cards."""

    count: int
    cards: list[BonusCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)


class DealCard(Component, frozen=True):
    """A golden deal in a component file: cubes taken, then steps upgraded, then a card taken back; what all others take."""

    id: str
    copies: int
    gain: Cubes = NO_CUBES
    steps: int = 0
    take_back: bool = False
    """As on a bonus card. No deal of our list has it; pages 11 and 15 say what it means with golden deals."""
    gift: Cubes = NO_CUBES

    def __post_init__(self) -> None:
        require(min(*self.gain, *self.gift, self.steps) >= 0, f"{self.id} has a negative number")
        require(self.copies >= 1, f"{self.id} has no copies")
        require(bool(sum(self.gain) or self.steps or self.take_back), f"{self.id} does nothing for its owner")


class DealTable(Section, frozen=True, kw_only=True):
    """The transparent cards, ``count`` of them in all."""

    count: int
    cards: list[DealCard]

    def __post_init__(self) -> None:
        require_count("copies of cards", sum(card.copies for card in self.cards), self.count)


class MerchantTables(Protocol):
    """The sections about merchants that a game's component file has among others."""

    @property
    def merchants(self) -> MerchantTable: ...
    @property
    def bonus(self) -> BonusCardTable: ...
    @property
    def golden_deals(self) -> DealTable: ...


def check_merchants(tables: MerchantTables, starters: Sequence[MerchantCard], row: int, others: Sequence[str] = ()) -> None:
    """Check these sections together with the starting cards, the size of the row and the ids of other cards."""
    merchants = [*tables.merchants.cards, *tables.bonus.cards]
    ids = [card.id for card in [*starters, *merchants]] + [card.id for card in tables.golden_deals.cards]
    require_unique("card ids", [*ids, *others])
    require(len(tables.merchants.cards) >= row, "fewer merchants than places in the row")
    deals = tables.golden_deals.count
    require(deals >= len(merchants), f"{deals} golden deals are too few for {len(merchants)} merchants and bonus cards")
