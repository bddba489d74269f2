"""Aufbau: the merchants, bonus cards among them, and the golden deals on them (pages 2 and 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from ....core.components import Section, Source, require, require_count, require_unique
from ....core.messages import JsonValue
from ....core.piles import Pile
from .golden_deals import DealCard, DealCards, Deals
from .merchants import MerchantCard, MerchantGame, MerchantRow, Merchants, MerchantState

BONUS_SETS = {"none": (), "B1": ("B1",), "B2": ("B2",), "both": ("B1", "B2")}
"""Which sets of bonus cards a choice brings in. Each can be used without the other (a ruling: bonus-sets-singly)."""

CHOICES: Mapping[str, tuple[JsonValue, ...]] = {"bonus_cards": tuple(BONUS_SETS), "golden_deals": (False, True)}
"""The options of every game with merchants."""


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
    """A bonus card: a merchant of a set, which may know more about its source than its section."""

    set: Literal["B1", "B2"]
    source: Source | None = None


class BonusCardTable(Section, frozen=True, kw_only=True):
    """The bonus cards."""

    count: int
    cards: list[BonusCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)


class DealTable(Section, frozen=True, kw_only=True):
    """The transparent cards; `count` are there in all, some of them alike."""

    count: int
    cards: list[DealCard]

    def __post_init__(self) -> None:
        require_count("copies of cards", sum(card.copies for card in self.cards), self.count)


class MerchantTables(Protocol):
    """The sections about merchants that a game's component file has among its own."""

    @property
    def merchants(self) -> MerchantTable: ...
    @property
    def bonus(self) -> BonusCardTable: ...
    @property
    def golden_deals(self) -> DealTable: ...


def check_merchants(tables: MerchantTables, starters: Sequence[MerchantCard], row: int, others: Sequence[str] = ()) -> None:
    """What must be true of them together, with starting cards, so many open merchants and the ids of other cards."""
    merchants = [*tables.merchants.cards, *tables.bonus.cards]
    ids = [card.id for card in [*starters, *merchants]] + [card.id for card in tables.golden_deals.cards]
    require_unique("card ids", [*ids, *others])
    require(len(tables.merchants.cards) >= row, "fewer merchants than places in the row")
    deals = tables.golden_deals.count
    require(deals >= len(merchants), f"{deals} golden deals are too few for {len(merchants)} merchants and bonus cards")


def set_merchants(game: MerchantGame, tables: MerchantTables, starters: Sequence[MerchantCard] = ()) -> list[MerchantCard]:
    """Number the cards: starting cards, merchants, bonus cards. Returns all of them."""
    cards = [*starters, *tables.merchants.cards, *tables.bonus.cards]
    game.merchants = Merchants(cards)
    game.deal_cards = DealCards(tables.golden_deals.cards)
    game.starters = len(starters)
    game.most_card_steps = max(*game.merchants.steps, *game.deal_cards.steps)
    first = len(cards) - len(tables.bonus.cards)
    plain = range(game.starters, first)
    game.merchants_of = {
        choice: [*plain, *(card for card, face in enumerate(tables.bonus.cards, first) if face.set in sets)]
        for choice, sets in BONUS_SETS.items()
    }
    return cards


def lay_out_merchants(s: MerchantState, row: int) -> tuple[MerchantRow, Deals | None]:
    """Shuffle the merchants and lay out the first of them. With golden deals there is a random one on every merchant.

    There is none on the starting cards; the deals that are left over stay in the box.
    """
    game, options = s.game, s.options
    merchants = game.merchants_in_play(options)
    pile = Pile(merchants)
    pile.shuffle(s.rng.stream("merchants"))
    merchant_row = MerchantRow.from_pile(pile, row)
    if not options["golden_deals"]:
        return merchant_row, None
    faces = list(game.deal_cards.copies)
    s.rng.stream("golden deals").shuffle(faces)
    deals = Deals.on_merchants(len(game.merchants.labels), merchants, faces)
    for card in merchant_row.cards:
        deals.show(card)
    return merchant_row, deals
