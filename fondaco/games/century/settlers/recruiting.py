"""Neue Siedler: settlers come from the reserve onto the player board (page 16)."""

from __future__ import annotations

from .state import SettledState


def recruit(s: SettledState, seat: int, settlers: int) -> None:
    """As many as shown, or as many as the reserve still holds (a ruling: too-few-in-reserve)."""
    land = s.land
    coming = min(settlers, land.reserve[seat])
    land.reserve[seat] -= coming
    land.ready[seat] += coming
    s.emit("recruit", seat, count=coming)
