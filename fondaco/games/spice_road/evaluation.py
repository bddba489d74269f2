"""How well each seat stands: a judgement from public facts, for bots. The weights were tuned by matches between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.cubes import unpack
from .claim import coin_above

if TYPE_CHECKING:
    from ..century.merchants import MerchantCard
    from .state import SpiceRoadState

WORTH = (1, 2, 3, 4)
"""What cubes are worth against each other; point cards pay about a point for each."""
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
LAST_ROUND = 0.2
"""How much of the promise of cubes counts when the round is the last one."""


def profit(card: MerchantCard) -> float:
    """The worth that a merchant adds when it is played; a trade may often be done more than once."""
    added = sum(value * (got - given) for value, got, given in zip(WORTH, card.gain, card.cost, strict=True)) + card.steps
    return 1.5 * added if any(card.cost) else added


def evaluate(s: SpiceRoadState) -> list[float]:
    """Expected points of each seat."""
    breakdown = s.breakdown()
    if s.over:
        return [float(sum(sources.values())) for sources in breakdown]
    needed = s.game.cards_to_end[s.players]
    left = 1.0 - max(map(len, s.claimed)) / needed
    coins = [3 if metal == "gold" else 1 if metal else 0 for metal in (coin_above(s, place) for place in range(2))]
    return [sum(sources.values()) + _prospects(s, seat, left, coins) for seat, sources in enumerate(breakdown)]


def _prospects(s: SpiceRoadState, seat: int, left: float, coins: list[int]) -> float:
    """Points that are not there yet: what merchants and cubes promise. So much of the game is left."""
    profit = s.game.profit
    merchants = [profit[card] for card in s.hand[seat]] + [PLAYED * profit[card] for card in s.played[seat]]
    merchants.sort(reverse=True)
    engine = sum(merchants[:USEFUL]) + SPARE * sum(merchants[USEFUL:])
    cubes = unpack(s.store[seat])
    points = s.game.points
    best = 0.0
    for place, card in enumerate(s.point_row):
        coin = coins[place] if place < 2 else 0
        best = max(best, _aim(points.counts[card], points.value[card] + coin, cubes))
    return MERCHANT * engine * left + (best if left > 0 else LAST_ROUND * best)


def _aim(needed: list[int], points: int, cubes: list[int]) -> float:
    """What the cubes promise if this point card is the aim: the last cubes of its cost count more than the first."""
    paid = owed = spare = 0
    for value, need, held in zip(WORTH, needed, cubes, strict=True):
        used = held if held < need else need
        paid += value * used
        owed += value * need
        spare += value * (held - used)
    share = paid / owed
    return AIM * points * share * share + SPARE_CUBES * spare
