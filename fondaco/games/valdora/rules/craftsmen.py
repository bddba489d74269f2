"""Handwerker anwerben, Werkstatt eröffnen, Bonusplättchen: what a completed order brings (pages 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.tuples import replaced
from ..tables import NOBODY, NONE

if TYPE_CHECKING:
    from ..state import ValdoraState


def take_bonus_tile(s: ValdoraState, seat: int, colour: int) -> None:
    """Take a bonus tile for an order in the colour of a workshop that the seat has already opened.

    This comes before the craftsman, so the delivery that opens a workshop brings no tile (the rulebook's example).
    """
    if s.workshops[colour] == seat and s.bonus_tiles_left:
        s.bonus_tiles_left -= 1
        s.seats[seat].bonus_tiles += 1
        s.emit("bonus", seat, points=s.game.components.bonus.points)


def hire_craftsman(s: ValdoraState, seat: int, colour: int) -> None:
    """Take a craftsman of the order's colour, or else of the next colour clockwise of which one is left.

    The seat may not decline (a ruling: craftsman-is-taken).
    """
    hired = next_colour_left(s.craftsmen_left, colour)
    if hired == NONE:
        s.emit("no-craftsman", seat)
        return
    tableau = s.seats[seat]
    s.craftsmen_left = replaced(s.craftsmen_left, hired, s.craftsmen_left[hired] - 1)
    tableau.craftsmen = replaced(tableau.craftsmen, hired, tableau.craftsmen[hired] + 1)
    if s.event_sink is not None:
        s.emit("craftsman", seat, colour=s.game.craftsmen.labels[hired])
    open_workshop(s, seat, hired)
    if not s.last_round and len(s.craftsmen_left) - s.craftsmen_left.count(0) <= 1:
        s.last_round = True
        s.emit("last-round", None)


def next_colour_left(craftsmen_left: Sequence[int], colour: int) -> int:
    """Return the first colour from this one on, clockwise, of which a craftsman is left; `NONE` if there is none."""
    for step in range(len(craftsmen_left)):
        found = (colour + step) % len(craftsmen_left)
        if craftsmen_left[found]:
            return found
    return NONE


def open_workshop(s: ValdoraState, seat: int, colour: int) -> None:
    """Give the workshop of a colour to the first seat with enough craftsmen; it keeps both until the end."""
    if s.workshops[colour] == NOBODY and s.seats[seat].craftsmen[colour] >= s.game.craftsmen.needed[colour]:
        s.workshops = replaced(s.workshops, colour, seat)
        if s.event_sink is not None:
            s.emit("workshop", seat, colour=s.game.craftsmen.labels[colour])
