"""Tiles and cards: bonuses, city cards, contracts, goals, characters."""

from __future__ import annotations

from ....core.components import require
from ...polo import components as polo
from ...polo.components import PIPS, CardKind, Deck
from ...polo.items import CAMEL, COIN, GOODS
from ..items import GOOD, JADE, Bundle, parse_payment


class Tile(polo.Tile, frozen=True):
    """A tile with a reward."""

    items = Bundle


class CityCard(polo.CityCard, frozen=True):
    """A city card."""

    items = Bundle
    kinds = frozenset(CardKind) - {CardKind.EACH}
    fares = frozenset((CAMEL, COIN, JADE))


class Contract(polo.Contract, frozen=True):
    """A contract."""

    items = Bundle
    payable = frozenset((CAMEL, *GOODS, JADE, GOOD))


class Goal(polo.Piece, frozen=True):
    """A goal card: points for upgraded seals, and coats of arms that count once more."""

    seals: dict[str, int]
    arms: list[str]
    reconstructed: bool = False


class CharacterCard(polo.Piece, frozen=True):
    """A character: whatever is not said is as for everybody."""

    name: str
    name_de: str = ""
    start: str = ""
    income: str = ""
    figures: int = 1
    doubles: bool = False
    free_oases: bool = False
    oasis: str = ""
    oasis_coins: int = 0
    oasis_camels: int = 0
    free_roads: bool = False
    seal_dice: int = 0
    upgrading: str = ""
    extra_arms: int = 0
    completing: str = ""
    jade_vp: int = 0
    collects: bool = False
    rolling: list[str] = []
    pairs: list[str] = []

    def __post_init__(self) -> None:
        for text in filter(None, (self.start, self.income, self.oasis, self.upgrading, self.completing)):
            parse_payment(text)
        for text in (*self.rolling, *self.pairs):
            parse_payment(text)
        require(len(self.rolling) == len(self.pairs) and len(self.rolling) in (0, PIPS), f"{self.id}: an entry for each pip")
        require(self.figures in (1, 2), f"{self.id} has 1 or 2 figures")
        require(not (self.figures == 2 and self.free_oases), f"{self.id} cannot have two figures and free oases")


class Characters(Deck[CharacterCard], frozen=True, kw_only=True):
    """The characters."""

    def __post_init__(self) -> None:
        super().__post_init__()
        require(sum(card.collects for card in self.cards) <= 1, "only one character collects outposts")
