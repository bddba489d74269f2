"""Small things: spices in their disc, boats, and trades as ledger entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from .....draw.cards import ledger
from .....draw.cubes import heap, icons_of, sums, sums_width
from .....draw.icons import read_symbols
from .....draw.palette import INK, PAPER
from .....draw.players import PLAYERS, mark
from .....draw.svg import circle, use

SYMBOLS: Mapping[str, str] = read_symbols(__package__, "symbols.svg")
"""The drawings of these games by id."""
WOOD = "#C99A5A"
"""The colour of an outpost that stands for anybody's."""
OWN = {
    **SYMBOLS,
    "s-post": f'<symbol id="s-post" viewBox="0 0 24 24"><g color="{WOOD}">{use("i-post", 0, 0, 24)}</g></symbol>',
    "s-sea": '<radialGradient id="s-sea" cx=".5" cy=".5" r=".75">'
    '<stop offset="0" stop-color="#BFDCD8"/><stop offset="1" stop-color="#9CC4C4"/></radialGradient>',
}
"""All that these pictures refer to."""
SEA_PAINT = "url(#s-sea)"
COAST = "#3F6E70"
SMALLEST = 12.0
"""No cube is drawn smaller one by one."""
BETWEEN = 13.0
"""The room that the red rule takes between what is given and what is got, where there is enough."""


def spice(symbol: str, x: float, y: float, r: float) -> str:
    """The symbol of an island in its disc, around a point."""
    return circle(x, y, r, PAPER, INK, 1.2) + use(f"s-{symbol}", x - r * 0.77, y - r * 0.77, r * 1.54)


@lru_cache(maxsize=256)
def boat(seat: int, size: float) -> str:
    """A boat with its shadow, around its upper left corner; the mark is on the large sail."""
    shade = (
        f'<ellipse cx="{size / 2:g}" cy="{size * 0.9:g}" rx="{size * 0.46:g}" ry="{size * 0.1:g}" fill="#24595B" opacity=".35"/>'
    )
    body = f'<g color="{PLAYERS[seat].fill}">{use("s-boat", 0, 0, size)}</g>'
    return shade + body + mark(seat, size * 0.66, size * 0.43, size * 0.22)


@lru_cache(maxsize=1024)
def trade(cost: Sequence[int], gain: Sequence[int], room: float, height: float, largest: float) -> tuple[str, float, float]:
    """A trade around the line y = 0 from x = 0, its width, and where its rule stands.

    The cubes of both sides have one size, in one to three lines, whatever makes them larger; where they would become too small,
    there is one a colour with its number.
    """
    left, right = icons_of(cost), icons_of(gain)
    between = min(BETWEEN, room / 6)
    sizes = [
        (min(largest, height / lines, (room - between) / (-(-len(left) // lines) + -(-len(right) // lines))), -lines)
        for lines in (1, 2, 3)
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
