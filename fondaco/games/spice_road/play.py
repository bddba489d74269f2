"""Karte spielen: lay a card from the hand open before you and carry out its effect (pages 2 and 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.hands import require_in_hand
from ..century.merchants import carry_out, require_usable

if TYPE_CHECKING:
    from .state import SpiceRoadState


def play(s: SpiceRoadState, seat: int, card: int) -> None:
    """Play a card of the hand; a trade card that cannot be paid once may not be played (a ruling)."""
    require_in_hand(s, seat, card)
    require_usable(s, seat, card)
    s.hand[seat].remove(card)
    s.played[seat].append(card)
    if s.log is not None:
        s.tell("play", seat, card=s.game.merchants.labels[card])
    carry_out(s, seat, card)
