"""Expected points: an evaluation from public facts, for bots, composed of those of the two sister games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..century.harbours.evaluation import expected_scores_at_sea, share_left
from ..century.merchants.evaluation import USEFUL
from .rules.ship import Spend

if TYPE_CHECKING:
    from .state import SpiceIslandsState

MERCHANT: Final = 0.6
"""Points of a merchant over a whole game, for each worth it adds when played."""
READY: Final = 0.3
"""Points of a card in hand, which can be played or pay a step."""
LAID_DOWN: Final = 0.15
"""Points of a played card, which can still pay a step."""


def evaluate(s: SpiceIslandsState) -> list[float]:
    """Return the expected points of each seat: those of ships, outposts and cubes, and those of merchants."""
    if s.over:
        return [float(score) for score in s.scores()]
    share = MERCHANT * share_left(s)
    values = expected_scores_at_sea(s)
    worth = s.game.merchants_worth.of
    for seat in range(s.players):
        hand, played = s.hand[seat], s.played[seat]
        values[seat] += share * worth(tuple(hand), tuple(played + s.spent[seat]))
        values[seat] += READY * min(len(hand), USEFUL) + LAID_DOWN * min(len(played), USEFUL)
    top = s.stack[-1]
    if isinstance(top, Spend):
        values[top.seat] -= READY * top.left
    return values
