"""How well each seat stands: a judgement from public facts, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import EasternWonders
    from .state import EasternWondersState


class Judgement:
    """x"""

    def __init__(self, game: EasternWonders) -> None:
        pass


def evaluate(s: EasternWondersState) -> list[float]:
    """Expected points of each seat."""
    return [float(score) for score in s.scores()]
