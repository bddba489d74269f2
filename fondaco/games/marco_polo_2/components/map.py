"""The map: what locations there are, the roads between them, coats of arms."""

from __future__ import annotations

from enum import Enum

from ....core.components import Component, Section, require, require_count
from ...polo import components as polo
from ...polo.components import require_locations, require_roads
from ...polo.items import CAMEL, COIN
from ..items import JADE, Bundle

CONTRACT_CITIES, CARD_CITIES, SPECIAL_CITIES, BONUS_CITIES = 5, 5, 3, 2
CITY_BONUSES = 1 + SPECIAL_CITIES + BONUS_CITIES
"""Kashgar, the last of the card cities, has one too."""
OASES = 6
MAP_CARDS = 6


class Kind(Enum):
    """What a location is. They stand in this order in the file."""

    CONTRACT = "contract"
    CARD = "card"
    SPECIAL = "special"
    BONUS = "bonus"
    START = "start"
    OASIS = "oasis"


class Location(Component, frozen=True):
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
        counts = (CONTRACT_CITIES, CARD_CITIES, SPECIAL_CITIES, BONUS_CITIES, 1, OASES)
        require_locations(self.locations, dict(zip(Kind, counts, strict=True)))
        cards = self.locations[CONTRACT_CITIES : CONTRACT_CITIES + CARD_CITIES]
        require(all(location.cards >= 1 for location in cards), "every card city has a card")
        require_count("spaces for city cards", sum(location.cards for location in self.locations), MAP_CARDS)
        bonus = [location.id for location in self.locations if location.bonus]
        require(bonus == [cards[-1].id], "the last of the card cities, and no other, has a city bonus, too")
        cities = sum(counts[:-2])
        require(all(location.arms for location in self.locations[:cities]), "every city has a coat of arms")
        require_roads(self.roads, [location.id for location in self.locations])
        oases = {location.id for location in self.locations if location.kind is Kind.OASIS}
        free = [f"{road.a} - {road.b}" for road in self.roads if {road.a, road.b} <= oases and not road.cost]
        require(not free, f"roads between oases must cost something, or one could wander on for ever: {', '.join(free)}")


class Arms(Section, frozen=True, kw_only=True):
    """Coats of arms, and the points for counted ones."""

    kinds: int
    points: list[int]

    def __post_init__(self) -> None:
        require(self.kinds >= 1 and self.points == sorted(self.points), "points must rise")
