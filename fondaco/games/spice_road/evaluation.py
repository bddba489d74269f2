"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ..century.cubes.evaluation import Aims, best_aim
from ..century.merchants.evaluation import MerchantsWorth
from ..century.merchants.merchants import MerchantCard
from .rules.claim import coin_above

if TYPE_CHECKING:
    from .game import Points
    from .state import SpiceRoadState

AIM = 0.55
"""How much counts of the point card that the caravan serves best."""
SPARE_CUBES = 0.25
"""Points that come of the worth of the cubes that this card does not need."""
MERCHANT = 0.6
"""Points that come of a merchant over a whole game, for each worth it adds when played."""
COINS = {"gold": 3, "silver": 1, None: 0}
LAST_ROUND = 0.2
"""How much of the promise of cubes counts when the round is the last one."""


class Judgement:
    """What merchants and cubes promise. Most lines of a search differ in little of it, so it is remembered."""

    def __init__(self, merchants: Sequence[MerchantCard], points: Points) -> None:
        self.merchants = MerchantsWorth(merchants).of
        self.aims = Aims(points.counts, AIM, SPARE_CUBES)
        self.points = points
        self.cubes = lru_cache(maxsize=1 << 14)(self._cubes)

    def _cubes(self, store: int, point_row: tuple[int, ...], gold_left: bool, silver_left: bool) -> float:
        """What a caravan promises for the point cards of the row, with the coins above them."""
        value = self.points.value
        offers = [(card, value[card] + COINS[coin_above(at, gold_left, silver_left)]) for at, card in enumerate(point_row)]
        return best_aim(self.aims[store], offers)


def evaluate(s: SpiceRoadState) -> list[float]:
    """Expected points of each seat."""
    scores = s.scores()
    if s.over:
        return [float(score) for score in scores]
    left = 1.0 - max(map(len, s.claimed)) / s.game.cards_to_end[s.players]
    of_merchants, of_cubes = MERCHANT * left, 1.0 if left > 0 else LAST_ROUND
    judgement = s.game.judgement
    merchants, cubes = judgement.merchants, judgement.cubes
    row, gold, silver = tuple(s.point_row), s.gold_left > 0, s.silver_left > 0
    return [
        score + of_merchants * merchants(tuple(hand), tuple(played)) + of_cubes * cubes(store, row, gold, silver)
        for score, hand, played, store in zip(scores, s.hand, s.played, s.store, strict=True)
    ]
