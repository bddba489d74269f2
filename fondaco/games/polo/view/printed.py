"""What is printed on board, cards and tiles, for views: amounts of items by name, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....draw.items import Items

__all__ = ["Items", "PrintedCityCard", "PrintedContract", "PrintedPolo", "PrintedRoad"]


@dataclass(frozen=True, slots=True)
class PrintedContract:
    """A contract: what to deliver, and what for."""

    label: str
    cost: Items
    points: int
    reward: Items


@dataclass(frozen=True, slots=True)
class PrintedCityCard:
    """A city card. Its ``kind`` says which of the other fields are used: cost and reward, rows by die value, or swaps."""

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
class PrintedRoad:
    """A road of the map, what it costs, and the guild seal that it needs, if any."""

    a: str
    b: str
    cost: Items
    seal: str = ""


@dataclass(frozen=True, kw_only=True)
class PrintedPolo:
    """All that is printed in the box, by label, as far as both games have it."""

    places: tuple[str, ...]
    """Locations by their number in questions."""
    cities: tuple[str, ...]
    """Those where posts stand."""
    bonus_cities: tuple[str, ...]
    """Those with a city bonus."""
    cards_in: Mapping[str, tuple[str, ...]]
    """The spaces for city cards in each city that has some."""
    spaces: tuple[str, ...]
    """Action spaces by their number in questions."""
    roads: tuple[PrintedRoad, ...]
    contracts: Mapping[str, PrintedContract]
    city_cards: Mapping[str, PrintedCityCard]
    characters: tuple[str, ...]
    bonuses: Mapping[str, Items]
    outposts: Mapping[str, Items]
    dice: Mapping[str, int]
    """How many dice each space takes."""
    khan: Items
    khan_slots: int
    reroll: int
    turn: int
    buy: int
    """Camels for each of the bonus actions with dice."""
    black_dice: Mapping[int, int]
    """How many black dice there are, by player count."""
    post_points: tuple[int, ...]
    contract_slots: int
    wording: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Texts by language, message and label. Each is formatted once for all pictures."""
