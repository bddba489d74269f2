"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Valdora
    from .state import ValdoraState


class Judgement:
    """What the evaluation needs of the components."""

    def __init__(self, game: Valdora) -> None:
        pass


def evaluate(s: ValdoraState) -> list[float]:
    """Expected points of each seat."""
    return [float(score) for score in s.scores()]
