"""What is printed on board, cards and tiles, for pictures: amounts of items by name, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....draw.rows import Items

__all__ = ["CardFace", "Catalogue", "ContractFace", "GoalFace", "Items", "Road"]


@dataclass(frozen=True, slots=True)
class ContractFace:
    """A contract: what to deliver, and what for."""

    label: str
    cost: Items
    points: int
    reward: Items


@dataclass(frozen=True, slots=True)
class CardFace:
    """A city card. ``kind`` tells which of the other fields count: cost and reward, rows by die value, or swaps."""

    label: str
    kind: str
    cost: Items
    reward: Items
    rows: tuple[Items, ...]
    swaps: tuple[tuple[str, Items, Items], ...]
    """Name, what is given, what is got."""
    counts: str
    """What a reward is multiplied by: ``contracts`` or ``posts``."""


@dataclass(frozen=True, slots=True)
class GoalFace:
    """A goal card: two cities, and the points for posts in both."""

    label: str
    cities: tuple[str, str]
    points: int


@dataclass(frozen=True, slots=True)
class Road:
    """A road of the map, and what it costs."""

    a: str
    b: str
    cost: Items


@dataclass(frozen=True)
class Catalogue:
    """All that is printed in the box, by label."""

    places: tuple[str, ...]
    """Locations by their number in questions: large cities, small ones, Beijing, Venezia, oases."""
    large: tuple[str, ...]
    small: tuple[str, ...]
    cards_in: Mapping[str, tuple[str, ...]]
    """The spaces for city cards in each large city."""
    spaces: tuple[str, ...]
    """Action spaces by their number in questions."""
    roads: tuple[Road, ...]
    beijing: tuple[int, ...]
    contracts: Mapping[str, ContractFace]
    city_cards: Mapping[str, CardFace]
    goals: Mapping[str, GoalFace]
    characters: tuple[str, ...]
    bonuses: Mapping[str, Items]
    bonus_city: Mapping[str, str]
    """The small city whose letter is printed on each city bonus."""
    outposts: Mapping[str, Items]
    bazaar: Mapping[str, tuple[Items, ...]]
    dice: Mapping[str, int]
    """How many dice each space takes."""
    purse: Items
    coins: Items
    khan: Items
    khan_slots: int
    fare: tuple[int, ...]
    extra: tuple[int, ...]
    """Coins or camels that come with the contract in each place of the row."""
    reroll: int
    turn: int
    buy: int
    """Camels for each of the bonus actions with dice."""
    black_dice: Mapping[int, int]
    """How many black dice there are, by player count."""
    post_points: tuple[int, ...]
    contract_slots: int
    words: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Things in words, by language, message and label: said once, for pictures say them again and again."""
