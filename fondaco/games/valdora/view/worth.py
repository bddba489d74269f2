"""The points of a player on their seal, as far as they lie open."""

from __future__ import annotations

from ....draw.palette import INK
from ....draw.regions import piece
from ....draw.seals import seal
from ....draw.svg import figure
from .context import Table

ROOM = 18
"""How wide “+?” is, with a gap."""


def points(table: Table, seat: int, right: float, y: float, size: float) -> str:
    """The seal of a seat; “+?” beside it says that the points of completed orders, which lie covered, are not counted."""
    counted, left = table.score(seat), right - width(table, seat, size)
    body = seal(counted, left, y, size, winner=table.winner(seat))
    if not table.covered(seat):
        return body
    body += figure(right, y + size / 2 + 4.5, "+?", 12.5, INK, anchor="end")
    return piece(body, title=table.say("view-points-covered", count=counted))


def width(table: Table, seat: int, size: float) -> float:
    """How wide a seal is with what stands beside it."""
    return size + (ROOM if table.covered(seat) else 0)
