"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .icons import definitions
from .palette import INK, INK_2, PAPER
from .svg import document, group, rect, text
from .text_fitting import wrap

WIDTH = 620
LETTERS = 13
BELOW = 28
"""The height of a label below its drawing."""

Translate = Callable[..., str]
"""Returns a message of the game as text."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A drawing from (0, 0) with its size, and its description."""

    drawn: str
    width: float
    height: float
    words: str


def columns(entries: Sequence[Entry], symbols: Mapping[str, str], title: str, across: int, *, below: bool = False) -> str:
    """Return a picture of entries in columns, with the words beside the drawings or below them."""
    wide = WIDTH / across
    taken = max(entry.width for entry in entries)
    body, y = "", 8.0
    for first in range(0, len(entries), across):
        high = 0.0
        for number, entry in enumerate(entries[first : first + across]):
            x = 10 + number * wide
            lines = wrap(entry.words, wide - 16 - (0 if below else taken + 10), LETTERS)
            words_height = len(lines) * (LETTERS + 3)
            left, top = (
                (x, y + entry.height + 15) if below else (x + taken + 10, y + max((entry.height - words_height) / 2, 0) + 12)
            )
            body += group(entry.drawn, x, y)
            for at, line in enumerate(lines):
                body += text(left, top + at * (LETTERS + 3), line, size=LETTERS, fill=INK_2 if below else INK)
            high = max(high, entry.height + words_height + 4 if below else max(entry.height, words_height))
        y += high + 10
    return on_paper(body, WIDTH, y, symbols, title)


def grid(
    drawn: Mapping[str, str], size: tuple[float, float], across: int, pitch: float, symbols: Mapping[str, str], title: str
) -> str:
    """Return a picture of drawings of one size in rows, with a label below each."""
    wide, high = size
    body = ""
    for number, (label, drawing) in enumerate(drawn.items()):
        x, y = number % across * pitch + (pitch - wide) / 2, 10 + number // across * (high + BELOW)
        body += group(drawing, x, y)
        body += text(x + wide / 2, y + high + 17, label, size=12, fill=INK_2, anchor="middle")
    rows = -(-len(drawn) // across)
    return on_paper(body, min(across, len(drawn)) * pitch, 10 + rows * (high + BELOW), symbols, title)


def on_paper(body: str, width: float, height: float, symbols: Mapping[str, str], title: str) -> str:
    """Return a picture on paper."""
    return document(width, height, title, [definitions(body, symbols), rect(0, 0, width, height, PAPER) + body])
