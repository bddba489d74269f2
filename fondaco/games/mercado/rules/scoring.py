"""Spielende: the last moves, points, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.piles import EVERYBODY, Pile
from .board import move_marker

if TYPE_CHECKING:
    from ..state import MercadoState


def end_game(s: MercadoState, reason: str) -> None:
    """From the start player on, each moves once by all seals and privileges that are left; no symbol counts any more.

    A marker with nothing to move by keeps its place in the stack (a ruling: no-last-move).
    """
    s.ended_by = reason
    s.emit(f"end-{reason}", None)
    for seat in range(s.players):
        steps = seal_points(s, seat) + privilege_points(s, seat)
        if steps:
            move_marker(s, seat, steps)
    for each in s.seats:
        each.privileges = Pile(each.privileges.cards, EVERYBODY)
    s.revealed += 1


def seal_points(s: MercadoState, seat: int) -> int:
    """What the seals of a seat count at the end."""
    return s.seats[seat].seals * s.game.seal_points


def privilege_points(s: MercadoState, seat: int) -> int:
    """What the privileges of a seat count at the end."""
    value = s.game.privileges.value
    return sum([value[privilege] for privilege in s.seats[seat].privileges.cards])


def points(s: MercadoState, seat: int) -> dict[str, int]:
    """The points of a seat by source. Privileges lie face down until the end, and count only then."""
    seals = seal_points(s, seat)
    privileges = privilege_points(s, seat) if s.ended_by else 0
    moved = seals + privileges if s.ended_by else 0
    return {"board": s.seats[seat].distance - moved, "seals": seals, "privileges": privileges}


def ranking_key(s: MercadoState, seat: int) -> tuple[int, ...]:
    """The seat that is farthest ahead wins; on the same space, the one whose marker lies on top."""
    return sum(points(s, seat).values()), -s.track_order.index(seat)
