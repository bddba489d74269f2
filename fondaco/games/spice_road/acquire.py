"""Karte erwerben: what comes after the payment (page 3). The payment itself is `century.merchants.Pay`."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ..century.cubes import unpack

if TYPE_CHECKING:
    from .state import SpiceRoadState


def take(s: SpiceRoadState, seat: int, place: int) -> None:
    """First the cubes lying on the card, then the card itself; the row closes up and a new card comes in."""
    card, cubes = s.row.take(place)
    s.store[seat] += cubes
    insort(s.hand[seat], card)
    new = s.row.refill()
    if new is not None:
        s.revealed += 1
    if s.log is not None:
        labels = s.game.merchants.labels
        s.tell("acquire", seat, card=labels[card], cubes=unpack(cubes))
        if new is not None:
            s.tell("merchant", None, card=labels[new])
