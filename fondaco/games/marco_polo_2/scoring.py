"""Schlusswertung: points, and who wins (page 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..polo.items import CAMEL, COIN, GOODS, VP
from .components.board import SEAL_KINDS
from .items import JADE, STORED
from .tables import CITIES

if TYPE_CHECKING:
    from .state import MarcoPolo2State


def breakdown(s: MarcoPolo2State) -> list[dict[str, int]]:
    """The points of each seat by source. Before the end only the score track counts: all else is scored at the end."""
    track = [s.store[seat * STORED + VP] for seat in range(s.players)]
    if not s.over:
        return [{"track": points} for points in track]
    return [{"track": track[seat], **final(s, seat)} for seat in range(s.players)]


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
    """Points for the most and the second-most fulfilled contracts, for every tied seat; even with none."""
    scoring = s.game.tables.scoring
    numbers = sorted({len(cards) for cards in s.completed}, reverse=True)
    place = numbers.index(len(s.completed[seat]))
    points = (scoring.most_contracts, scoring.second_contracts[s.players - s.game.min_players])
    return points[place] if place < len(points) else 0


def standing(s: MarcoPolo2State, seat: int) -> tuple[int, int]:
    """Most points; of those tied, most camels; then they share the victory."""
    return s.scores()[seat], s.store[seat * STORED + CAMEL]
