"""The points of a player on their seal, as far as they lie open."""

from __future__ import annotations

from ....draw.palette import INK
from ....draw.pieces import seal
from ....draw.regions import piece
from ....draw.svg import figure
from .context import ValdoraContext

ROOM = 18
"""How wide “+?” is, with a gap."""


def points(view: ValdoraContext, seat: int, right: float, y: float, size: float) -> str:
    """Draw the seal of a seat; “+?” beside it says that the points of completed orders, which lie covered, are not counted."""
    counted, left = view.score(seat), right - width(view, seat, size)
    body = seal(counted, left, y, size, winner=view.winner(seat))
    if not view.covered(seat):
        return body
    body += figure(right, y + size / 2 + 4.5, "+?", 12.5, INK, anchor="end")
    return piece(body, title=view.translate("view-points-covered", count=counted))


def width(view: ValdoraContext, seat: int, size: float) -> float:
    """Return the width of a seal with the text beside it."""
    return size + (ROOM if view.covered(seat) else 0)
