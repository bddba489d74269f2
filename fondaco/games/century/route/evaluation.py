"""Expected points with settlers and routes: an evaluation from public facts, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settlers.evaluation import expected_scores

if TYPE_CHECKING:
    from ..merchants.evaluation import MerchantsWorth
    from ..state import CenturyState

ROUTE = 0.35
"""Points of a merchant in the route over a whole game, for each worth that it adds when used."""


def expected_scores_with_routes(s: CenturyState, merchants_worth: MerchantsWorth) -> list[float]:
    """Return the expected points of each seat: those of settlers and cubes, and of the merchants in the routes."""
    values = expected_scores(s)
    if not s.over and not s.last_round:
        cards_to_end = s.game.boards.cards_to_end
        left = ROUTE * max(0, cards_to_end - max(map(len, s.boards.claimed))) / cards_to_end
        for seat, cards in enumerate(s.route.cards):
            values[seat] += left * merchants_worth.of(cards, ())
    return values
