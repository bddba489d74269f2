"""Items with a number, side by side."""

from __future__ import annotations

from collections.abc import Callable

Items = tuple[tuple[str, int], ...]
"""Items to pay or to gain: names with numbers."""
DrawItem = Callable[[str, int, float, float, float], str]
"""Draws an item by name and number with its upper left corner at (x, y), in a size."""


def row(draw: DrawItem, items: Items, x: float, y: float, size: float, gap: float) -> str:
    """Draw items from left to right. Their width is `row_width`."""
    return "".join([draw(name, number, x + at * (size + gap), y, size) for at, (name, number) in enumerate(items)])


def row_width(items: Items, size: float, gap: float) -> float:
    """Return the width of a row."""
    return len(items) * (size + gap) - gap if items else 0
