"""Ausruhen: take all your played cards back into your hand (page 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import SpiceRoadState


def rest(s: SpiceRoadState, seat: int) -> None:
    """Rest. It is allowed with no card played, too (a ruling: the rulebook names no condition)."""
    s.tell("rest", seat, count=len(s.played[seat]))
    s.hand[seat] += s.played[seat]
    s.hand[seat].sort()
    s.played[seat].clear()
