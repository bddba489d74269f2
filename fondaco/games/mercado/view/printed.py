"""What is printed on tiles, privileges and board, for views: amounts by name, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....draw.items import Items

__all__ = ["COINS", "Items", "Printed", "PrintedPrivilege", "PrintedTile"]

COINS = ("gold", "silver", "copper", "turquoise", "joker", "counterfeit")
"""The kinds of coins, in the order of packed coins."""


@dataclass(frozen=True, slots=True)
class PrintedTile:
    """A tile of the market."""

    label: str
    kind: str
    """``object``, ``scent`` or ``market``."""
    price: tuple[str, ...]
    """What each coin of the price must be: a colour, ``joker``, ``same`` or ``different``."""
    points: int | str
    """A number, ``rank`` or ``reveal``."""
    buyer: Items
    opponents: Items
    at_once: bool = False
    """Whether a joker is laid at once instead of going into the bag."""


@dataclass(frozen=True, slots=True)
class PrintedPrivilege:
    """A privilege: its value in spaces, and its effect."""

    label: str
    value: int
    extra: Items


@dataclass(frozen=True)
class Printed:
    """All that is printed in the box, by label."""

    tiles: Mapping[str, PrintedTile]
    privileges: Mapping[str, PrintedPrivilege]
    copies: Mapping[str, int]
    """The number of copies of each privilege."""
    sides: Mapping[str, tuple[str, ...]]
    """The symbols of both sides of the board, space by space."""
    start: int
    """The space that the start disc covers in a first game."""
    advance: int
    """The spaces of the symbol ``advance``."""
    wording: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Texts by language, message and label. Each is formatted once for all pictures."""
