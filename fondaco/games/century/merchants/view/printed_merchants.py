"""What is printed on cards, as plain data for views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

Cubes = tuple[int, int, int, int]
"""How many cubes of each colour: yellow, red, green, brown."""

NONE: Cubes = (0, 0, 0, 0)
COLOURS = ("yellow", "red", "green", "brown")
"""The colours by their names in notation and messages."""


@dataclass(frozen=True, slots=True)
class PrintedGoldenDeal:
    """A golden deal: cubes to take, steps to upgrade, cubes that every other player takes, perhaps a card to take back."""

    gain: Cubes = NONE
    steps: int = 0
    gift: Cubes = NONE
    take_back: bool = False


@dataclass(frozen=True, slots=True)
class PrintedMerchant:
    """A merchant. Where a trade brings the one gain or the other, ``or_gain`` is the other."""

    label: str
    cost: Cubes = NONE
    gain: Cubes = NONE
    steps: int = 0
    or_gain: Cubes = NONE
    take_back: bool = False
    """Whether it takes another played card back."""
    deal: PrintedGoldenDeal | None = None
    starter: bool = False
    """Whether every player has one, so that its owner distinguishes it."""


@dataclass(frozen=True, slots=True)
class PrintedPointCard:
    """A point card; its number chooses the picture."""

    label: str
    cost: Cubes
    points: int
    number: int


@cache
def with_deal(card: PrintedMerchant, deal: PrintedGoldenDeal) -> PrintedMerchant:
    """Return a merchant with a golden deal lying on it."""
    return replace(card, deal=deal)


def missing(held: Sequence[int], cost: Sequence[int]) -> list[int]:
    """Return the missing cubes of each colour for a cost."""
    return [max(0, needed - there) for there, needed in zip(held, cost, strict=True)]
