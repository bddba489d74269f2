"""Cubes in blocks, and trades as ledger entries: in as many lines as make them largest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .....draw.cards import ledger
from .....draw.cubes import heap, icons_of, sums, sums_width

SMALLEST = 12.0
"""The minimum size of single cubes."""
BETWEEN = 13.0
"""The room that the red rule takes between what is given and what is got, where there is enough."""
LINES = (1, 2, 3)


def block(icons: Sequence[str], room: float, height: float, largest: float) -> tuple[str, float]:
    """Draw icons around the line y = 0 from x = 0, in the number of lines that makes them largest, and return their width."""
    size, lines = max((min(largest, height / lines, room / -(-len(icons) // lines)), -lines) for lines in LINES)
    across = -(-len(icons) // -lines)
    return heap(icons, across * size / 2, 0, size, across), across * size


@lru_cache(maxsize=1024)
def trade(cost: Sequence[int], gain: Sequence[int], room: float, height: float, largest: float) -> tuple[str, float, float]:
    """Draw a trade around the line y = 0 from x = 0, and return its width and the x of its rule.

    The cubes of both sides have one size. They are in one to three lines, whichever makes them larger. If they would be too
    small, each colour is one cube with its number.
    """
    left, right = icons_of(cost), icons_of(gain)
    between = min(BETWEEN, room / 6)
    sizes = [
        (min(largest, height / lines, (room - between) / (-(-len(left) // lines) + -(-len(right) // lines))), -lines)
        for lines in LINES
    ]
    size, lines = max(sizes)
    if size >= SMALLEST:
        wide, other = -(-len(left) // -lines) * size, -(-len(right) // -lines) * size
        body = heap(left, wide / 2, 0, size, -(-len(left) // -lines))
        body += heap(right, wide + between + other / 2, 0, size, -(-len(right) // -lines))
    else:
        size = min(height, largest, (room - between) / (sums_width(cost, 1) + sums_width(gain, 1)))
        wide, other = sums_width(cost, size), sums_width(gain, size)
        body = sums(cost, 0, -size / 2, size) + sums(gain, wide + between, -size / 2, size)
    rule = wide + between / 2 - 1
    return body + ledger(rule, -height / 2, height / 2), wide + between + other, rule
