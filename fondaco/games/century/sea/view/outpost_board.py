"""The outposts on a player board: a row for each symbol, and below every column how many are left in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....draw.palette import DEBIT, EDGE, INK, INK_2, PARCHMENT, SLOT_EDGE
from .....draw.panels import Box
from .....draw.pieces import post, seal
from .....draw.svg import figure, group, path, rect, text
from .printed_sea import SYMBOLS
from .sea_symbols import spice

DISC = 34
"""How much room the symbols take on the left."""
FOOT = 24
"""How much room the pills take at the bottom."""


def outpost_board(seat: int, values: Sequence[int], built: Mapping[str, int], box: Box, left: Sequence[str], done: str) -> str:
    """Draw the board of a seat.

    ``left`` words how many outposts a column still has, by their number; ``done`` that it is empty.
    """
    pitch = (box.width - DISC) / len(values)
    row = (box.height - FOOT) / len(SYMBOLS)
    body = ""
    for number, symbol in enumerate(SYMBOLS):
        top = box.y + number * row
        body += spice(symbol, box.x + 15, top + (row - 2) / 2, min(14.5, row / 2 - 1.5))
        for column, value in enumerate(values):
            field = Box(box.x + DISC + column * pitch, top, pitch - 5, row - 2)
            body += _uncovered(value, field) if column < built[symbol] else _covered(seat, value, field)
    for column in range(len(values)):
        there = sum(built[symbol] <= column for symbol in SYMBOLS)
        pill = Box(box.x + DISC + column * pitch, box.bottom - FOOT + 3, pitch - 5, 20)
        body += _pill(pill, left[there] if there else done, emptied=not there)
    return body


def _covered(seat: int, value: int, field: Box) -> str:
    """Draw an outpost that is still there, and the value below it."""
    x, y, width, height = field
    size = min(26.0, height - 4, width * 0.55)
    body = rect(x, y, width, height, PARCHMENT, SLOT_EDGE, 1, 5) + group(post(seat, size), x + 5, y + (height - size) / 2)
    return body + figure(x + (width + size + 5) / 2, y + height / 2 + 4.5, value or "–", 12.5, INK_2)


def _uncovered(value: int, field: Box) -> str:
    """Draw a value that shows, in a seal."""
    x, y, width, height = field
    body = rect(x, y, width, height, DEBIT, SLOT_EDGE, 1, 5, ' stroke-dasharray="3 3"')
    if not value:
        return body + figure(x + width / 2, y + height / 2 + 4.5, "–", 13, INK_2)
    size = min(24.0, height - 4)
    return body + seal(value, x + (width - size) / 2, y + (height - size) / 2, size)


def _pill(box: Box, words: str, *, emptied: bool) -> str:
    """Draw the number of outposts left in a column. An empty one has given its tile."""
    x, y, width, height = box
    if not emptied:
        body = rect(x, y, width, height, "none", EDGE, 1, 10, ' stroke-dasharray="3 3"')
        return body + text(x + width / 2, y + 14.3, words, size=11, weight=600, fill=INK_2, anchor="middle")
    body = rect(x, y, width, height, "#E3CF9E", INK, 1, 10) + path(f"M{x + 7:g} {y + 10:g}l3 4l5-8", stroke=INK, thick=1.8)
    return body + text(x + width / 2 + 6, y + 14.3, words, size=11, weight=700, anchor="middle")
