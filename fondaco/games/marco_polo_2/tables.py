"""The components flattened into tuples of ints, for the rules. Things are numbers: their places in the component file."""

from __future__ import annotations

from ..polo.items import CAMEL, COIN
from ..polo.packing import DIE_CODES
from ..polo.tables import Goals as PoloGoals
from ..polo.tables import Places as PoloPlaces
from ..polo.tables import Spaces as PoloSpaces
from .components import Components
from .components.board import BOOK_SPACES
from .components.map import BONUS_CITIES, CARD_CITIES, CITY_BONUSES, CONTRACT_CITIES, MAP_CARDS, SPECIAL_CITIES
from .items import JADE, NOTHING, Bundle, parse, parse_payment

OUTPOSTS = CONTRACT_CITIES + CARD_CITIES
"""Locations below this number are cities with an outpost bonus: first those with contracts, then those with cards."""
CITIES = OUTPOSTS + SPECIAL_CITIES + BONUS_CITIES
"""Locations below this number are cities, where posts stand. The next one is Beijing, then come the oases."""
SPECIAL = OUTPOSTS
"""The first of the special cities."""
FIRST_BONUS = CITIES - CITY_BONUSES
"""The first city with a city bonus: Kashgar, which has a card, too."""
BEIJING = CITIES
FIRST_OASIS = CITIES + 1

BAG, BOOK = 0, 1
KHAN = BOOK + BOOK_SPACES
SEALS, CONTRACTS, UPPER, MIDDLE, LOWER, SPECIALS = range(KHAN + 1, KHAN + 7)
CARDS = SPECIALS + SPECIAL_CITIES
"""The first of the spaces on city cards: those on the map, then those in the action area."""
AREA = CARDS + MAP_CARDS
BOARD_SPACES = ("bag", "book1", "book2", "book3a", "book3b", "khan", "seals", "contracts", "upper", "middle", "lower")
BOOK_OF = (0, 1, 2, 2)
"""The book of each of its spaces."""
LOWER_BOOK = BOOK + BOOK_SPACES - 1

FREE_OF_SEAL = -1

Road = tuple[int, int, int, int, int]
"""Where a step leads, what the road costs: coins, camels, jade; and the seal it needs."""
Roads = tuple[tuple[Road, ...], ...]


class Places(PoloPlaces):
    """The map."""

    def __init__(self, tables: Components) -> None:
        locations = tables.map.locations
        self.labels = tuple(location.id for location in locations)
        self.cities, self.outpost_cities = CITIES, OUTPOSTS
        self.bonus_from, self.bonus_cities = FIRST_BONUS, CITY_BONUSES
        self.posts = tables.posts.count
        self.post_vp = (0, *tables.posts.vp)
        self.card_city = tuple(city for city in range(CITIES) for _ in range(locations[city].cards))
        arms = sorted({location.arms for location in locations if location.arms})
        self.arms_labels = tuple(arms)
        self.arms = tuple(arms.index(location.arms) for location in locations[:CITIES])
        """The coat of arms of each city."""
        self.roads = self._roads(tables, free=False)
        self.free_roads = self._roads(tables, free=True)
        """The roads of whoever pays neither coins nor camels for them."""

    def _roads(self, tables: Components, *, free: bool) -> Roads:
        seals = [seal.id for seal in tables.seals.seals]
        roads: list[list[Road]] = [[] for _ in self.labels]
        for road in tables.map.roads:
            cost = parse_payment(road.cost) if road.cost else NOTHING
            coins, camels = (0, 0) if free else (cost.count(COIN), cost.count(CAMEL))
            seal = seals.index(road.seal) if road.seal else FREE_OF_SEAL
            for a, b in ((road.a, road.b), (road.b, road.a)):
                roads[self.labels.index(a)].append((self.labels.index(b), coins, camels, cost.count(JADE), seal))
        return tuple(tuple(sorted(ways)) for ways in roads)


class Spaces(PoloSpaces):
    """The action spaces by number."""

    def __init__(self, tables: Components) -> None:
        setup, spaces, travel = tables.setup, tables.spaces, tables.travel.spaces
        cities = tables.map.locations
        cards = []
        for city in cities[:CITIES]:
            cards += [city.id if city.cards == 1 else f"{city.id}{number}" for number in range(1, city.cards + 1)]
        special = [city.id for city in cities[SPECIAL : SPECIAL + SPECIAL_CITIES]]
        area = [f"area{number}" for number in range(1, setup.area_cards + 1)]
        self.labels = (*BOARD_SPACES, *special, *cards, *area)
        self.first_card = CARDS
        dice = [1] * len(self.labels)
        dice[SEALS] = spaces.seals.dice
        dice[UPPER:SPECIALS] = [space.dice for space in travel]
        self.dice = tuple(dice)
        self.bag = tuple(parse_payment(choice) for choice in spaces.bag)
        self.khan = parse(spaces.khan.reward)
        self.contracts = parse_payment(spaces.contracts.reward)
        self.most_contracts = spaces.contracts.most
        self.slots = {KHAN: spaces.khan.slots} | dict.fromkeys(range(SPECIALS, CARDS), spaces.special.slots)
        """How many dice lie on the brown spaces at most; a city card holds one."""
        self.steps = tuple(space.steps for space in travel)
        self.coins = tuple(space.coins for space in travel)
        self.extra_posts = tuple(space.extra_posts for space in travel)
        self.neutral: dict[int, tuple[tuple[int, ...], ...]] = {}
        """The dice that stay on the board all game, by player count: those of colours nobody plays."""
        self.black_dice: dict[int, int] = {}
        """How many black dice there are, by player count."""
        fewest, most = setup.players
        for players in range(fewest, most + 1):
            board: list[tuple[int, ...]] = [()] * len(self.labels)
            at = players - fewest
            self.black_dice[players] = setup.black_dice[at]
            for space, values in (
                (KHAN, setup.neutral_khan_dice[at]),
                (LOWER_BOOK, setup.neutral_book_dice[at]),
                *((space, setup.neutral_special_dice[at]) for space in range(SPECIALS, CARDS)),
            ):
                board[space] = tuple(value * DIE_CODES + most - len(values) + n for n, value in enumerate(values))
            self.neutral[players] = tuple(board)


class Books:
    """The books and their offer tiles."""

    def __init__(self, tables: Components) -> None:
        section = tables.books
        self.labels = tuple(book.id for book in section.books)
        self.die = tuple(book.die for book in section.books)
        self.free = tuple(tuple(parse_payment(offer) for offer in book.free) for book in section.books)
        self.tile_labels = tuple(tile.id for tile in section.tiles)
        self.tile = tuple((parse_payment(tile.jade_1), parse_payment(tile.jade_2)) for tile in section.tiles)
        self.tiles = tuple(
            tuple(number for number, tile in enumerate(section.tiles) if tile.book == label) for label in self.labels
        )
        """The tiles of each book."""


class Seals:
    """The guild seals, and the special cities that go with them."""

    def __init__(self, tables: Components) -> None:
        seals = tables.seals.seals
        self.labels = tuple(seal.id for seal in seals)
        self.die = tuple(seal.die for seal in seals)
        self.jade = tuple(seal.jade for seal in seals)
        self.cost = tuple(parse_payment(seal.cost).amounts for seal in seals)
        self.bonus: tuple[Bundle, ...] = tuple(parse(seal.bonus) for seal in seals)
        cities = tables.special_cities.cities
        self.city_reward: tuple[Bundle, ...] = tuple(parse(city.reward) for city in cities)
        self.city_seal = tuple(self.labels.index(city.seal) for city in cities)
        self.city_times = tuple(tuple(city.times) for city in cities)


class Goals(PoloGoals):
    """The goal cards."""

    def __init__(self, tables: Components, arms: tuple[str, ...]) -> None:
        cards = tables.goals.cards
        seals = [seal.id for seal in tables.seals.seals]
        self.labels = tuple(card.id for card in cards)
        self.seals = tuple(tuple(card.seals.get(seal, 0) for seal in seals) for card in cards)
        """The points of each goal for each seal."""
        self.arms = tuple(tuple(arms.index(icon) for icon in card.arms) for card in cards)
        self.arms_points = tuple(tables.arms.points)
