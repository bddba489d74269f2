"""The component file of the game, as typed tables."""

from __future__ import annotations

from enum import Enum

from ...core.components import Section, Table, require, require_count, require_known, require_unique
from ..polo import components as polo
from ..polo.components import PIPS, CardKind, Posts, require_roads
from ..polo.items import CAMEL, COIN, GOODS
from .items import GOOD, JADE, Bundle, parse, parse_payment

CONTRACT_CITIES, CARD_CITIES, SPECIAL_CITIES, BONUS_CITIES = 5, 5, 3, 2
CITY_BONUSES = 1 + SPECIAL_CITIES + BONUS_CITIES
"""Kashgar, the last of the card cities, has one too."""
OASES = 6
MAP_CARDS = 6
BOOKS, BOOK_SPACES = 3, 4
SEAL_KINDS = 4
BAG_CHOICES = 3


class Setup(Section, frozen=True, kw_only=True):
    """Aufbau: what lies where, and what everybody gets."""

    players: tuple[int, int]
    rounds: int
    start: str
    coins: int
    camels: int
    dice: int
    contract_slots: int
    contracts_in_city: int
    area_cards: int
    goals_dealt: int
    black_dice: list[int]
    neutral_khan_dice: list[list[int]]
    neutral_special_dice: list[list[int]]
    neutral_book_dice: list[list[int]]

    def __post_init__(self) -> None:
        require(self.players == (2, 4), "players must be [2, 4]")
        for name in ("black_dice", "neutral_khan_dice", "neutral_special_dice", "neutral_book_dice"):
            require_count(name, len(getattr(self, name)), self.players[1] - self.players[0] + 1)
        require(min(self.coins, self.camels, *self.black_dice) >= 0, "coins, camels and dice must be 0 or more")
        require(1 <= self.dice <= 5 and max(self.black_dice) <= 6, "there are 5 dice of a colour, and 6 black ones")
        for dice in (*self.neutral_khan_dice, *self.neutral_special_dice, *self.neutral_book_dice):
            require(all(1 <= value <= PIPS for value in dice) and dice == sorted(dice), "neutral dice must rise from 1 to 6")
            require(len(dice) <= 2, "there are at most 2 neutral dice on a space")
        require(self.contract_slots == 2 == self.contracts_in_city, "contract_slots and contracts_in_city must be 2")
        require(self.area_cards == 2 and self.goals_dealt == 3, "area_cards must be 2, goals_dealt 3")
        require(1 <= self.rounds <= 5, "rounds must be 1 to 5")


class KhanSpace(Table, frozen=True):
    """Die Gunst des Khan."""

    slots: int
    reward: str

    def __post_init__(self) -> None:
        parse(self.reward)


class SealSpace(Table, frozen=True):
    """Die Gildensiegel."""

    dice: int


class ContractSpace(Table, frozen=True):
    """Das Auftragsbrett."""

    most: int
    reward: str

    def __post_init__(self) -> None:
        require(self.most == 2, "most must be 2")
        parse_payment(self.reward)


class SpecialSpace(Table, frozen=True):
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


class TravelSpace(Table, frozen=True):
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


class Kind(Enum):
    """What a location is. They stand in this order in the file."""

    CONTRACT = "contract"
    CARD = "card"
    SPECIAL = "special"
    BONUS = "bonus"
    START = "start"
    OASIS = "oasis"


class Location(Table, frozen=True):
    """A location of the map."""

    id: str
    name: str
    kind: Kind
    name_de: str = ""
    cards: int = 0
    bonus: bool = False
    arms: str = ""
    reconstructed: bool = False


class Road(polo.Road, frozen=True):
    """A road, what it costs, and the guild seal that a sea route needs."""

    seal: str = ""

    items = Bundle
    payable = frozenset((CAMEL, COIN, JADE))


class Map(Section, frozen=True, kw_only=True):
    """The map."""

    locations: list[Location]
    roads: tuple[Road, ...]

    def __post_init__(self) -> None:
        ids = [location.id for location in self.locations]
        require_unique("locations", ids)
        kinds = [location.kind for location in self.locations]
        order = list(Kind)
        require(kinds == sorted(kinds, key=order.index), "locations stand in order: contract, card, special, bonus, start, oasis")
        counts = (CONTRACT_CITIES, CARD_CITIES, SPECIAL_CITIES, BONUS_CITIES, 1, OASES)
        for kind, count in zip(order, counts, strict=True):
            require_count(f"locations of kind {kind.value}", kinds.count(kind), count)
        cards = self.locations[CONTRACT_CITIES : CONTRACT_CITIES + CARD_CITIES]
        require(all(location.cards >= 1 for location in cards), "every card city has a card")
        require_count("spaces for city cards", sum(location.cards for location in self.locations), MAP_CARDS)
        bonus = [location.id for location in self.locations if location.bonus]
        require(bonus == [cards[-1].id], "the last of the card cities, and no other, has a city bonus, too")
        cities = sum(counts[:-2])
        require(all(location.arms for location in self.locations[:cities]), "every city has a coat of arms")
        require_roads(self.roads, ids)
        oases = {location.id for location in self.locations if location.kind is Kind.OASIS}
        free = [f"{road.a} - {road.b}" for road in self.roads if {road.a, road.b} <= oases and not road.cost]
        require(not free, f"roads between oases must cost something, or one could wander on for ever: {', '.join(free)}")


class Arms(Section, frozen=True, kw_only=True):
    """Coats of arms, and the points for counted ones."""

    kinds: int
    points: list[int]

    def __post_init__(self) -> None:
        require(self.kinds >= 1 and self.points == sorted(self.points), "points must rise")


class Seal(Table, frozen=True):
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


class SpecialCity(Table, frozen=True):
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


class Book(Table, frozen=True):
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


class Offer(Table, frozen=True):
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


class Tile(polo.Tile, frozen=True):
    """A tile with a reward."""

    items = Bundle


class Tiles(polo.Tiles, frozen=True, kw_only=True):
    """Tiles of one kind."""

    tiles: tuple[Tile, ...]


class CityCard(polo.CityCard, frozen=True):
    """A city card."""

    items = Bundle
    kinds = frozenset(CardKind) - {CardKind.EACH}
    fares = frozenset((CAMEL, COIN, JADE))


class CityCards(polo.CityCards, frozen=True, kw_only=True):
    """The city cards."""

    cards: tuple[CityCard, ...]


class Contract(polo.Contract, frozen=True):
    """A contract."""

    items = Bundle
    payable = frozenset((CAMEL, *GOODS, JADE, GOOD))


class Contracts(polo.Contracts, frozen=True, kw_only=True):
    """The contracts, the starting ones first."""

    cards: tuple[Contract, ...]


class Goal(Table, frozen=True):
    """A goal card: points for upgraded seals, and coats of arms that count once more."""

    id: str
    seals: dict[str, int]
    arms: list[str]
    reconstructed: bool = False


class Goals(Section, frozen=True, kw_only=True):
    """The goal cards."""

    count: int
    cards: list[Goal]

    def __post_init__(self) -> None:
        require_count("goals", len(self.cards), self.count)
        require_unique("goals", [goal.id for goal in self.cards])


class CharacterCard(Table, frozen=True):
    """A character: whatever is not said is as for everybody."""

    id: str
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


class CharacterCards(Section, frozen=True, kw_only=True):
    """The characters."""

    count: int
    cards: list[CharacterCard]

    def __post_init__(self) -> None:
        require_count("characters", len(self.cards), self.count)
        require_unique("characters", [card.id for card in self.cards])
        require(sum(card.collects for card in self.cards) <= 1, "only one character collects outposts")


class Scoring(Section, frozen=True, kw_only=True):
    """Schlusswertung."""

    goods_for_vp: int
    coins_for_vp: int
    most_contracts: int
    second_contracts: list[int]

    def __post_init__(self) -> None:
        require(min(self.coins_for_vp, self.goods_for_vp) >= 1, "coins_for_vp and goods_for_vp must be 1 or more")
        require_count("second_contracts", len(self.second_contracts), 3)


class Components(Table, frozen=True):
    """The whole file."""

    setup: Setup
    spaces: Spaces
    travel: Travel
    bonus_actions: BonusActions
    posts: Posts
    map: Map
    arms: Arms
    seals: Seals
    special_cities: Specials
    books: Books
    city_bonuses: Tiles
    outposts: Tiles
    city_cards: CityCards
    contracts: Contracts
    goals: Goals
    characters: CharacterCards
    scoring: Scoring

    def __post_init__(self) -> None:
        setup, most = self.setup, self.setup.players[1]
        locations = self.map.locations
        require([setup.start] == [place.id for place in locations if place.kind is Kind.START], "setup.start is the start place")
        seals = [seal.id for seal in self.seals.seals]
        require_known("seals of roads", [road.seal for road in self.map.roads if road.seal], seals)
        require_known("seals of special cities", [city.seal for city in self.special_cities.cities], seals)
        special = [place.id for place in locations if place.kind is Kind.SPECIAL]
        require([city.id for city in self.special_cities.cities] == special, f"special_cities are {', '.join(special)}")
        arms = sorted({place.arms for place in locations if place.arms})
        require_count("coats of arms on the map", len(arms), self.arms.kinds)
        require_known("goals.seals", [seal for goal in self.goals.cards for seal in goal.seals], seals)
        require_known("goals.arms", [icon for goal in self.goals.cards for icon in goal.arms], arms)
        require(self.books.tiles_each > setup.rounds, "too few offer tiles for the rounds")
        require(self.city_bonuses.count >= CITY_BONUSES, f"fewer city bonuses than {CITY_BONUSES} cities for them")
        require_count("outposts.tiles", self.outposts.count, CONTRACT_CITIES + CARD_CITIES)
        require(self.city_cards.count >= MAP_CARDS + setup.rounds * setup.area_cards, "too few city cards for the rounds")
        require(len(self.goals.cards) >= most * setup.goals_dealt, "too few goals for all")
        require(self.contracts.starting >= most, "too few starting contracts for all")
        shown = CONTRACT_CITIES * setup.contracts_in_city
        require(self.contracts.regular >= shown, f"fewer contracts than {shown} places for them")
        require(len(self.characters.cards) > most, "too few characters for all")
        require(len(self.posts.vp) >= self.posts.count >= 1, "posts.vp ends before the last post")
