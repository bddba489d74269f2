"""Cubes and other icons of one size in rows, columns and heaps. Every cube has a mark besides its colour."""

from __future__ import annotations

from collections.abc import Sequence

from .svg import figure, use

CUBES = ("i-cube-yellow", "i-cube-red", "i-cube-green", "i-cube-brown")
"""The icons of cubes in rising order of value."""


def icons_of(counts: Sequence[int]) -> list[str]:
    """Return cubes one by one, from their number by colour."""
    return [icon for icon, count in zip(CUBES, counts, strict=True) for _ in range(count)]


def row(icons: Sequence[str], x: float, y: float, size: float, pitch: float | None = None) -> str:
    """Draw icons from left to right."""
    pitch = size if pitch is None else pitch
    return "".join([use(icon, x + number * pitch, y, size) for number, icon in enumerate(icons)])


def column(icons: Sequence[str], x: float, y: float, size: float, rows: int) -> str:
    """Draw icons in one column, or in two where there are more than ``rows``; the block is centred on a point."""
    columns = -(-len(icons) // rows)
    rows = -(-len(icons) // max(columns, 1))
    pitch = size * 0.86
    left, top = x - size / 2 - (columns - 1) * pitch / 2, y - rows * size / 2
    return "".join(
        [use(icon, left + number // rows * pitch, top + number % rows * size, size) for number, icon in enumerate(icons)]
    )


def heap(icons: Sequence[str], x: float, y: float, size: float, across: int) -> str:
    """Draw icons in rows of ``across``. Every row is centred, and the heap is centred on a point."""
    lines = [icons[at : at + across] for at in range(0, len(icons), across)]
    top = y - len(lines) * size / 2
    return "".join([row(line, x - len(line) * size / 2, top + number * size, size) for number, line in enumerate(lines)])


def sums(counts: Sequence[int], x: float, y: float, size: float) -> str:
    """Draw one cube for each colour, with the number on its lower right. The width is `sums_width`."""
    body = ""
    for icon, count in zip(CUBES, counts, strict=True):
        if count:
            body += use(icon, x, y, size)
            if count > 1:
                body += figure(x + size * 0.95, y + size, count, max(9.5, size * 0.55), edge=True, anchor="middle")
            x += size * 1.2
    return body


def sums_width(counts: Sequence[int], size: float) -> float:
    """Return the width of `sums`."""
    return sum(1 for count in counts if count) * size * 1.2
