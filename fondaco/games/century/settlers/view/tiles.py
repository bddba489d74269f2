"""Bonus tiles of wood and exploration tiles, around their upper left corner."""

from __future__ import annotations

from functools import lru_cache

from .....draw.cards import ENABLED, NORMAL, frame, halo
from .....draw.cubes import icons_of, row
from .....draw.icons import PAPER_PAINT
from .....draw.palette import BINDING_LIGHT, CREAM, FOIL, INK, LIVE, SLOT, SLOT_EDGE
from .....draw.pieces import seal
from .....draw.svg import circle, group, rect, use
from .printed_settlers import PrintedBonusTile, PrintedExplorationTile
from .settler_symbols import KIND_ICONS, settler

TINY = 36
"""The size below which the seal is left out, because the kind shows the points."""


@lru_cache(maxsize=512)
def bonus_tile(tile: PrintedBonusTile, size: float, state: str = NORMAL) -> str:
    """Draw symbols over a seal with the points for each time."""
    body = frame(size, size, state, 6) if size >= TINY else rect(0, 0, size, size, PAPER_PAINT, INK, 1.1, 4)
    if tile.kind == "flat":
        return body + seal(tile.points, size * 0.16, size * 0.16, size * 0.68)
    tiny = size < TINY
    if tile.kind == "settlers":
        wide = size * 0.5
        top = (size - wide) / 2 if tiny else size * 0.06
        body += group(settler(None, wide), size * 0.12, top) + group(settler(None, wide), size * 0.38, top)
    else:
        icons = [KIND_ICONS[icon] for icon in tile.icons] or ["i-hand"]
        wide = size * (0.46 if len(icons) > 1 else 0.72 if tiny else 0.56)
        left = (size - wide * len(icons)) / 2
        body += row(icons, left, (size - wide) / 2 if tiny else size * 0.07, wide)
    stamp = max(size * 0.38, 17.0)
    return body if tiny else body + seal(tile.points, (size - stamp) / 2, size - stamp - 1.2, stamp)


def bonus_stack(tile: PrintedBonusTile | None, count: int, size: float, state: str) -> str:
    """Draw a stack: the tile on top, and an edge for every one below; an empty place when it is used up."""
    if tile is None:
        return slot(size)
    below = "".join(rect(2.2 * at, 2.6 * at, size, size, "#E3CF9E", INK, 1, 6) for at in range(count - 1, 0, -1))
    return below + bonus_tile(tile, size, state)


def slot(size: float) -> str:
    """Draw a free place for a tile."""
    return rect(0, 0, size, size, SLOT, SLOT_EDGE, 1, 5, ' stroke-dasharray="3 3"')


@lru_cache(maxsize=256)
def exploration_tile(tile: PrintedExplorationTile, size: float, state: str = NORMAL) -> str:
    """Draw a tile in binding with a frame of foil, its prize on a pale disc."""
    enabled = state == ENABLED
    body = halo(size, size, 5, 3) if enabled else ""
    body += rect(0, 0, size, size, BINDING_LIGHT, LIVE if enabled else INK, 2.6 if enabled else 1.2, 5)
    body += rect(3, 3, size - 6, size - 6, "none", FOIL, 0.9, 3.5)
    middle = size / 2
    body += circle(middle, middle, size * 0.39, CREAM, FOIL, 1)
    if tile.kind == "cubes":
        icons = icons_of(tile.gain)
        wide = min(size * 0.38, size * 0.76 / len(icons))
        return body + row(icons, middle - len(icons) * wide / 2, middle - wide / 2, wide)
    if tile.kind == "points":
        return body + seal(tile.points, size * 0.17, size * 0.17, size * 0.66)
    wide = size * 0.52
    if tile.kind == "settler":
        return body + group(settler(None, wide), middle - wide / 2, middle - wide * 0.56)
    return body + use(KIND_ICONS[tile.icon], middle - wide / 2, middle - wide / 2, wide)
