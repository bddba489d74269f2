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
CUBES = 0.3
"""Points that come of a cube's worth, when it is in no particular demand."""
NEAREST = 0.3
"""How much counts of the open point card that the caravan is closest to."""
MERCHANT = 0.5
"""Points that come of a merchant over a whole game, for each worth it adds when played."""
USEFUL = 6
"""So many merchants are put to good use; further ones count little."""
SPARE = 0.2
PLAYED = 0.9
"""A card that must first be taken back counts as so much of one in hand."""


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
    """Points that are not there yet: what cubes, merchants and the nearest point card promise. ``left`` of the game is to come."""
    cubes = unpack(s.store[seat])
    worth = sum(count * value for count, value in zip(cubes, WORTH, strict=True))
    profit = s.game.profit
    merchants = [profit[card] for card in s.hand[seat]] + [PLAYED * profit[card] for card in s.played[seat]]
    merchants.sort(reverse=True)
    engine = sum(merchants[:USEFUL]) + SPARE * sum(merchants[USEFUL:])
    nearest = 0.0
    for place, card in enumerate(s.point_row):
        coin = coins[place] if place < 2 else 0
        nearest = max(nearest, (s.game.points.value[card] + coin) * _share(s.game.points.counts[card], cubes))
    soon = 1.0 if left > 0 else 0.2
    return soon * (CUBES * worth + NEAREST * nearest) + MERCHANT * engine * left


def _share(needed: list[int], cubes: list[int]) -> float:
    """How much of a cost is there, by worth; the last cubes count more than the first."""
    paid = owed = 0
    for value, need, held in zip(WORTH, needed, cubes, strict=True):
        paid += value * (held if held < need else need)
        owed += value * need
    share = paid / owed
    return share * share
