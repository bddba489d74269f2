"""Expected points of each seat, from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ..century.cubes.evaluation import CubeTargets, best_target
from ..century.merchants.components import MerchantCard
from ..century.merchants.evaluation import MerchantsWorth
from .rules.claim import coin_above

if TYPE_CHECKING:
    from .point_cards import PointCardRules
    from .state import SpiceRoadState

TARGET = 0.55
"""The share that counts of the point card that the caravan serves best."""
SPARE_CUBES = 0.25
"""Points for each worth of the cubes that this card does not need."""
MERCHANT = 0.6
"""Points that a merchant brings over a whole game, for each worth it adds when played."""
COINS = {"gold": 3, "silver": 1, None: 0}
LAST_ROUND = 0.2
"""The share of the value of cubes that counts in the last round."""


class Evaluator:
    """The value of merchants and cubes. Most lines of a search differ little in them, so values are remembered."""

    def __init__(self, merchants: Sequence[MerchantCard], points: PointCardRules) -> None:
        self.merchants = MerchantsWorth(merchants).of
        self.targets = CubeTargets([list(card.cost) for card in points.cards], TARGET, SPARE_CUBES)
        self.value = points.value
        self.cubes = lru_cache(maxsize=1 << 14)(self._cubes)

    def _cubes(self, cubes: int, point_row: tuple[int, ...], gold_left: bool, silver_left: bool) -> float:
        """Return the value of a caravan for the point cards of the row, with the coins above them."""
        value = self.value
        cards = [(card, value[card] + COINS[coin_above(at, gold_left, silver_left)]) for at, card in enumerate(point_row)]
        return best_target(self.targets[cubes], cards)


def evaluate(s: SpiceRoadState) -> list[float]:
    """Return the expected points of each seat."""
    scores = s.scores()
    if s.over:
        return [float(score) for score in scores]
    left = 1.0 - max(map(len, s.claimed)) / s.game.point_cards.to_end[s.players]
    of_merchants, of_cubes = MERCHANT * left, 1.0 if left > 0 else LAST_ROUND
    evaluator = s.game.evaluator
    merchants, cubes = evaluator.merchants, evaluator.cubes
    row, gold, silver = tuple(s.point_row), s.gold_left > 0, s.silver_left > 0
    return [
        score + of_merchants * merchants(tuple(hand), tuple(played)) + of_cubes * cubes(held, row, gold, silver)
        for score, hand, played, held in zip(scores, s.hand, s.played, s.cubes, strict=True)
    ]
