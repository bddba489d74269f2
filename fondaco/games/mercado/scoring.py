"""Spielende: points, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import MercadoState


def seal_points(s: MercadoState, seat: int) -> int:
    """What the seals of a seat count at the end."""
    return s.seals[seat] * s.game.tables.turn.seal_points


def privilege_points(s: MercadoState, seat: int) -> int:
    """What the privileges of a seat count at the end."""
    value = s.game.faces.value
    return sum(value[face] for face in s.hands[seat].cards)


def points(s: MercadoState, seat: int) -> dict[str, int]:
    """The points of a seat by source. Privileges lie face down until the end, and count only then."""
    seals = seal_points(s, seat)
    privileges = privilege_points(s, seat) if s.ended_by else 0
    moved = seals + privileges if s.ended_by else 0
    return {"board": s.distance[seat] - moved, "seals": seals, "privileges": privileges}


def standing(s: MercadoState, seat: int) -> tuple[int, ...]:
    """Whoever is farthest ahead; on the same space, whose marker lies on top."""
    return sum(points(s, seat).values()), -s.order.index(seat)
