"""Dice: pips on the face, the owner's mark on the lip below it. Drawn around their upper left corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .palette import HALO, INK, INK_2, LIVE, SLOT, SLOT_EDGE, WHITE
from .panels import Box
from .players import PLAYERS, PlayerColours
from .svg import circle, figure, path, rect

LIP = 0.23
"""How much lower the die is than its face, by its size: the lip shows depth and whose it is."""

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_COLOURS = {colours.name: colours for colours in PLAYERS} | {
    "black": PlayerColours("black", "#3A3641", "#1D1A22", "#F7EEDB", "", False),
    "white": PlayerColours("white", "#FFFDF6", "#C9BDA2", INK, "", False),
    "neutral": PlayerColours("neutral", "#B9B2A6", "#7F786C", INK, "", False),
}
"""What dice wear, by colour: those of players have a mark, black, white and neutral ones have none."""


@lru_cache(maxsize=2048)
def die(colour: str, value: int, size: float, *, enabled: bool = False) -> str:
    """A die that shows a value; 0 is a die without one, which shows a question mark. A live one has ring and halo."""
    colours = _COLOURS[colour]
    lip = size * LIP
    r = size * 0.2
    body = ""
    if enabled:
        body += rect(-4, -4, size + 8, size + lip + 8, HALO, r=r + 4, more=' class="halo" opacity=".85"')
        body += rect(-2, -2, size + 4, size + lip + 4, LIVE, r=r + 2)
    body += rect(0, lip, size, size, colours.shade, INK, 1.2, r) + rect(0, 0, size, size, colours.fill, INK, 1.2, r)
    at, far = size * 0.13, size * 0.6
    shine = f' opacity="{".7" if colour == "white" else ".4"}"'
    body += path(
        f"M{at:.1f} {size * 0.3:.1f}Q{at:.1f} {at:.1f} {size * 0.3:.1f} {at:.1f}H{far:.1f}", "none", WHITE, size * 0.05, shine
    )
    if value:
        middle, step = size / 2, size * 0.26
        body += "".join([circle(middle + x * step, middle + y * step, size * 0.095, colours.on) for x, y in _PIPS[value]])
    else:
        body += figure(size / 2, size * 0.72, "?", size * 0.6, colours.on)
    if colours.mark:
        place = f' transform="translate({size / 2:g} {size + lip * 0.5:g}) scale({lip / 10:.3f})"'
        body += path(colours.mark, colours.on if colours.solid else "none", colours.on, 2.4, place)
    return body


def slot(x: float, y: float, size: float, words: str = "") -> str:
    """A free place for a die; the words say what it must show."""
    body = rect(x, y, size, size, SLOT, SLOT_EDGE, 1.2, size * 0.18, ' stroke-dasharray="3 3"')
    return body + figure(x + size / 2, y + size * 0.66, words, size * 0.42, INK_2) if words else body


def places(count: int, box: Box, sizes: Sequence[float], gap: float = 3) -> Iterator[tuple[float, float, float]]:
    """Where so many dice lie in a box, row by row: x, y and size of each.

    The first of the sizes with which all fit is taken; with the last one they move together as far as they must.
    """
    for size in sizes:
        pitch, line = size + gap, size * (1 + LIP) + gap
        across = max(int((box.width + gap) // pitch), 1)
        lines = int((box.height + gap) // line)
        if count <= across * lines:
            break
    else:
        across = -(-count // max(lines, 1))
        pitch = min(pitch, (box.width - size) / max(across - 1, 1))
    for number in range(count):
        yield box.x + number % across * pitch, box.y + number // across * line, size
