"""Outpost bonuses as tiles: square with one thing on them, longer with several."""

from __future__ import annotations

from ....draw.cards import halo
from ....draw.palette import INK, LIVE, WHITE
from ....draw.svg import rect
from .items import row, row_width
from .printed import Items

EDGE = 0.11
"""How far a thing lies from the edge of a tile, by the tile's height."""
INSIDE = 1 - 2 * EDGE


def tile(items: Items, high: float, *, enabled: bool = False) -> str:
    """Draw a tile of some height; it takes `tile_width`."""
    wide = tile_width(items, high)
    body = halo(wide, high, 3, 2) if enabled else ""
    body += rect(0, 0, wide, high, WHITE if enabled else "#FCEFC9", LIVE if enabled else INK, 2 if enabled else 1.2, 3)
    return body + row(items, high * EDGE, high * EDGE, high * INSIDE)


def tile_width(items: Items, high: float) -> float:
    """Return the width of a tile."""
    return row_width(items, high * INSIDE) + high * 2 * EDGE
