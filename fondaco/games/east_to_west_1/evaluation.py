"""How well each seat stands: a judgement from public facts, for bots, put together from those of the parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.settlers.evaluation import expected_scores

if TYPE_CHECKING:
    from .state import EastToWest1State

ROUTE = 0.35
"""Points that come of a merchant in the route over a whole game, for each worth it adds when used."""


def evaluate(s: EastToWest1State) -> list[float]:
    """Expected points of each seat: what settlers and cubes promise, and the merchants of the routes."""
    values = expected_scores(s)
    if not s.over and not s.last_round:
        left = ROUTE * max(0, s.game.cards_to_end - max(map(len, s.boards.claimed))) / s.game.cards_to_end
        for seat, route in enumerate(s.route):
            values[seat] += left * s.game.merchants_worth.of(tuple(route), ())
    return values
