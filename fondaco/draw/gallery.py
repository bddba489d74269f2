"""All pieces of a kind side by side, for the page that explains a game."""

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
"""How much room a label takes below its drawing."""

Translate = Callable[..., str]
"""Words from the game's messages."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A drawing from (0, 0) with its size, and what is said of it."""

    drawn: str
    width: float
    height: float
    words: str


def columns(entries: Sequence[Entry], symbols: Mapping[str, str], title: str, across: int, *, below: bool = False) -> str:
    """Entries in columns, their words beside the drawing or below it."""
    wide = WIDTH / across
    taken = max(entry.width for entry in entries)
    body, y = "", 8.0
    for first in range(0, len(entries), across):
        high = 0.0
        for number, entry in enumerate(entries[first : first + across]):
            x = 10 + number * wide
            lines = wrap(entry.words, wide - 16 - (0 if below else taken + 10), LETTERS)
            told = len(lines) * (LETTERS + 3)
            left, top = (x, y + entry.height + 15) if below else (x + taken + 10, y + max((entry.height - told) / 2, 0) + 12)
            body += group(entry.drawn, x, y)
            for at, line in enumerate(lines):
                body += text(left, top + at * (LETTERS + 3), line, size=LETTERS, fill=INK_2 if below else INK)
            high = max(high, entry.height + told + 4 if below else max(entry.height, told))
        y += high + 10
    return on_paper(body, WIDTH, y, symbols, title)


def grid(
    drawn: Mapping[str, str], size: tuple[float, float], across: int, pitch: float, symbols: Mapping[str, str], title: str
) -> str:
    """Drawings of one size in rows, each with its label below."""
    wide, high = size
    body = ""
    for number, (label, drawing) in enumerate(drawn.items()):
        x, y = number % across * pitch + (pitch - wide) / 2, 10 + number // across * (high + BELOW)
        body += group(drawing, x, y)
        body += text(x + wide / 2, y + high + 17, label, size=12, fill=INK_2, anchor="middle")
    rows = -(-len(drawn) // across)
    return on_paper(body, min(across, len(drawn)) * pitch, 10 + rows * (high + BELOW), symbols, title)


def on_paper(body: str, width: float, height: float, symbols: Mapping[str, str], title: str) -> str:
    """A picture of its own."""
    return document(width, height, title, [definitions(body, symbols), rect(0, 0, width, height, PAPER) + body])
