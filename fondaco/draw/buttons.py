"""Buttons with words or small pictures."""

from __future__ import annotations

from ..core.scene import AvailableAction
from .cards import halo
from .palette import LIVE, SHADOW, WHITE
from .panels import Box
from .regions import piece
from .svg import group, rect, text
from .text_fitting import wrap


def plate(w: float, h: float) -> str:
    """Draw the ground of a button."""
    shadow = rect(0, 2, w, h, SHADOW, r=6, more=' opacity=".25"')
    return halo(w, h, 6, 2, glows=False) + shadow + rect(0, 0, w, h, WHITE, LIVE, 1.4, 6)


def button(action: AvailableAction, box: Box, words: str, size: float = 13) -> str:
    """Draw a button with words in its middle, on as many lines as they need."""
    x, y, w, h = box
    lines = wrap(words, w - 12, size, bold=True)
    top = h / 2 - (len(lines) - 1) * (size + 2) / 2 + size * 0.35
    body = plate(w, h)
    for number, line in enumerate(lines):
        body += text(w / 2, top + number * (size + 2), line, size=size, weight=600, anchor="middle")
    return piece(body, x=x, y=y, action=action)


def label(action: AvailableAction, box: Box, drawn: str = "", taken: float = 0, size: float = 12.5) -> str:
    """Draw a wide button with the words of the action; a picture at its right end takes some of the room."""
    x, y, w, h = box
    lines = wrap(action.label, w - 20 - taken, size)
    pitch = size + 2.5
    body = plate(w, h) + (group(drawn, w - 8 - taken, h / 2) if drawn else "")
    top = h / 2 - (len(lines) - 1) * pitch / 2 + size * 0.35
    for number, words in enumerate(lines):
        body += text(10, top + number * pitch, words, size=size)
    return piece(body, x=x, y=y, action=action)


def label_height(words: str, w: float, taken: float, minimum: float, size: float = 12.5) -> float:
    """Return the height of a `label`."""
    return max(minimum, len(wrap(words, w - 20 - taken, size)) * (size + 2.5) + 10)
