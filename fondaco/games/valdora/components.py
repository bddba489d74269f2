"""The component file of the game as checked sections."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal

from ...core.components import Component, HouseRules, Section, require, require_count, require_known, require_unique

Gem = Literal["gold", "ruby", "sapphire", "amethyst", "emerald"]
GEMS: tuple[Gem, ...] = ("gold", "ruby", "sapphire", "amethyst", "emerald")
GOLD: Final = 0
Colour = Literal["silver", "yellow", "white", "purple", "red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("silver", "yellow", "white", "purple", "red", "blue", "green")
EquipmentId = Literal["pan", "shovel", "pick", "hammer", "chisel", "cart", "horse"]
MAX_SEATS: Final = 5


class Kind(Enum):
    """The kinds of spaces."""

    CITY = "city"
    GEM_ROAD = "gem_road"
    HARBOUR = "harbour"
    HOUSE = "house"
    MINE = "mine"


class Book(Enum):
    """The kinds of books."""

    EQUIPMENT = "equipment"
    ORDERS = "orders"


class Setup(Section, frozen=True, kw_only=True):
    """What each player starts with, and the limits of a purse and of open orders."""

    players: tuple[int, int]
    start: str
    coins: list[int]
    most_coins: int
    most_orders: int
    equipment: list[EquipmentId]

    def __post_init__(self) -> None:
        require(1 <= self.players[0] <= self.players[1] <= MAX_SEATS, f"players must lie between 1 and {MAX_SEATS}")
        require_count("coins", len(self.coins), self.players[1])
        require(0 <= min(self.coins) <= max(self.coins) <= self.most_coins, "coins must lie between 0 and most_coins")
        require(self.most_orders >= 1, "most_orders must be 1 or more")
        require_unique("equipment", list(self.equipment))


class Gems(Section, frozen=True, kw_only=True):
    """The gems in the bag, and the number that each gem road gets."""

    per_road: int
    gold: int
    ruby: int
    sapphire: int
    amethyst: int
    emerald: int

    def counts(self) -> list[int]:
        """Return the number of gems of each kind."""
        return [self.gold, self.ruby, self.sapphire, self.amethyst, self.emerald]

    def __post_init__(self) -> None:
        require(min(self.counts()) >= 0, "gems must be 0 or more")


class Space(Component, frozen=True):
    """A space of the map."""

    id: str
    kind: Kind
    x: int
    y: int
    book: Book | None = None
    ships: int = 0
    colour: Colour | None = None

    def __post_init__(self) -> None:
        require(self.id.isalnum(), f"space {self.id!r} is not named by letters and digits")
        require(self.book is None or self.kind is Kind.CITY, f"{self.id} has a book but is not a city")
        require(self.book is None or not self.ships, f"{self.id} has both a book and ships")
        require(self.ships >= 0, f"{self.id} has fewer than 0 ships")
        require(not self.ships or self.kind in (Kind.CITY, Kind.HARBOUR), f"{self.id} has ships but is not a harbour")
        require(self.kind is not Kind.HARBOUR or self.ships > 0, f"harbour {self.id} has no ship")
        require(
            (self.colour is not None) == (self.kind is Kind.HOUSE),
            f"{self.id}: a house has a colour, other spaces none",
        )


class Map(Section, frozen=True, kw_only=True):
    """The spaces and the roads between them."""

    spaces: list[Space]
    roads: list[tuple[str, str]]

    def __post_init__(self) -> None:
        ids = [space.id for space in self.spaces]
        require_unique("spaces", [id.lower() for id in ids])
        require_known("ends of roads", [end for road in self.roads for end in road], ids)
        houses = [space.colour for space in self.spaces if space.colour]
        require(sorted(houses) == sorted(COLOURS), "every colour must have one house")
        require(all(end != other for end, other in self.roads), "a road leads from a space to itself")
        require(any(space.kind is Kind.GEM_ROAD for space in self.spaces), "there is no gem road")


class EquipmentKind(Component, frozen=True):
    """A kind of equipment: the gem it loads, and the coins that each loading costs."""

    id: EquipmentId
    loads: Gem | Literal["any"]
    coins: int

    def __post_init__(self) -> None:
        require(self.coins >= 0, f"{self.id} costs fewer than 0 coins")
        require(self.loads == "any" or self.coins == 0, f"{self.id} is a tool, so loading it must cost nothing")


class Equipment(Section, frozen=True, kw_only=True):
    """All kinds of equipment."""

    kinds: list[EquipmentKind]

    def __post_init__(self) -> None:
        require_unique("kinds", [kind.id for kind in self.kinds])


class EquipmentCard(Component, frozen=True):
    """A page of a catalogue."""

    recto: EquipmentId
    verso: EquipmentId


class Catalogue(Section, frozen=True, kw_only=True):
    """The equipment catalogues, which are equal."""

    copies: int
    count: int
    price: int
    cards: list[EquipmentCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)
        require(self.copies >= 1, "copies must be 1 or more")
        require(self.price == 1, "price must be 1: other prices of equipment are not supported")


class OrderKind(Component, frozen=True):
    """A kind of order: the colour of its patron, what it needs, and its points."""

    id: str
    colour: Colour
    needs: list[Gem | Literal["coin"]]
    points: int

    def __post_init__(self) -> None:
        require(len(self.needs) >= 1, f"{self.id} needs nothing")
        require_unique(f"needs of {self.id}", list(self.needs))


class Orders(Section, frozen=True, kw_only=True):
    """All kinds of orders."""

    kinds: list[OrderKind]

    def __post_init__(self) -> None:
        require_unique("kinds", [kind.id for kind in self.kinds])


class OrderCard(Component, frozen=True):
    """A page of an order book."""

    recto: str
    verso: str


class OrderBook(Section, frozen=True, kw_only=True):
    """The order books, which are equal."""

    copies: int
    count: int
    price: int
    cards: list[OrderCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)
        require(self.copies >= 1, "copies must be 1 or more")
        require(self.price >= 1, "price must be 1 or more, or a turn could return and buy orders for ever")


class Turning(Section, frozen=True, kw_only=True):
    """The pages that can be turned for free in an action, and the coins for each further one."""

    free: int
    price: int

    def __post_init__(self) -> None:
        require(self.free >= 0, "free must be 0 or more")
        require(self.price >= 1, "price must be 1 or more, or a turn could turn pages for ever")


class Stack(Component, frozen=True):
    """A stack of craftsmen."""

    colour: Colour
    count: int


class Craftsmen(Section, frozen=True, kw_only=True):
    """The board of the craftsmen: its stacks, clockwise."""

    stacks: list[Stack]
    three_players_lack: list[Colour]

    def __post_init__(self) -> None:
        require(sorted(stack.colour for stack in self.stacks) == sorted(COLOURS), "every colour must have one stack")
        require_unique("three_players_lack", list(self.three_players_lack))
        lacking = min(stack.count - (stack.colour in self.three_players_lack) for stack in self.stacks)
        require(lacking >= 1, "every stack must have a craftsman at the start")


class Workshop(Component, frozen=True):
    """A workshop: the craftsmen that open it, and its points."""

    colour: Colour
    craftsmen: int
    points: int

    def __post_init__(self) -> None:
        require(self.craftsmen >= 1, f"the {self.colour} workshop needs no craftsman")


class Workshops(Section, frozen=True, kw_only=True):
    """The workshops."""

    tiles: list[Workshop]

    def __post_init__(self) -> None:
        require(sorted(tile.colour for tile in self.tiles) == sorted(COLOURS), "every colour must have one workshop")


class Bonus(Section, frozen=True, kw_only=True):
    """The bonus tiles."""

    tiles: int
    points: int


class Scoring(Section, frozen=True, kw_only=True):
    """The points for craftsmen and gems at the end."""

    craftsman_colour: int
    gem: int


class Components(Component, frozen=True):
    """The whole component file."""

    setup: Setup
    gems: Gems
    map: Map
    equipment: Equipment
    catalogue: Catalogue
    orders: Orders
    order_book: OrderBook
    turning: Turning
    craftsmen: Craftsmen
    workshops: Workshops
    bonus: Bonus
    scoring: Scoring
    house: HouseRules

    def __post_init__(self) -> None:
        spaces = self.map.spaces
        require_known("setup.start", [self.setup.start], [space.id for space in spaces])
        roads = sum(space.kind is Kind.GEM_ROAD for space in spaces)
        require_count("gems for the gem roads", sum(self.gems.counts()), roads * self.gems.per_road)
        books = [space.book for space in spaces if space.book]
        require_count("cities with a catalogue", books.count(Book.EQUIPMENT), self.catalogue.copies)
        require_count("cities with an order book", books.count(Book.ORDERS), self.order_book.copies)
        kinds: list[str] = [kind.id for kind in self.equipment.kinds]
        require_known("setup.equipment", list(self.setup.equipment), kinds)
        require_known("catalogue.cards", [face for card in self.catalogue.cards for face in (card.recto, card.verso)], kinds)
        orders = [kind.id for kind in self.orders.kinds]
        require_known("order_book.cards", [face for card in self.order_book.cards for face in (card.recto, card.verso)], orders)
