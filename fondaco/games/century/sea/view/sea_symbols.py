"""Small things: spices in their disc, and boats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .....draw.icons import read_symbols
from .....draw.palette import INK, PAPER
from .....draw.players import PLAYERS, mark
from .....draw.svg import circle, use

SYMBOLS: Mapping[str, str] = read_symbols(__package__, "symbols.svg")
"""The symbols of these games by id."""
WOOD = "#C99A5A"
"""The colour of an outpost of no player."""
SEA_SYMBOLS = {
    **SYMBOLS,
    "s-post": f'<symbol id="s-post" viewBox="0 0 24 24"><g color="{WOOD}">{use("i-post", 0, 0, 24)}</g></symbol>',
    "s-sea": '<radialGradient id="s-sea" cx=".5" cy=".5" r=".75">'
    '<stop offset="0" stop-color="#BFDCD8"/><stop offset="1" stop-color="#9CC4C4"/></radialGradient>',
}
"""All that these pictures refer to."""
SEA_PAINT = "url(#s-sea)"
COAST = "#3F6E70"


def spice(symbol: str, x: float, y: float, r: float) -> str:
    """Draw the symbol of an island in its disc, around a point."""
    return circle(x, y, r, PAPER, INK, 1.2) + use(f"s-{symbol}", x - r * 0.77, y - r * 0.77, r * 1.54)


@lru_cache(maxsize=256)
def boat(seat: int, size: float) -> str:
    """Draw a boat with its shadow, around its upper left corner; the mark is on the large sail."""
    shade = (
        f'<ellipse cx="{size / 2:g}" cy="{size * 0.9:g}" rx="{size * 0.46:g}" ry="{size * 0.1:g}" fill="#24595B" opacity=".35"/>'
    )
    body = f'<g color="{PLAYERS[seat].fill}">{use("s-boat", 0, 0, size)}</g>'
    return shade + body + mark(seat, size * 0.66, size * 0.43, size * 0.22)
