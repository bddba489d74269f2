"""The components flattened into tuples of ints, for the rules. Things are numbers: their places in the component file."""

from __future__ import annotations

from ..polo.items import CAMEL, COIN
from ..polo.packing import DIE_CODES
from ..polo.tables import Goals as PoloGoals
from ..polo.tables import Places as PoloPlaces
from ..polo.tables import Spaces as PoloSpaces
from .components import CARD_SPACES, LARGE, SMALL, Components, Kind
from .items import NOTHING, parse, parse_payment

CITIES = LARGE + SMALL + 1
"""Locations below this number are cities, where posts stand: the large ones, the small ones, Beijing."""
BEIJING = CITIES - 1
VENEZIA = CITIES

PURSE, COINS, CAMELS, PEPPER_ROW, SILK_ROW, GOLD_ROW, CONTRACTS, TRAVEL, KHAN = range(9)
CARDS = 9
"""The first of the spaces on city cards."""
SPACES = CARDS + CARD_SPACES
BOARD_SPACES = ("purse", "coins", "camels", "pepper", "silk", "gold", "contracts", "travel", "khan")


Road = tuple[int, int, int]
"""Where a step leads, and what the road costs: camels, coins."""


class Places(PoloPlaces):
    """The map."""

    def __init__(self, tables: Components) -> None:
        locations = tables.map.locations
        self.labels = tuple(location.id for location in locations)
        self.cities, self.outpost_cities, self.bonus_from, self.bonus_cities = CITIES, LARGE, LARGE, SMALL
        self.oases = tuple(number for number, location in enumerate(locations) if location.kind is Kind.OASIS)
        self.roads = self._roads(tables, jump=False)
        self.jumps = self._roads(tables, jump=True)
        """The roads of whoever may jump from oasis to oasis."""
        self.beijing = tuple(tables.map.beijing)
        self.fare = (0, *tables.spaces.travel.fare)
        self.post_vp = (0, *tables.posts.vp)
        self.posts = tables.posts.count
        self.card_city = tuple(city for city in range(LARGE) for _ in range(locations[city].cards))
        letters = [tile.id for tile in tables.city_bonuses.tiles]
        self.letter = tuple(letters.index(location.letter) for location in locations[LARGE : LARGE + SMALL])
        """The city bonus that belongs to each small city."""

    def _roads(self, tables: Components, *, jump: bool) -> tuple[tuple[Road, ...], ...]:
        roads: list[dict[int, Road]] = [{} for _ in self.labels]
        for road in tables.map.roads:
            cost = parse_payment(road.cost) if road.cost else NOTHING
            for a, b in ((road.a, road.b), (road.b, road.a)):
                to = self.labels.index(b)
                roads[self.labels.index(a)][to] = (to, cost.count(CAMEL), cost.count(COIN))
        if jump:  # it does not use the road, so it is free even where a road with a price leads (a ruling: jump-uses-no-road)
            for oasis in self.oases:
                roads[oasis] |= {other: (other, 0, 0) for other in self.oases if other != oasis}
        return tuple(tuple(by_end[to] for to in sorted(by_end)) for by_end in roads)


class Spaces(PoloSpaces):
    """The action spaces by number."""

    def __init__(self, tables: Components) -> None:
        spaces, cities = tables.spaces, tables.map.locations
        by_name = [getattr(spaces, name) for name in BOARD_SPACES]
        self.dice = tuple(space.dice for space in by_name) + (spaces.city_card.dice,) * CARD_SPACES
        self.first_card = CARDS
        cards = []
        for city in cities[:LARGE]:
            cards += [city.id if city.cards == 1 else f"{city.id}{number}" for number in range(1, city.cards + 1)]
        self.labels = (*BOARD_SPACES, *cards)
        self.rows = {
            number: tuple(parse(row) for row in by_name[number].rows) for number in (CAMELS, PEPPER_ROW, SILK_ROW, GOLD_ROW)
        }
        """The tables of the bazaar."""
        self.purse, self.coins, self.khan = parse(spaces.purse.reward), parse(spaces.coins.reward), parse(spaces.khan.reward)
        self.khan_slots = spaces.khan.slots
        self.extra = tuple(spaces.contracts.extra)
        self.refill = spaces.contracts.refill
        self.neutral = {}
        """The dice that stay on the board all game, by player count: those of colours nobody plays."""
        fewest, most = tables.setup.players
        for players in range(fewest, most + 1):
            board: list[tuple[int, ...]] = [()] * SPACES
            khan = tables.setup.neutral_khan_dice[players - fewest]
            board[KHAN] = tuple(value * DIE_CODES + most - len(khan) + at for at, value in enumerate(khan))
            coins = tables.setup.neutral_coins_dice[players - fewest]
            board[COINS] = tuple(value * DIE_CODES + players for value in coins)
            self.neutral[players] = tuple(board)


class Goals(PoloGoals):
    """The goal cards."""

    def __init__(self, tables: Components) -> None:
        cards = tables.goals.cards
        cities = [location.id for location in tables.map.locations]
        self.labels = tuple(card.id for card in cards)
        self.cities = tuple(1 << cities.index(card.large) | 1 << cities.index(card.small) for card in cards)
        """The two cities of each goal, as a set of bits."""
        self.vp = tuple(card.vp for card in cards)
        self.different = tuple(tables.goals.different_cities)
