"""Schlusswertung: points (page 14). Goals score by both halves of the sheet beside the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...polo.items import COIN, GOLD, PEPPER
from ..items import STORED
from ..tables import BEIJING

if TYPE_CHECKING:
    from ..state import MarcoPoloState


def final(s: MarcoPoloState, seat: int) -> dict[str, int]:
    """What the final scoring gives a seat, by source."""
    scoring, own = s.game.tables.scoring, seat * STORED
    cards, cities = goal_points(s, seat)
    in_beijing = s.posts[seat] >> BEIJING & 1
    goods = sum(s.store[own + PEPPER : own + GOLD + 1]) if in_beijing else 0
    most = max(len(cards) for cards in s.completed)
    return {
        "goals": cards,
        "goal_cities": cities,
        "coins": s.store[own + COIN] // scoring.coins_for_vp,
        "beijing": s.game.places.beijing[s.beijing.index(seat)] if in_beijing else 0,
        "goods": goods // scoring.goods_for_vp,
        # every tied seat, even if nobody has fulfilled any (a ruling: most-contracts-even-none)
        "contracts": scoring.most_contracts if len(s.completed[seat]) == most else 0,
    }


def goal_points(s: MarcoPoloState, seat: int) -> tuple[int, int]:
    """Points for goals with posts in both cities, and for different goal cities with a post; one on two cards counts once."""
    goals, posts = s.game.goals, s.posts[seat]
    points, reached = 0, 0
    for goal in s.goals[seat].cards:
        cities = goals.cities[goal]
        reached |= cities & posts
        if cities & posts == cities:
            points += goals.vp[goal]
    return points, goals.different[reached.bit_count()]
