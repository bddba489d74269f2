"""Schlusswertung: points (page 14). Goals score by both halves of the sheet beside the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...polo.items import COIN
from ..tables import BEIJING

if TYPE_CHECKING:
    from ..state import MarcoPoloState


def final_points(s: MarcoPoloState, seat: int) -> dict[str, int]:
    """Return the points of a seat in the final scoring, by source."""
    scoring = s.game.components.scoring
    cards, cities = goal_points(s, seat)
    in_beijing = s.has_post(seat, BEIJING)
    goods = sum(s.goods_of(seat)) if in_beijing else 0
    most_fulfilled = max([len(each.fulfilled) for each in s.seats])
    return {
        "goals": cards,
        "goal_cities": cities,
        "coins": s.held(seat, COIN) // scoring.coins_for_vp,
        "beijing": s.game.places.beijing[s.beijing_slots.index(seat)] if in_beijing else 0,
        "goods": goods // scoring.goods_for_vp,
        # every tied seat, even if none has fulfilled any (a ruling: most-contracts-even-none)
        "contracts": scoring.most_contracts if len(s.seats[seat].fulfilled) == most_fulfilled else 0,
    }


def goal_points(s: MarcoPoloState, seat: int) -> tuple[int, int]:
    """Points for goals with posts in both cities, and for different goal cities with a post; one on two cards counts once."""
    goals, posts = s.game.goals, s.seats[seat].posts
    points, reached = 0, 0
    for goal in s.seats[seat].goals.cards:
        cities = goals.cities[goal]
        reached |= cities & posts
        if cities & posts == cities:
            points += goals.vp[goal]
    return points, goals.different[reached.bit_count()]
