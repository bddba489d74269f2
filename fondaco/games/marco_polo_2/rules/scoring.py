"""Schlusswertung: points (page 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...polo.items import COIN, GOODS
from ..components.board import SEAL_KINDS
from ..items import JADE, STORED
from ..tables import CITIES

if TYPE_CHECKING:
    from ..state import MarcoPolo2State


def final(s: MarcoPolo2State, seat: int) -> dict[str, int]:
    """What the final scoring gives a seat, by source."""
    scoring, own = s.game.tables.scoring, seat * STORED
    goods = sum(s.store[own + good] for good in (*GOODS, JADE))  # jade is a good, camels are none
    return {
        "seals": seal_points(s, seat),
        "arms": s.game.goals.arms_points[arms(s, seat)],
        "goods": goods // scoring.goods_for_vp,
        "coins": s.store[own + COIN] // scoring.coins_for_vp,
        "contracts": contract_points(s, seat),
    }


def seal_points(s: MarcoPolo2State, seat: int) -> int:
    """Points for every upgraded seal on the goal card."""
    points = s.game.goals.seals
    upgraded = s.upgraded[seat]
    return sum(points[goal][seal] for goal in s.goals[seat].cards for seal in range(SEAL_KINDS) if upgraded >> seal & 1)


def arms(s: MarcoPolo2State, seat: int) -> int:
    """Counted coats of arms: different ones of cities with a post, those on the goal card once more, De Wu's; 13 at most."""
    game = s.game
    own = {game.places.arms[city] for city in range(CITIES) if s.posts[seat] >> city & 1}
    again = sum(icon in own for goal in s.goals[seat].cards for icon in game.goals.arms[goal])
    extra = game.characters.extra_arms[s.characters[seat]]
    return min(len(own) + again + extra, len(game.goals.arms_points) - 1)


def contract_points(s: MarcoPolo2State, seat: int) -> int:
    """Points for the most and the second-most fulfilled contracts, for every tied seat that fulfilled one at least
    (a ruling: most-contracts-at-least-one)."""
    own = len(s.completed[seat])
    if not own:
        return 0
    scoring = s.game.tables.scoring
    place = sorted({len(cards) for cards in s.completed}, reverse=True).index(own)
    points = (scoring.most_contracts, scoring.second_contracts[s.players - s.game.min_players])
    return points[place] if place < len(points) else 0
