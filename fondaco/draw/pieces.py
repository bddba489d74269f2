"""Pieces: coins and seals with their numbers, trading posts and figures in the colours of the players."""

from __future__ import annotations

from functools import lru_cache

from .palette import INK, SHADOW, WAX_LIGHT
from .players import PLAYERS, mark
from .svg import figure, use


def coin(metal: str, value: int, x: float, y: float, size: float) -> str:
    """Draw a coin with its value."""
    return use(f"i-coin-{metal}", x, y, size) + figure(x + size / 2, y + size * 0.7, value, size * 0.55)


def coins(metal: str, value: int, count: int, x: float, y: float, size: float, pitch: float, shown: int) -> str:
    """Draw a row of overlapping coins with the value on the last one. At most ``shown`` coins are drawn."""
    body = "".join([use(f"i-coin-{metal}", x + number * pitch, y, size) for number in range(min(count, shown) - 1)])
    return body + coin(metal, value, x + max(min(count, shown) - 1, 0) * pitch, y, size)


def seal(points: int, x: float, y: float, size: float, *, winner: bool = False) -> str:
    """Draw a wax seal with points; that of a winner is golden."""
    scale = 0.54 if points < 100 else 0.4
    ink = INK if winner else WAX_LIGHT
    icon = "i-points-winner" if winner else "i-points"
    return use(icon, x, y, size) + figure(x + size / 2, y + size / 2 + size * scale * 0.36, points, size * scale, ink)


@lru_cache(maxsize=256)
def post(seat: int, size: float) -> str:
    """Draw a trading post with the mark of a seat. Its upper left corner is (0, 0)."""
    return f'<g color="{PLAYERS[seat].fill}">{use("i-post", 0, 0, size)}</g>' + mark(seat, size / 2, size * 0.64, size * 0.36)


@lru_cache(maxsize=256)
def pawn(seat: int, size: float) -> str:
    """Draw a figure with its shadow and the mark of a seat. Its upper left corner is (0, 0)."""
    middle, reach = size / 2, size * 0.34
    shade = f'<ellipse cx="{middle:g}" cy="{size * 0.92:g}" rx="{reach:g}" ry="{size * 0.1:g}" fill="{SHADOW}" opacity=".35"/>'
    body = f'<g color="{PLAYERS[seat].fill}">{use("i-figure", 0, 0, size)}</g>'
    return shade + body + mark(seat, size / 2, size * 0.68, size * 0.3)
