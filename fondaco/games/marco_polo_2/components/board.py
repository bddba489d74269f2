"""The action spaces: books and their offers, guild seals, special cities, travel, and all the others."""

from __future__ import annotations

from ....core.components import Component, Section, require, require_count, require_known, require_unique
from ...polo import components as polo
from ...polo.components import PIPS
from ..items import Bundle, parse, parse_payment

BOOKS, BOOK_SPACES = 3, 4
SEAL_KINDS = 4
BAG_CHOICES = 3


class KhanSpace(Component, frozen=True):
    """Die Gunst des Khan."""

    slots: int
    reward: str

    def __post_init__(self) -> None:
        parse(self.reward)


class SealSpace(Component, frozen=True):
    """Die Gildensiegel."""

    dice: int


class ContractSpace(Component, frozen=True):
    """Das Auftragsbrett."""

    most: int
    reward: str

    def __post_init__(self) -> None:
        require(self.most in (1, 2), "most must be 1 or 2")
        parse_payment(self.reward)


class SpecialSpace(Component, frozen=True):
    """The spaces of a special city."""

    slots: int


class Spaces(Section, frozen=True, kw_only=True):
    """The action spaces that are neither books nor for travel."""

    bag: list[str]
    khan: KhanSpace
    seals: SealSpace
    contracts: ContractSpace
    special: SpecialSpace

    def __post_init__(self) -> None:
        require_count("choices of the bag", len(self.bag), BAG_CHOICES)
        for choice in self.bag:
            parse_payment(choice)
        require(1 <= self.seals.dice <= 5, "dice must be 1 to 5")


class TravelSpace(Component, frozen=True):
    """A space of the action Reisen, the highest first."""

    id: str
    dice: int
    coins: int
    steps: int
    extra_posts: int
    reconstructed: bool = False

    def __post_init__(self) -> None:
        require(1 <= self.dice <= 5 and self.coins >= 0, f"{self.id}: dice must be 1 to 5, coins 0 or more")
        require(1 <= self.steps <= PIPS and self.extra_posts in (0, 1), f"{self.id}: steps must be 1 to 6, extra_posts 0 or 1")


class Travel(Section, frozen=True, kw_only=True):
    """Das Reisen."""

    spaces: list[TravelSpace]

    def __post_init__(self) -> None:
        require([space.id for space in self.spaces] == ["upper", "middle", "lower"], "the spaces are upper, middle and lower")


class BonusActions(polo.BonusActions, frozen=True, kw_only=True):
    """Zusatzaktionen that cost something, and the compensation."""

    items = Bundle


class Seal(Component, frozen=True):
    """A guild seal: what it takes to get it, to upgrade it, and what it then brings every round."""

    id: str
    name: str
    name_de: str
    die: int
    jade: int
    cost: str
    bonus: str
    reconstructed: bool = False

    def __post_init__(self) -> None:
        require(1 <= self.die <= PIPS and self.jade >= 0, f"{self.id}: die must be 1 to 6, jade 0 or more")
        parse_payment(self.cost)
        parse(self.bonus)


class Seals(Section, frozen=True, kw_only=True):
    """Die Gildensiegel."""

    seals: list[Seal]

    def __post_init__(self) -> None:
        require_count("seals", len(self.seals), SEAL_KINDS)
        require_unique("seals", [seal.id for seal in self.seals])


class SpecialCity(Component, frozen=True):
    """The action of a special city."""

    id: str
    reward: str
    seal: str
    times: list[int]
    reconstructed: bool = False

    def __post_init__(self) -> None:
        parse(self.reward)
        require_count(f"times of {self.id}", len(self.times), PIPS)


class Specials(Section, frozen=True, kw_only=True):
    """Die Sonderstädte, in the order of the map."""

    cities: list[SpecialCity]


class Book(Component, frozen=True):
    """A book: its least die, and the two offers printed in it."""

    id: str
    die: int
    spaces: int
    free: list[str]
    reconstructed: bool = False

    def __post_init__(self) -> None:
        require_count(f"free offers of {self.id}", len(self.free), 2)
        require(1 <= self.die <= PIPS, f"{self.id}: die must be 1 to 6")
        for offer in self.free:
            parse_payment(offer)


class Offer(Component, frozen=True):
    """An offer tile: what it gives for 1 jade and for 2."""

    id: str
    book: str
    jade_1: str
    jade_2: str
    reconstructed: bool = False

    def __post_init__(self) -> None:
        parse_payment(self.jade_1)
        parse_payment(self.jade_2)


class Books(Section, frozen=True, kw_only=True):
    """Die Bücher and their offer tiles."""

    tiles_each: int
    books: list[Book]
    tiles: list[Offer]

    def __post_init__(self) -> None:
        require([book.spaces for book in self.books] == [1, 1, 2], "there are three books; the third has two spaces")
        require_unique("tiles", [tile.id for tile in self.tiles])
        books = [book.id for book in self.books]
        require_known("books of tiles", [tile.book for tile in self.tiles], books)
        for book in books:
            require_count(f"tiles of {book}", sum(tile.book == book for tile in self.tiles), self.tiles_each)
