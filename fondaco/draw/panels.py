"""The grounds of a picture: desk, panels, the bar on top, the ribbon of the question."""

from __future__ import annotations

from typing import NamedTuple

from .icons import BINDING_PAINT, DESK_PAINT, PAPER_PAINT
from .palette import CREAM, CREAM_2, EDGE, FOIL, INK_2, RULE, SHADOW
from .svg import line, path, rect, text, use
from .text_fitting import width


class Box(NamedTuple):
    """A rectangle of a picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height


HEADING = 24
"""The height of a panel's title."""


def desk(width: float, height: float) -> str:
    """Draw the desk."""
    return rect(0, 0, width, height, DESK_PAINT)


def sheet(box: Box, edge: str = EDGE, thick: float = 1, spine: str = "") -> str:
    """Draw a sheet of paper. A spine in a player's colour shows its owner."""
    x, y, w, h = box
    body = rect(x + 0.5, y + 2, w - 1, h, SHADOW, r=6, more=' opacity=".22"') + rect(x, y, w, h, PAPER_PAINT, edge, thick, 6)
    if spine:
        body += path(f"M{x + 8:g} {y:g}h-2q-6 0-6 6v{h - 12:g}q0 6 6 6h2Z", spine)
    return body


def panel(box: Box, title: str, note: str = "") -> str:
    """Draw a sheet with a title over a double rule, and a note on the right where there is room for it."""
    x, y, w, _ = box
    body = sheet(box) + heading(x + 10, y + 15.5, title)
    taken = width(title, 11.5, serif=True, bold=True, spacing=1.1)
    if note and width(note, 11) <= w - taken - 40:
        body += text(x + w - 10, y + 15.5, note, size=11, fill=INK_2, anchor="end")
    return body + rule(x + 8, y + 21, x + w - 8)


def heading(x: float, y: float, words: str) -> str:
    """Draw a small title."""
    return text(x, y, words, size=11.5, weight=700, fill=INK_2, serif=True, spacing=1.1)


def rule(x1: float, y: float, x2: float) -> str:
    """Draw the double rule under a title."""
    return line(x1, y, x2, y, RULE, 1) + line(x1, y + 2, x2, y + 2, RULE, 0.5)


def bar(box: Box, game: str) -> str:
    """Draw the bar on top, with the arch and the name of the game."""
    x, y, w, h = box
    body = rect(x, y, w, h, BINDING_PAINT) + line(x, y + h - 1, x + w, y + h - 1, FOIL, 1.5)
    body += use("i-arch", x + 12, y + (h - 34) / 2, 28, 34)
    if h < 50:
        return body + text(x + 50, y + h / 2 + 6, game, size=17, weight=700, fill=CREAM, serif=True)
    body += line(x, y + h - 4, x + w, y + h - 4, FOIL, 0.6, ' opacity=".6"')
    body += text(x + 50, y + 25, "Fondaco", size=20, weight=700, fill=CREAM, serif=True, spacing=0.5)
    return body + text(x + 50, y + 42, game, size=12.5, fill=CREAM_2)


def ribbon(box: Box) -> str:
    """Draw the strip of paper in the bar that carries the question."""
    x, y, w, h = box
    middle = y + h / 2
    d = f"M{x:g} {y:g}H{x + w:g}L{x + w - 9:g} {middle:g}L{x + w:g} {y + h:g}H{x:g}L{x + 9:g} {middle:g}Z"
    return path(d, PAPER_PAINT, FOIL, 1.2)
