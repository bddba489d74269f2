"""A table on a phone, 390 wide: the bar, then one thing below the other. Targets are large enough for a finger, even
on a screen of 360.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from .layers import picture, region
from .palette import CREAM
from .panels import Box, bar, desk
from .svg import text
from .table import AnyTable

WIDTH = 390
BAR = 48
SIDE = 8
ROOM = WIDTH - 2 * SIDE
TOUCH = 48
"""How high a target must be for a finger: 44 on a screen of 360."""

T = TypeVar("T", bound=AnyTable)
Part = Callable[[T, float], tuple[str, float]]
"""Draws a region from some y downwards, and says where the next one begins."""


def stacked(table: T, parts: Sequence[tuple[str, Part[T]]], title: str, corner: str, own: Mapping[str, str]) -> str:
    """The whole picture, as high as it needs to be. ``corner`` are the words on the right of the bar."""
    drawn = []
    y: float = BAR
    for name, part in parts:
        body, y = part(table, y)
        drawn.append(region(name, body))
    ground = desk(WIDTH, y) + bar(Box(0, 0, WIDTH, BAR), title)
    ground += text(WIDTH - 12, 29, corner, size=13, weight=600, fill=CREAM, anchor="end")
    return picture(table.scene, WIDTH, y, [region("ground", ground), *drawn], own)
