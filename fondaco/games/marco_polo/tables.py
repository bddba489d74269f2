"""The components as tuples of ints, for the rules. A component has a number: its index in the component file."""

from __future__ import annotations

from typing import Final

from ...core import bits
from ..polo.items import CAMEL, COIN, Amounts
from ..polo.packing import die_of
from ..polo.tables import Characters as PoloCharacters
from ..polo.tables import Goals as PoloGoals
from ..polo.tables import Places as PoloPlaces
from ..polo.tables import Road, Roads
from ..polo.tables import Spaces as PoloSpaces
from .components import CARD_SPACES, LARGE, SMALL, Components, Kind
from .items import NOTHING, Bundle, parse, parse_payment

MAX_SEATS: Final = 4
CITIES: Final = LARGE + SMALL + 1
"""Locations below this number are cities, where posts are placed: the large ones, the small ones, Beijing."""
BEIJING: Final = CITIES - 1
VENEZIA: Final = CITIES

PURSE: Final = 0
COINS: Final = 1
CAMELS: Final = 2
PEPPER_ROW: Final = 3
SILK_ROW: Final = 4
GOLD_ROW: Final = 5
CONTRACTS: Final = 6
TRAVEL: Final = 7
KHAN: Final = 8
CARDS: Final = 9
"""The first of the spaces on city cards."""
SPACES: Final = CARDS + CARD_SPACES
BOARD_SPACES: Final = ("purse", "coins", "camels", "pepper", "silk", "gold", "contracts", "travel", "khan")


class Places(PoloPlaces):
    """The map."""

    def __init__(self, components: Components) -> None:
        locations = components.map.locations
        self.labels = tuple([location.id for location in locations])
        self.cities, self.outpost_cities, self.bonus_from, self.bonus_cities = CITIES, LARGE, LARGE, SMALL
        self.oases = tuple([number for number, location in enumerate(locations) if location.kind is Kind.OASIS])
        self.roads = self._roads(components, jump=False)
        self.jumps = self._roads(components, jump=True)
        """The roads of a character that may jump from oasis to oasis."""
        self.beijing = tuple(components.map.beijing)
        """The points of each slot in Beijing."""
        self.fare = (0, *components.spaces.travel.fare)
        self.post_vp = (0, *components.posts.vp)
        self.posts: int = components.posts.count
        self.card_city = tuple([city for city in range(LARGE) for _ in range(locations[city].cards)])
        letters = [tile.id for tile in components.city_bonuses.tiles]
        self.letter = tuple([letters.index(location.letter) for location in locations[LARGE : LARGE + SMALL]])
        """The city bonus printed on each small city."""

    def _roads(self, components: Components, *, jump: bool) -> Roads:
        roads: list[dict[int, Road]] = [{} for _ in self.labels]
        for road in components.map.roads:
            cost = parse_payment(road.cost) if road.cost else NOTHING
            for a, b in ((road.a, road.b), (road.b, road.a)):
                to = self.labels.index(b)
                roads[self.labels.index(a)][to] = Road(to, cost.count(COIN), cost.count(CAMEL))
        if jump:  # it does not use the road, so it is free even where a road with a price leads (a ruling: jump-uses-no-road)
            for oasis in self.oases:
                roads[oasis] |= {other: Road(other, 0, 0) for other in self.oases if other != oasis}
        return tuple([tuple([by_end[to] for to in sorted(by_end)]) for by_end in roads])


class Spaces(PoloSpaces):
    """The action spaces by number."""

    def __init__(self, components: Components) -> None:
        spaces, cities = components.spaces, components.map.locations
        by_name = [getattr(spaces, name) for name in BOARD_SPACES]
        self.dice = (*[space.dice for space in by_name], *[spaces.city_card.dice] * CARD_SPACES)
        self.first_card = CARDS
        cards = []
        for city in cities[:LARGE]:
            cards += [city.id if city.cards == 1 else f"{city.id}{number}" for number in range(1, city.cards + 1)]
        self.labels = (*BOARD_SPACES, *cards)
        self.rows: dict[int, tuple[Bundle, ...]] = {
            number: tuple([parse(row) for row in by_name[number].rows]) for number in (CAMELS, PEPPER_ROW, SILK_ROW, GOLD_ROW)
        }
        """The tables of the bazaar."""
        self.purse, self.coins, self.khan = parse(spaces.purse.reward), parse(spaces.coins.reward), parse(spaces.khan.reward)
        self.khan_slots: int = spaces.khan.slots
        self.extra: tuple[int, ...] = tuple(spaces.contracts.extra)
        """The number of coins or camels that come with the contract of each slot."""
        self.refill: int = spaces.contracts.refill
        self.neutral = {}
        self.black_dice = {}
        first, last = components.setup.players
        for players in range(first, last + 1):
            board: list[tuple[int, ...]] = [()] * SPACES
            khan = components.setup.neutral_khan_dice[players - first]
            board[KHAN] = tuple([die_of(last - len(khan) + number, value) for number, value in enumerate(khan)])
            coins = components.setup.neutral_coins_dice[players - first]
            board[COINS] = tuple([die_of(players, value) for value in coins])
            self.neutral[players] = tuple(board)
            self.black_dice[players] = components.setup.black_dice[players - first]


class Characters(PoloCharacters):
    """The characters as tuples by number."""

    def __init__(self, components: Components, places: Places) -> None:
        cards = components.characters.cards
        self.labels = tuple([card.id for card in cards])
        self.first_game = tuple([self.labels.index(name) for name in components.characters.first_game])
        self.names_values = tuple([card.names_values for card in cards])
        self.white_die = tuple([card.white_die for card in cards])
        self.joins_free = tuple([card.joins_free for card in cards])
        self.income: tuple[Bundle, ...] = tuple([parse(card.income) if card.income else NOTHING for card in cards])
        self.start = tuple([places.labels.index(card.start) if card.start else VENEZIA for card in cards])
        self.roads = tuple([places.jumps if card.oasis_jump else places.roads for card in cards])
        self.posts: tuple[int, ...] = tuple([places.posts + card.extra_posts for card in cards])
        self.posts_on_the_way = tuple([card.posts_on_the_way for card in cards])
        self.figures = tuple([card.figures for card in cards])
        self.is_paid = tuple([bool(card.tribute) for card in cards])
        self.tribute: dict[int, tuple[Amounts, ...]] = {}
        """The gain of the character that `is_paid` when another seat uses a space, by player count."""
        first = components.setup.players[0]
        for card in cards:
            for number, by_space in enumerate(card.tribute):
                gains: list[Amounts] = [()] * SPACES
                for space, reward in by_space.items():
                    gains[BOARD_SPACES.index(space)] = parse_payment(reward).amounts
                self.tribute[first + number] = tuple(gains)


class Goals(PoloGoals):
    """The goal cards."""

    def __init__(self, components: Components) -> None:
        cards = components.goals.cards
        cities = [location.id for location in components.map.locations]
        self.labels = tuple([card.id for card in cards])
        self.cities = tuple([bits.of((cities.index(card.large), cities.index(card.small))) for card in cards])
        """The set of the two cities of each goal."""
        self.vp: tuple[int, ...] = tuple([card.vp for card in cards])
        self.different: tuple[int, ...] = tuple(components.goals.different_cities)
        """The points for a number of different goal cities."""
