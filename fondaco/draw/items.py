"""Things with a number, side by side."""

from __future__ import annotations

from collections.abc import Callable

Items = tuple[tuple[str, int], ...]
"""Things to pay or to gain: names with how many."""
DrawItem = Callable[[str, int, float, float, float], str]
"""Draws a thing by its name and number around (x, y) as its upper left corner, in some size."""


def row(draw: DrawItem, items: Items, x: float, y: float, size: float, gap: float) -> str:
    """Things from left to right; they take `row_width`."""
    return "".join([draw(name, number, x + at * (size + gap), y, size) for at, (name, number) in enumerate(items)])


def row_width(items: Items, size: float, gap: float) -> float:
    """How much room a row takes."""
    return len(items) * (size + gap) - gap if items else 0
