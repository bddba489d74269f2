"""The sheets of the players: one for each of the others, in their colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .context import AnyTable
from .palette import EDGE
from .panels import Box, sheet
from .players import PLAYERS

T = TypeVar("T", bound=AnyTable)
GAP = 6


def sheet_of(table: AnyTable, seat: int, box: Box) -> str:
    """The sheet of a player; whoever is to act has a frame in their colour."""
    wears = PLAYERS[table.dressed[seat]]
    active = seat == table.player
    return sheet(box, wears.shade if active else EDGE, 2 if active else 1, wears.fill)


def one_below_another(table: T, first: Box, draw: Callable[[T, int, Box], str]) -> tuple[str, float]:
    """The sheets of all others, from the place of the first one downwards, and where the next one would begin."""
    x, y, width, height = first
    body = ""
    for seat in table.others:
        body += draw(table, seat, Box(x, y, width, height))
        y += height + GAP
    return body, y


def two_in_a_row(table: T, first: Box, draw: Callable[[T, int, Box], str]) -> tuple[str, float]:
    """The sheets of all others in pairs, from the place of the first one on, and where the next thing begins."""
    x, y, width, height = first
    body = ""
    for number, seat in enumerate(table.others):
        body += draw(table, seat, Box(x + number % 2 * (width + GAP), y + number // 2 * (height + GAP), width, height))
    return body, y + -(-len(table.others) // 2) * (height + GAP) + 2
