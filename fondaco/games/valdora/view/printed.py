"""What is printed on board, cards and tiles, for views: names and amounts, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ANY = "any"
"""What a cart or a horse loads."""


@dataclass(frozen=True, slots=True)
class PrintedSpace:
    """A space of the map, with its middle in a box of 1000 by 1000."""

    label: str
    kind: str
    x: float
    y: float
    book: str
    """``equipment`` or ``orders``, in a city with a book."""
    ships: int
    colour: str
    """The patron's, of a house."""


@dataclass(frozen=True, slots=True)
class PrintedEquipment:
    """A kind of equipment: the gem it loads, and what that costs."""

    label: str
    loads: str
    coins: int


@dataclass(frozen=True, slots=True)
class PrintedOrder:
    """A kind of order: whose it is, what is wanted (gems and ``coin``), its points."""

    label: str
    colour: str
    needs: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PrintedWorkshop:
    """A workshop: the craftsmen that open it, its points."""

    needed: int
    points: int


@dataclass(frozen=True)
class Printed:
    """All that is printed in the box, by label."""

    gems: tuple[str, ...]
    spaces: Mapping[str, PrintedSpace]
    roads: tuple[tuple[str, str], ...]
    near: Mapping[str, frozenset[str]]
    """Where a move without provisions may lead."""
    equipment: Mapping[str, PrintedEquipment]
    orders: Mapping[str, PrintedOrder]
    workshops: Mapping[str, PrintedWorkshop]
    """By colour, clockwise around the board of the craftsmen."""
    most_coins: int
    most_orders: int
    order_price: int
    turn_price: int
    free_turns: int
    bonus_tiles: int
    bonus_points: int
    colour_points: int
    wording: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Texts by language, message and label. Each is formatted once for all pictures."""
