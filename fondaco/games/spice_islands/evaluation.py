"""How well each seat stands: a judgement from public facts, for bots, put together from those of the two sister games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.harbours.evaluation import expected, part_left
from ..century.merchants.evaluation import USEFUL
from .rules.ship import Spend

if TYPE_CHECKING:
    from .state import SpiceIslandsState

MERCHANT = 0.6
"""Points that come of a merchant over a whole game, for each worth it adds when played."""

READY, LAID_DOWN = 0.3, 0.15
"""Points for a card in hand, which can be played or pay a step, and for a played one, which can pay a step yet."""


def evaluate(s: SpiceIslandsState) -> list[float]:
    """Expected points of each seat: what ships, outposts and cubes promise, and what the merchants do."""
    if s.over:
        return [float(score) for score in s.scores()]
    share = MERCHANT * part_left(s)
    values = expected(s)
    worth = s.game.merchants_worth.of
    for seat in range(s.players):
        hand, played = s.hand[seat], s.played[seat]
        values[seat] += share * worth(tuple(hand), tuple(played + s.spent[seat]))
        values[seat] += READY * min(len(hand), USEFUL) + LAID_DOWN * min(len(played), USEFUL)
    top = s.stack[-1]
    if isinstance(top, Spend):
        values[top.seat] -= READY * top.left
    return values
