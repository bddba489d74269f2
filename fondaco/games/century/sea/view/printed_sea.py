"""What is printed on islands, point tiles, bonus tiles and player boards, as plain data for views."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...merchants.view.printed_merchants import NONE, Cubes

SYMBOLS = ("cloves", "tea", "chili", "ginger")
"""The rows of a player board from top to bottom."""
CLOSED_HARBOUR = "closed"
"""The tile that closes a harbour, among the labels of point tiles."""
SEA = "sea"
"""What the labels of tiles of open sea begin with."""


@dataclass(frozen=True, slots=True)
class PrintedIsland:
    """An island: its symbol, and its trade."""

    label: str
    symbol: str
    cost: Cubes
    gain: Cubes


@dataclass(frozen=True, slots=True)
class PrintedPointTile:
    """A point tile: cubes to deliver, points to gain."""

    label: str
    cost: Cubes
    points: int


@dataclass(frozen=True, slots=True)
class PrintedRedBonus:
    """A kind of bonus tile, with the points of each tile from the top of the pile."""

    kind: str
    points: tuple[int, ...]
    steps: int = 0
    upgrades: int = 0
    room: int = 0
    harvest: Cubes = NONE


@dataclass(frozen=True, kw_only=True)
class PrintedSea:
    """What is printed on islands and player boards, by label."""

    islands: Mapping[str, PrintedIsland]
    values: tuple[int, ...]
    """The points below the outposts of each row, from left to right."""
    wording: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Texts by language, message and label. Each is formatted once for all pictures."""


@dataclass(frozen=True, kw_only=True)
class PrintedHarbours(PrintedSea):
    """What games with harbours have besides."""

    points: Mapping[str, PrintedPointTile]
    bonuses: Mapping[str, PrintedRedBonus]
    harvest: Cubes = NONE
