"""Islands: a coast in a pale hexagon, the symbol, a slip with the trade; outposts above it, cubes left behind below it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from .....draw.cards import ENABLED
from .....draw.cubes import icons_of, row, sums, sums_width
from .....draw.icons import PAPER_PAINT
from .....draw.map_scenery import waves
from .....draw.palette import DEBIT, HALO, INK, LIVE, SHADOW, WHITE, mix
from .....draw.pieces import post
from .....draw.svg import figure, group, path, rect
from ...cubes.view.trade_block import trade
from .hex import Grid
from .printed_sea import PrintedIsland
from .sea_symbols import COAST, spice

TINTS = {"ginger": "#F7E7B4", "chili": "#F5DCC8", "tea": "#E3E8C0", "cloves": "#EAD9BC"}
"""The wash of an island, by its symbol."""
WATER, SHALLOW, BAND = "#D6E9E4", "#5E9A9B", "#7FB0B0"
RING = 0.945
"""How much of its hexagon a ring takes: rings never touch."""


def water(grid: Grid, state: str) -> str:
    """Draw a hexagon of pale sea; a live one with ring and halo. Its whole face can be pointed at."""
    body = path(grid.outline(), WATER, SHALLOW, 1, ' fill-opacity=".62" stroke-opacity=".62"')
    if state == ENABLED:
        body += path(grid.outline(RING), "none", HALO, 7.5, ' class="halo" opacity=".85"')
    return body


def ring(grid: Grid) -> str:
    """Draw the ring of a live hexagon."""
    return path(grid.outline(RING), stroke=LIVE, thick=2.6)


@lru_cache(maxsize=2048)
def island(island: PrintedIsland, grid: Grid, state: str) -> str:
    """Draw an island around the middle of its hexagon, without outposts, ships and cubes."""
    wide, high = grid.wide, grid.high
    coast = _coast(island.label, grid)
    tint = TINTS[island.symbol]
    body = water(grid, state) + path(coast, stroke=BAND, thick=6, more=' opacity=".45"')
    body += path(coast, mix(tint, WHITE, 0.45) if state == ENABLED else tint, COAST, 1.5)
    body += path(coast, stroke=WHITE, thick=1, more=' opacity=".75" transform="scale(.95)"')
    if state == ENABLED:
        body += ring(grid)
    body += slip(island, 1.42 * wide, 0.84 * high, 0.13 * high)
    body += spice(island.symbol, -0.47 * wide, -0.58 * high, min(13.0, 0.3 * high, 0.2 * wide))
    return body + number(island.label, 0.46 * wide, 0.82 * high)


def number(label: str, x: float, y: float) -> str:
    """Draw the number of a tile: symbol and number are its name."""
    return figure(x, y, label.rpartition("_")[2], 10, INK)


@lru_cache(maxsize=64)
def open_sea(label: str, grid: Grid, state: str) -> str:
    """Draw a tile of open sea around the middle of its hexagon: nothing but waves."""
    body = water(grid, state) + (ring(grid) if state == ENABLED else "")
    step = 0.42 * grid.wide
    body += waves([(-12 - step, -0.3 * grid.high), (-12 + step, -0.1 * grid.high), (-12, 0.35 * grid.high)])
    return body + number(label, 0.46 * grid.wide, 0.82 * grid.high)


@lru_cache(maxsize=1024)
def slip(island: PrintedIsland, room: float, height: float, middle: float) -> str:
    """Draw the trade on a slip around (0, middle)."""
    height = min(height, 38.0)
    inset = min(6.0, room / 16)
    drawn, width, rule = trade(island.cost, island.gain, room - 2 * inset, height - 2, 21)
    width += 2 * inset
    left, top = -width / 2, middle - height / 2
    body = rect(left, top + 1.5, width, height, SHADOW, r=5, more=' opacity=".25"')
    body += rect(left, top, width, height, PAPER_PAINT, INK, 1.1, 5)
    bottom = top + height - 0.8
    body += path(
        f"M{left + 0.8:.1f} {top + 5:.1f}q0-4.2 4.2-4.2H{left + inset + rule:.1f}V{bottom:.1f}H{left + 5:.1f}q-4.2 0-4.2-4.2Z",
        DEBIT,
    )
    return body + group(drawn, left + inset, middle)


@lru_cache(maxsize=256)
def _coast(label: str, grid: Grid) -> str:
    """Return a closed curve inside the hexagon. Its bumps depend on the label, so that an island always looks the same."""
    noise = sha256(label.encode()).digest()
    corners = grid.corners(0.94)
    points = []
    for number, (x, y) in enumerate(corners):
        x2, y2 = corners[(number + 1) % 6]
        for step in range(3):
            share = step / 3
            wobble = 1 + (noise[number * 3 + step] / 255 - 0.62) * 0.09 - (0 if step else 0.07)
            points.append(((x + (x2 - x) * share) * wobble, (y + (y2 - y) * share) * wobble))
    middles = [((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)]
    d = "M{:.1f} {:.1f}".format(*middles[-1])
    for (x, y), (x2, y2) in zip(points, middles, strict=True):
        d += f"Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}"
    return d + "Z"


def outposts(seats: Sequence[int], grid: Grid) -> str:
    """Draw outposts above the slip, right of the symbol."""
    size = max(13.0, min(21.0, 0.49 * grid.high, 0.27 * grid.wide))
    step = size * 0.76
    left, top = -0.25 * grid.wide, -0.85 * grid.high
    return "".join([group(post(seat, size), left + number * step, top) for number, seat in enumerate(seats)])


def left_behind(counts: Sequence[int], grid: Grid) -> str:
    """Draw cubes that lie below the slip: one by one, or from five on one a colour with its number."""
    icons = icons_of(counts)
    size = max(12.0, min(16.0, 0.37 * grid.high))
    top = min(0.56 * grid.high, grid.high - size)
    if len(icons) <= 4:
        return row(icons, -len(icons) * size / 2, top, size)
    return sums(counts, -sums_width(counts, size) / 2, top, size)
