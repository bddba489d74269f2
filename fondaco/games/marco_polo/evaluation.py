"""How well each seat stands: a judgement from public facts, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import MarcoPoloState


def evaluate(s: MarcoPoloState) -> list[float]:
    """Expected points of each seat."""
    return [float(score) for score in s.scores()]
