"""Harbours: a spit with store and lighthouse in a hexagon without land; beside it, tied by a rope, its point tile."""

from __future__ import annotations

from functools import lru_cache

from .....draw.cards import ENABLED, NORMAL, frame, ledger
from .....draw.cubes import heap, icons_of
from .....draw.palette import BINDING, CREAM, DEBIT, EDGE, FOIL, INK, PAPER, SLOT, WAX, WAX_BACK
from .....draw.panels import Box
from .....draw.pieces import seal
from .....draw.svg import circle, figure, group, path, rect, text, use
from ...sea.view.hex import Grid, Point
from ...sea.view.island import number, ring, water
from ...sea.view.printed_sea import PrintedPointTile
from ...sea.view.sea_symbols import COAST

LIGHTHOUSE = (
    path("M-30 16C-26 8-14 6 0 6S26 8 30 16Z", "#E7CF9C", COAST, 1.4)
    + path("M-22 9V-2H-6V9", "#F3DFC0", INK, 1.2)
    + path("M-24-2L-14-9L-4-2Z", WAX, INK, 1.2)
    + path("M6 8L8-18H16L18 8Z", "#FFFDF5", INK, 1.3)
    + path("M7.2-6L7.6-11H16.4L16.8-6ZM6.6 3L7-1.5H17L17.4 3Z", WAX, INK, 0.9)
    + path("M6.5-18H17.5V-20.5H6.5Z", "#5B6570", INK, 1)
    + path("M8.5-20.5V-26H15.5V-20.5Z", "#FBDC7D", INK, 1)
    + path("M7-26L12-31L17-26Z", "#3F7A66", INK, 1.1)
    + path("M-16 9V3A2 2 0 0 1-12 3V9Z", "#6B4A2C", INK, 0.9)
)


@lru_cache(maxsize=64)
def harbour(label: str, grid: Grid, state: str) -> str:
    """Draw a harbour around the middle of its hexagon."""
    body = water(grid, state) + (ring(grid) if state == ENABLED else "")
    scale = min(1.1, grid.wide / 62, grid.high / 36)
    body += number(label, -0.46 * grid.wide, -0.6 * grid.high)
    return body + f'<g transform="translate(0 {0.24 * grid.high:g}) scale({scale:g})">{LIGHTHOUSE}</g>'


def rope(light: Point, tile: Box) -> str:
    """From the light to the tile."""
    x, y = light
    to_x, to_y = tile.x + tile.width / 2, tile.y + tile.height / 2
    bend_x, bend_y = (x + to_x) / 2 + (to_y - y) * 0.12, (y + to_y) / 2 - (to_x - x) * 0.12
    d = f"M{x:.1f} {y:.1f}Q{bend_x:.1f} {bend_y:.1f} {to_x:.1f} {to_y:.1f}"
    return path(d, stroke="#6B4A2C", thick=2.2) + path(d, stroke="#F3E3B8", thick=0.9, more=' stroke-dasharray="3 3"')


@lru_cache(maxsize=512)
def point_tile(tile: PrintedPointTile, width: float, height: float, state: str = NORMAL, *, faint: bool = False) -> str:
    """Draw a point tile: cubes, the rule, the seal. ``faint``: it cannot be paid now; its seal stays full, for planning."""
    rule = width - height * 0.74
    body = frame(width, height, state, 6)
    body += path(f"M1.5 7Q1.5 1.5 7 1.5H{rule:g}V{height - 1.5:g}H7Q1.5 {height - 1.5:g} 1.5 {height - 7:g}Z", DEBIT)
    body += ledger(rule, 2, height - 2)
    icons = icons_of(tile.cost)
    across = len(icons) if len(icons) <= 2 else -(-len(icons) // 2)
    size = min(24.0, (rule - 5) / across, (height - 6) / -(-len(icons) // across))
    body += group(heap(icons, rule / 2 + 1, height / 2, size, across), opacity=0.55 if faint else 1)
    stamp = height * 0.66
    return body + seal(tile.points, rule + (width - rule - stamp) / 2 + 1, (height - stamp) / 2, stamp)


def closed_tile(width: float, height: float, word: str) -> str:
    """Draw the tile that closes a harbour: chain and lock, and the word where there is room for it."""
    body = rect(0, 0, width, height, BINDING, INK, 1.3, 6) + rect(4, 4, width - 8, height - 8, "none", FOIL, 1, 4)
    wordy = width >= 110
    x, r = height * 0.5 if wordy else width / 2, height * 0.33
    body += circle(x, height / 2, r, PAPER, FOIL, 1) + use("s-closed", x - r * 0.74, height / 2 - r * 0.76, r * 1.48)
    return body + (text(height * 0.92, height / 2 + 4.5, word, size=12.5, weight=700, fill=CREAM, serif=True) if wordy else "")


def no_tile(width: float, height: float) -> str:
    """Draw a place where no tile lies."""
    return rect(0, 0, width, height, SLOT, EDGE, 1, 6, ' stroke-dasharray="3 4"')


def tile_pile(width: float, height: float, count: int) -> str:
    """Draw the pile of point tiles, face down."""
    if not count:
        return no_tile(width, height)
    depth = min(count, 3)
    body = "".join([rect(1.5 * at, 2 * at, width, height, WAX_BACK, INK, 1.1, 6) for at in range(depth - 1, -1, -1)])
    return body + rect(4, 4, width - 8, height - 8, "none", FOIL, 1, 4) + figure(width / 2, height / 2 + 5, count, 15, CREAM)
