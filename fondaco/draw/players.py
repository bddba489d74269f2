"""Players: each has a colour and a merchant's mark, so that colour is never the only difference."""

from __future__ import annotations

from dataclasses import dataclass

from .palette import INK, WHITE
from .svg import circle, path, rect, text
from .text_fitting import cut


@dataclass(frozen=True, slots=True)
class PlayerColours:
    """The colours and the mark of a seat."""

    name: str
    fill: str
    shade: str
    on: str
    """The colour of marks and text on the fill."""
    mark: str
    """The mark, as a path in a box of ten around (0, 0)."""
    solid: bool


PLAYERS = (
    PlayerColours("red", "#B3342A", "#7C1F18", WHITE, "M0-4V4M-4 0H4", False),
    PlayerColours("blue", "#2C5AA0", "#1B3B6E", WHITE, "M0-4L4 3.4H-4Z", True),
    PlayerColours("green", "#38743C", "#234C27", WHITE, "M0-3.6A3.6 3.6 0 1 1-.01-3.6Z", False),
    PlayerColours("yellow", "#E2AC23", "#A87708", INK, "M-3.8-2.2H3.8M-3.8 2.2H3.8", False),
    PlayerColours("purple", "#74408C", "#4C2760", WHITE, "M0-4.4L4 0L0 4.4L-4 0Z", True),
)
"""By seat, unless a game defines other colours."""
COLOURS = {colours.name: colours for colours in PLAYERS}
"""By name."""


def mark(seat: int, x: float, y: float, size: float) -> str:
    """Draw the mark of a seat, around a point."""
    colours = PLAYERS[seat]
    place = f'transform="translate({x:g} {y:g}) scale({size / 10:g})"'
    return path(colours.mark, colours.on if colours.solid else "none", colours.on, 2, f" {place}")


def badge(seat: int, x: float, y: float, r: float = 10) -> str:
    """Draw the disc of a seat with its mark."""
    return circle(x, y, r, PLAYERS[seat].fill, INK, 1.2) + mark(seat, x, y, r * 1.05)


def pill(seat: int, name: str, x: float, y: float, width: float, height: float = 26) -> str:
    """Draw the mark and name of a seat on its colour."""
    colours = PLAYERS[seat]
    words = cut(name, width - 40, 12, bold=True)
    body = rect(x, y, width, height, colours.fill, colours.shade, 1.2, height / 2)
    return (
        body
        + mark(seat, x + 15, y + height / 2, 11)
        + text(x + 26, y + height / 2 + 4.3, words, size=12, weight=700, fill=colours.on)
    )
