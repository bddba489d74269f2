"""Proviant nehmen: in any city, instead of its other action (page 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.errors import Refused

if TYPE_CHECKING:
    from ..state import ValdoraState


def take_provisions(s: ValdoraState, seat: int, acted: int) -> None:
    """Take provisions. Whoever has some may do so, too, without effect (a ruling: provisions-not-counted)."""
    if not s.game.spaces.city[s.pawns[seat]]:
        raise Refused("provisions-in-cities")
    if acted:
        raise Refused("one-action")
    s.provisions[seat] = True
    s.emit("provisions", seat)
