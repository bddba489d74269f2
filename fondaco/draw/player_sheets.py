"""The sheets of the players: one for each of the others, in their colours."""

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
    """The sheet of a player; whoever is to act has a frame in their colour."""
    colours = PLAYERS[view.seat_colours[seat]]
    active = seat == view.player
    return sheet(box, colours.shade if active else EDGE, 2 if active else 1, colours.fill)


def one_below_another(view: T, first: Box, draw: Callable[[T, int, Box], str]) -> tuple[str, float]:
    """The sheets of all others, from the place of the first one downwards, and where the next one would begin."""
    x, y, width, height = first
    body = ""
    for seat in view.opponents:
        body += draw(view, seat, Box(x, y, width, height))
        y += height + GAP
    return body, y


def two_in_a_row(view: T, first: Box, draw: Callable[[T, int, Box], str]) -> tuple[str, float]:
    """The sheets of all others in pairs, from the place of the first one on, and where the next thing begins."""
    x, y, width, height = first
    body = ""
    for number, seat in enumerate(view.opponents):
        body += draw(view, seat, Box(x + number % 2 * (width + GAP), y + number // 2 * (height + GAP), width, height))
    return body, y + -(-len(view.opponents) // 2) * (height + GAP) + 2
