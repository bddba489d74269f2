"""The component file of the game, as typed tables."""

from __future__ import annotations

from ....core.components import Component, Section, require, require_count, require_known
from ...polo.components import PIPS, Contracts, Deck, Posts, Tiles
from .board import BonusActions, Books, Seals, Spaces, Specials, Travel
from .cards import Characters, CityCard, Contract, Goal, Tile
from .map import CARD_CITIES, CITY_BONUSES, CONTRACT_CITIES, MAP_CARDS, Arms, Kind, Map


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


class Scoring(Section, frozen=True, kw_only=True):
    """Schlusswertung."""

    goods_for_vp: int
    coins_for_vp: int
    most_contracts: int
    second_contracts: list[int]

    def __post_init__(self) -> None:
        require(min(self.coins_for_vp, self.goods_for_vp) >= 1, "coins_for_vp and goods_for_vp must be 1 or more")
        require_count("second_contracts", len(self.second_contracts), 3)


class Components(Component, frozen=True):
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
    city_bonuses: Tiles[Tile]
    outposts: Tiles[Tile]
    city_cards: Deck[CityCard]
    contracts: Contracts[Contract]
    goals: Deck[Goal]
    characters: Characters
    scoring: Scoring

    def __post_init__(self) -> None:
        setup, max_players = self.setup, self.setup.players[1]
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
        require(len(self.goals.cards) >= max_players * setup.goals_dealt, "too few goals for all")
        require(self.contracts.starting >= max_players, "too few starting contracts for all")
        shown = CONTRACT_CITIES * setup.contracts_in_city
        require(self.contracts.regular >= shown, f"fewer contracts than {shown} places for them")
        require(len(self.characters.cards) > max_players, "too few characters for all")
        require(len(self.posts.vp) >= self.posts.count >= 1, "posts.vp ends before the last post")
