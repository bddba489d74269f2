"""Pieces of players on a map: trading posts and figures in the player's colour, with the player's mark."""

from __future__ import annotations

from functools import lru_cache

from .palette import SHADOW
from .players import PLAYERS, mark
from .svg import use


@lru_cache(maxsize=256)
def post(seat: int, size: float) -> str:
    """A trading post, around its upper left corner."""
    return f'<g color="{PLAYERS[seat].fill}">{use("i-post", 0, 0, size)}</g>' + mark(seat, size / 2, size * 0.64, size * 0.36)


@lru_cache(maxsize=256)
def pawn(seat: int, size: float) -> str:
    """A figure with its shadow, around its upper left corner."""
    middle, reach = size / 2, size * 0.34
    shade = f'<ellipse cx="{middle:g}" cy="{size * 0.92:g}" rx="{reach:g}" ry="{size * 0.1:g}" fill="{SHADOW}" opacity=".35"/>'
    body = f'<g color="{PLAYERS[seat].fill}">{use("i-figure", 0, 0, size)}</g>'
    return shade + body + mark(seat, size / 2, size * 0.68, size * 0.3)
