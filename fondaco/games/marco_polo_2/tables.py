"""The components as tuples of ints, for the rules. A component has a number: its index in the component file."""

from __future__ import annotations

from typing import Final

from ..polo.items import CAMEL, COIN, Amounts
from ..polo.packing import die_of
from ..polo.tables import NO_SEAL, Road, Roads
from ..polo.tables import Characters as PoloCharacters
from ..polo.tables import Goals as PoloGoals
from ..polo.tables import Places as PoloPlaces
from ..polo.tables import Spaces as PoloSpaces
from .components import Components
from .components.board import BOOK_SPACES
from .components.map import BONUS_CITIES, CARD_CITIES, CITY_BONUSES, CONTRACT_CITIES, MAP_CARDS, SPECIAL_CITIES
from .items import JADE, NOTHING, Bundle, parse, parse_payment

OUTPOSTS: Final = CONTRACT_CITIES + CARD_CITIES
"""Locations below this number are cities with an outpost bonus: first those with contracts, then those with cards."""
CITIES: Final = OUTPOSTS + SPECIAL_CITIES + BONUS_CITIES
"""Locations below this number are cities, where posts are placed. The next one is Beijing, then come the oases."""
SPECIAL: Final = OUTPOSTS
"""The first of the special cities."""
FIRST_BONUS: Final = CITIES - CITY_BONUSES
"""The first city with a city bonus: Kashgar, which has a card, too."""
BEIJING: Final = CITIES
FIRST_OASIS: Final = CITIES + 1

MAX_SEATS: Final = 4
BAG: Final = 0
BOOK: Final = 1
KHAN: Final = BOOK + BOOK_SPACES
SEALS: Final = KHAN + 1
CONTRACTS: Final = KHAN + 2
UPPER: Final = KHAN + 3
MIDDLE: Final = KHAN + 4
LOWER: Final = KHAN + 5
SPECIALS: Final = KHAN + 6
CARDS: Final = SPECIALS + SPECIAL_CITIES
"""The first of the spaces on city cards: those on the map, then those in the action area."""
AREA: Final = CARDS + MAP_CARDS
BOARD_SPACES: Final = ("bag", "book1", "book2", "book3a", "book3b", "khan", "seals", "contracts", "upper", "middle", "lower")
BOOK_OF: Final = (0, 1, 2, 2)
"""The book of each of its spaces."""
LOWER_BOOK: Final = BOOK + BOOK_SPACES - 1


class Places(PoloPlaces):
    """The map."""

    def __init__(self, components: Components) -> None:
        locations = components.map.locations
        self.labels = tuple(location.id for location in locations)
        self.cities, self.outpost_cities = CITIES, OUTPOSTS
        self.bonus_from, self.bonus_cities = FIRST_BONUS, CITY_BONUSES
        self.posts = components.posts.count
        self.post_vp = (0, *components.posts.vp)
        self.card_city = tuple(city for city in range(CITIES) for _ in range(locations[city].cards))
        arms = sorted({location.arms for location in locations if location.arms})
        self.arms_labels = tuple(arms)
        self.arms = tuple(arms.index(location.arms) for location in locations[:CITIES])
        """The coat of arms of each city."""
        self.roads = self._roads(components, free=False)
        self.free_roads = self._roads(components, free=True)
        """The roads of a character that pays neither coins nor camels for them."""

    def _roads(self, components: Components, *, free: bool) -> Roads:
        seals = [seal.id for seal in components.seals.seals]
        roads: list[list[Road]] = [[] for _ in self.labels]
        for road in components.map.roads:
            cost = parse_payment(road.cost) if road.cost else NOTHING
            coins, camels = (0, 0) if free else (cost.count(COIN), cost.count(CAMEL))
            seal = seals.index(road.seal) if road.seal else NO_SEAL
            for a, b in ((road.a, road.b), (road.b, road.a)):
                roads[self.labels.index(a)].append(Road(self.labels.index(b), coins, camels, cost.count(JADE), seal))
        return tuple([tuple(sorted(from_here)) for from_here in roads])


class Spaces(PoloSpaces):
    """The action spaces by number."""

    def __init__(self, components: Components) -> None:
        setup, spaces, travel = components.setup, components.spaces, components.travel.spaces
        cities = components.map.locations
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
        self.max_contracts: int = spaces.contracts.most
        self.slots = {KHAN: spaces.khan.slots} | dict.fromkeys(range(SPECIALS, CARDS), spaces.special.slots)
        """The number of dice that a brown space holds; a city card holds one."""
        self.steps = tuple(space.steps for space in travel)
        self.coins = tuple(space.coins for space in travel)
        self.extra_posts = tuple(space.extra_posts for space in travel)
        self.neutral = {}
        self.black_dice = {}
        first, last = setup.players
        for players in range(first, last + 1):
            board: list[tuple[int, ...]] = [()] * len(self.labels)
            index = players - first
            self.black_dice[players] = setup.black_dice[index]
            for space, values in (
                (KHAN, setup.neutral_khan_dice[index]),
                (LOWER_BOOK, setup.neutral_book_dice[index]),
                *((space, setup.neutral_special_dice[index]) for space in range(SPECIALS, CARDS)),
            ):
                board[space] = tuple([die_of(last - len(values) + number, value) for number, value in enumerate(values)])
            self.neutral[players] = tuple(board)


class Books:
    """The books and their offer tiles."""

    def __init__(self, components: Components) -> None:
        section = components.books
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

    def __init__(self, components: Components) -> None:
        seals = components.seals.seals
        self.labels = tuple(seal.id for seal in seals)
        self.die = tuple(seal.die for seal in seals)
        self.jade = tuple(seal.jade for seal in seals)
        self.cost = tuple(parse_payment(seal.cost).amounts for seal in seals)
        self.bonus: tuple[Bundle, ...] = tuple(parse(seal.bonus) for seal in seals)
        cities = components.special_cities.cities
        self.city_reward: tuple[Bundle, ...] = tuple(parse(city.reward) for city in cities)
        self.city_seal = tuple(self.labels.index(city.seal) for city in cities)
        self.city_times = tuple(tuple(city.times) for city in cities)


def _amounts(text: str) -> Amounts:
    return parse_payment(text).amounts if text else ()


class Characters(PoloCharacters):
    """The characters as tuples by number."""

    def __init__(self, components: Components, places: Places) -> None:
        cards = components.characters.cards
        self.labels = tuple([card.id for card in cards])
        self.start = tuple([_amounts(card.start) for card in cards])
        self.income = tuple([Bundle(_amounts(card.income)) for card in cards])
        self.figures = tuple([card.figures for card in cards])
        self.doubles = tuple([card.doubles for card in cards])
        self.free_oases = tuple([card.free_oases for card in cards])
        self.oasis = tuple([_amounts(card.oasis) for card in cards])
        self.oasis_choice = tuple([(card.oasis_coins, card.oasis_camels) for card in cards])
        self.free_roads = tuple([card.free_roads for card in cards])
        self.roads = tuple([places.free_roads if card.free_roads else places.roads for card in cards])
        self.seal_dice = tuple([card.seal_dice or components.spaces.seals.dice for card in cards])
        self.upgrading = tuple([_amounts(card.upgrading) for card in cards])
        self.extra_arms = tuple([card.extra_arms for card in cards])
        self.completing = tuple([_amounts(card.completing) for card in cards])
        self.jade_vp = tuple([card.jade_vp for card in cards])
        self.collects = tuple([card.collects for card in cards])
        self.rolling = tuple([tuple([_amounts(text) for text in card.rolling]) for card in cards])
        self.pairs = tuple([tuple([_amounts(text) for text in card.pairs]) for card in cards])


class Goals(PoloGoals):
    """The goal cards."""

    def __init__(self, components: Components, arms: tuple[str, ...]) -> None:
        cards = components.goals.cards
        seals = [seal.id for seal in components.seals.seals]
        self.labels = tuple(card.id for card in cards)
        self.seals = tuple(tuple(card.seals.get(seal, 0) for seal in seals) for card in cards)
        """The points of each goal for each seal."""
        self.arms = tuple(tuple(arms.index(icon) for icon in card.arms) for card in cards)
        self.arms_points = tuple(components.arms.points)
