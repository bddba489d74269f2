"""How well each seat stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import MarcoPolo2State


def evaluate(s: MarcoPolo2State) -> list[float]:
    """Expected points of each seat."""
    return [float(score) for score in s.scores()]
