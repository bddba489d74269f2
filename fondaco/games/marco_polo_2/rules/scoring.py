"""Schlusswertung: points (page 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import bits
from ...polo.items import COIN
from ..items import JADE

if TYPE_CHECKING:
    from ..state import MarcoPolo2State


def final_points(s: MarcoPolo2State, seat: int) -> dict[str, int]:
    """Return the points of a seat in the final scoring, by source."""
    scoring = s.game.components.scoring
    goods = sum(s.goods_of(seat)) + s.held(seat, JADE)  # jade is a good, camels are none
    return {
        "seals": seal_points(s, seat),
        "arms": s.game.goals.arms_points[arms(s, seat)],
        "goods": goods // scoring.goods_for_vp,
        "coins": s.held(seat, COIN) // scoring.coins_for_vp,
        "contracts": contract_points(s, seat),
    }


def seal_points(s: MarcoPolo2State, seat: int) -> int:
    """Points for every upgraded seal on the goal card."""
    points, upgraded = s.game.goals.seals, bits.each(s.upgraded_seals[seat])
    return sum([points[goal][seal] for goal in s.seats[seat].goals.cards for seal in upgraded])


def arms(s: MarcoPolo2State, seat: int) -> int:
    """Counted coats of arms: different ones of cities with a post, those on the goal card once more, De Wu's; 13 at most."""
    game, each = s.game, s.seats[seat]
    reached = {game.places.arms[city] for city in bits.each(each.posts)}
    again = len([icon for goal in each.goals.cards for icon in game.goals.arms[goal] if icon in reached])
    extra = game.characters.extra_arms[each.character]
    return min(len(reached) + again + extra, len(game.goals.arms_points) - 1)


def contract_points(s: MarcoPolo2State, seat: int) -> int:
    """Points for the most and the second-most fulfilled contracts, for every tied seat that fulfilled one at least
    (a ruling: most-contracts-at-least-one)."""
    fulfilled = len(s.seats[seat].fulfilled)
    if not fulfilled:
        return 0
    scoring = s.game.components.scoring
    rank = sorted({len(each.fulfilled) for each in s.seats}, reverse=True).index(fulfilled)
    points = (scoring.most_contracts, scoring.second_contracts[s.players - s.game.min_players])
    return points[rank] if rank < len(points) else 0
