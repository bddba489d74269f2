"""Dice: pips on the face, the owner's mark on the lip below it. Drawn around their upper left corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .palette import HALO, INK, INK_2, LIVE, SLOT, SLOT_EDGE, WHITE
from .panels import Box
from .players import PLAYERS, PlayerColours
from .svg import circle, figure, path, rect

LIP = 0.23
"""The height of the lip below the face of a die, as a share of its size. The lip has the mark of the owner."""

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
"""The colours of dice by name. Those of players have a mark; black, white and neutral ones have none."""


@lru_cache(maxsize=2048)
def die(colour: str, value: int, size: float, *, enabled: bool = False) -> str:
    """Draw a die with a value, or with a question mark for 0. An enabled one has a ring and a halo."""
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
    """Draw a free place for a die; the words say what it must show."""
    body = rect(x, y, size, size, SLOT, SLOT_EDGE, 1.2, size * 0.18, ' stroke-dasharray="3 3"')
    return body + figure(x + size / 2, y + size * 0.66, words, size * 0.42, INK_2) if words else body


def places(count: int, box: Box, sizes: Sequence[float], gap: float = 3) -> Iterator[tuple[float, float, float]]:
    """Yield x, y and size of dice in a box, row by row.

    All dice have the first of the sizes with which they fit. With the last size they overlap if they must.
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
