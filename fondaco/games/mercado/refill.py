"""Aktion B: Münzen in den Beutel zurücklegen."""

from __future__ import annotations

from ...core.errors import Refused
from .coins import unpack
from .state import MercadoState


def refill(s: MercadoState, seat: int) -> None:
    """All coins of the character tile, counterfeits among them, go back into the bag. There must be one."""
    coins = s.mats[seat]
    if not coins:
        raise Refused("mat-empty")
    s.bags[seat] += coins
    s.mats[seat] = 0
    if s.event_sink is not None:
        s.emit("refill", seat, coins=unpack(coins))
