"""Spielende: the last moves."""

from __future__ import annotations

from ...core.piles import EVERYBODY, Pile
from .board import advance
from .scoring import privilege_points, seal_points
from .state import MercadoState


def end(s: MercadoState, reason: str) -> None:
    """From the start player on, each moves once by all seals and privileges that are left; no symbol counts any more.

    A marker with nothing to move by keeps its place in the stack (a ruling: no-last-move).
    """
    s.ended_by = reason
    s.emit(f"end-{reason}", None)
    for seat in range(s.players):
        steps = seal_points(s, seat) + privilege_points(s, seat)
        if steps:
            advance(s, seat, steps)
    s.hands = tuple(Pile(hand.cards, EVERYBODY) for hand in s.hands)
    s.revealed += 1
