"""Spielende: points, and who wins (page 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import SpiceRoadState


def points(s: SpiceRoadState, seat: int) -> dict[str, int]:
    """Return the points of a seat by source. Claimed cards lay open before (a ruling: claimed-cards-are-public)."""
    rules = s.game.point_cards
    return {
        "point_cards": sum([rules.value[card] for card in s.claimed[seat]]),
        "gold": rules.gold * s.gold[seat],
        "silver": rules.silver * s.silver[seat],
        "cubes": rules.leftover[s.cubes[seat]],
    }


def score(s: SpiceRoadState, seat: int) -> int:
    """Return the sum of the points without their sources; bots ask for it all the time."""
    rules = s.game.point_cards
    value, score = rules.value, rules.gold * s.gold[seat] + rules.silver * s.silver[seat] + rules.leftover[s.cubes[seat]]
    for card in s.claimed[seat]:
        score += value[card]
    return score


def ranking_key(s: SpiceRoadState, seat: int) -> tuple[int, int]:
    """Most points; of those tied, the seat that had the last turn, which is the highest."""
    return score(s, seat), seat
