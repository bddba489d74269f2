"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..century.aims import WORTH, best_aim
from .claim import coin_above

if TYPE_CHECKING:
    from ..century.merchants import MerchantCard
    from .state import SpiceRoadState

AIM = 0.55
"""How much counts of the point card that the caravan serves best."""
SPARE_CUBES = 0.25
"""Points that come of the worth of the cubes that this card does not need."""
MERCHANT = 0.6
"""Points that come of a merchant over a whole game, for each worth it adds when played."""
USEFUL = 6
"""So many merchants are put to good use; further ones count little."""
SPARE = 0.2
PLAYED = 0.85
"""A card that must first be taken back counts as so much of one in hand."""
COINS = {"gold": 3, "silver": 1, None: 0}
LAST_ROUND = 0.2
"""How much of the promise of cubes counts when the round is the last one."""


def profit(card: MerchantCard) -> float:
    """The worth that a merchant adds when it is played; a trade may often be done more than once."""
    added = sum(value * (got - given) for value, got, given in zip(WORTH, card.gain, card.cost, strict=True)) + card.steps
    return 1.5 * added if any(card.cost) else added


def evaluate(s: SpiceRoadState) -> list[float]:
    """Expected points of each seat."""
    scores = s.scores()
    if s.over:
        return [float(score) for score in scores]
    left = 1.0 - max(map(len, s.claimed)) / s.game.cards_to_end[s.players]
    value = s.game.points.value
    offers = [(card, value[card]) for card in s.point_row]
    for place in range(min(len(offers), 2)):
        card, points = offers[place]
        offers[place] = card, points + COINS[coin_above(s, place)]
    return [score + _prospects(s, seat, left, offers) for seat, score in enumerate(scores)]


def _prospects(s: SpiceRoadState, seat: int, left: float, offers: Sequence[tuple[int, float]]) -> float:
    """Points that are not there yet: what merchants and cubes promise. So much of the game is left."""
    profit = s.game.profit
    merchants = [profit[card] for card in s.hand[seat]]
    for card in s.played[seat]:
        merchants.append(PLAYED * profit[card])
    engine = sum(merchants)
    if len(merchants) > USEFUL:
        merchants.sort()
        engine -= (1.0 - SPARE) * sum(merchants[:-USEFUL])
    best = best_aim(s.game.aims[s.store[seat]], offers)
    return MERCHANT * engine * left + (best if left > 0 else LAST_ROUND * best)
