"""One sheet for each opponent, in the opponent's colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .context import AnyContext
from .palette import EDGE
from .panels import Box, sheet
from .players import PLAYERS

T = TypeVar("T", bound=AnyContext)
GAP = 6


def seat_sheet(view: AnyContext, seat: int, box: Box) -> str:
    """Draw the sheet of a seat. That of the player to move has a frame in the seat's colour."""
    colours = PLAYERS[view.seat_colours[seat]]
    active = seat == view.player
    return sheet(box, colours.shade if active else EDGE, 2 if active else 1, colours.fill)


def one_below_another(view: T, first: Box, draw: Callable[[T, int, Box], str]) -> tuple[str, float]:
    """Draw the sheets of the opponents from the first box downwards, and return where the next one would begin."""
    x, y, width, height = first
    body = ""
    for seat in view.opponents:
        body += draw(view, seat, Box(x, y, width, height))
        y += height + GAP
    return body, y


def two_in_a_row(view: T, first: Box, draw: Callable[[T, int, Box], str]) -> tuple[str, float]:
    """Draw the sheets of the opponents in pairs from the first box on, and return where the next part begins."""
    x, y, width, height = first
    body = ""
    for number, seat in enumerate(view.opponents):
        body += draw(view, seat, Box(x + number % 2 * (width + GAP), y + number // 2 * (height + GAP), width, height))
    return body, y + -(-len(view.opponents) // 2) * (height + GAP) + 2
