"""Handwerker anwerben, Werkstatt eröffnen, Bonusplättchen: what a completed order brings (pages 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..tables import NOBODY, NONE

if TYPE_CHECKING:
    from ..state import ValdoraState


def take_bonus(s: ValdoraState, seat: int, colour: int) -> None:
    """A bonus tile, while there are any, for an order in the colour of a workshop that the seat had opened before.

    It comes before the craftsman: the delivery that opens the workshop earns none (the rulebook's example).
    """
    if s.workshops[colour] == seat and s.bonus_left:
        s.bonus_left -= 1
        s.bonus_tiles[seat] += 1
        s.emit("bonus", seat, points=s.game.tables.bonus.points)


def take_craftsman(s: ValdoraState, seat: int, colour: int) -> None:
    """A craftsman of the order's colour, else of the next colour clockwise that is left; none once all stacks are empty.

    He cannot be declined (a ruling: craftsman-is-taken).
    """
    stacks, colours = s.stacks, len(s.stacks)
    found = next_left(stacks, colour)
    if found == NONE:
        s.emit("no-craftsman", seat)
        return
    stacks[found] -= 1
    s.craftsmen[seat * colours + found] += 1
    if s.event_sink is not None:
        s.emit("craftsman", seat, colour=s.game.craftsmen.labels[found])
    open_workshop(s, seat, found)
    if not s.last_round and colours - stacks.count(0) <= 1:
        s.last_round = True
        s.emit("last-round", None)


def next_left(stacks: list[int], colour: int) -> int:
    """The first colour from this one on, clockwise, of which a craftsman is left; NONE if there is none at all."""
    for step in range(len(stacks)):
        found = (colour + step) % len(stacks)
        if stacks[found]:
            return found
    return NONE


def open_workshop(s: ValdoraState, seat: int, colour: int) -> None:
    """The first seat with enough craftsmen of a colour gets its workshop at once, and keeps both to the end."""
    own = s.craftsmen[seat * len(s.stacks) + colour]
    if s.workshops[colour] == NOBODY and own >= s.game.craftsmen.needed[colour]:
        s.workshops[colour] = seat
        if s.event_sink is not None:
            s.emit("workshop", seat, colour=s.game.craftsmen.labels[colour])
