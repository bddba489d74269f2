"""Karte erwerben: what comes after the payment (page 3). The payment itself is `century.merchants.Pay`; with golden deals
`century.deals.acquired` comes instead."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ..century.cubes import unpack
from ..century.merchants import refill

if TYPE_CHECKING:
    from .state import SpiceRoadState


def take(s: SpiceRoadState, seat: int, place: int) -> None:
    """First the cubes lying on the card, then the card itself; the row closes up and a new card comes in."""
    card, cubes = s.row.take(place)
    s.store[seat] += cubes
    insort(s.hand[seat], card)
    if s.log is not None:
        s.tell("acquire", seat, card=s.game.merchants.labels[card], cubes=unpack(cubes))
    refill(s)
