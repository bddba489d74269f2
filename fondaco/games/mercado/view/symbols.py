"""Symbols of tiles, privileges and spaces with their numbers, and the pictures of goods."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from ....draw import items as rows
from ....draw.icons import read_symbols
from ....draw.pieces import seal
from ....draw.svg import figure, group, use
from .printed import Items, PrintedPrivilege, PrintedTile

SYMBOLS: Mapping[str, str] = read_symbols(__package__, "symbols.svg")
"""The symbols of this game by id."""
UNKNOWN = {"object": "goods-casket", "scent": "goods-mystery", "market": "goods-inspector"}
"""The pictures of tiles of custom component files."""


@cache
def goods_picture(tile: PrintedTile) -> str:
    """Return the id of a tile's picture."""
    picture = f"goods-{tile.label}"
    return picture if picture in SYMBOLS else UNKNOWN[tile.kind]


@lru_cache(maxsize=1024)
def sign(name: str, number: int, x: float, y: float, size: float) -> str:
    """Draw a symbol; from two on with its number on the lower right."""
    body = use(f"sign-{name}", x, y, size)
    if number > 1:
        body += figure(x + size * 1.02, y + size * 1.02, number, max(9.5, size * 0.6), edge=True, anchor="end")
    return body


def row(items: Items, x: float, y: float, size: float, gap: float = 4) -> str:
    """Draw symbols from left to right; they take `row_width`."""
    return rows.row(sign, items, x, y, size, gap)


def row_width(items: Items, size: float, gap: float = 4) -> float:
    """Return the width of a row."""
    return rows.row_width(items, size, gap)


def fitting(items: Items, room: float, largest: float, gap: float = 4) -> float:
    """Return the size of symbols with which a row of them fits."""
    return min(largest, (room + gap) / max(len(items), 1) - gap)


def centred(items: Items, x: float, y: float, size: float, gap: float = 4) -> str:
    """Draw symbols around a middle."""
    return row(items, x - row_width(items, size, gap) / 2, y, size, gap)


def charter(privilege: PrintedPrivilege, width: float, height: float) -> str:
    """Draw a privilege without its frame: its value and its effect."""
    size = min(34.0, width * 0.62)
    body = use("sign-privilege", 3, 3, 20) + seal(privilege.value, (width - size) / 2, height * 0.27, size)
    small = fitting(privilege.extra, width - 8, 22)
    return body + group(centred(privilege.extra, width / 2, 0, small), 0, height - small - 6)


def charter_row(privilege: PrintedPrivilege, size: float) -> tuple[str, float]:
    """Draw a privilege in one line around y = 0, and return its width."""
    extra = row(privilege.extra, 2 * size + 8, -size / 2, size)
    body = use("sign-privilege", 0, -size / 2, size) + seal(privilege.value, size + 4, -size / 2, size) + extra
    return body, 2 * size + 4 + (row_width(privilege.extra, size) + 4 if privilege.extra else 0)
