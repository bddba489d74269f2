"""Spielende: points, and who wins (page 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import SpiceRoadState


def points(s: SpiceRoadState, seat: int) -> dict[str, int]:
    """The points of a seat by source. Claimed cards lay open before (a ruling: claimed-cards-are-public)."""
    end = s.game.tables.end
    value = s.game.points.value
    return {
        "point_cards": sum(value[card] for card in s.claimed[seat]),
        "gold": end.gold * s.gold[seat],
        "silver": end.silver * s.silver[seat],
        "cubes": s.game.leftover[s.store[seat]],
    }


def score(s: SpiceRoadState, seat: int) -> int:
    """The sum of the points, without telling them apart: bots ask for it all the time."""
    end = s.game.tables.end
    value = s.game.points.value
    score = end.gold * s.gold[seat] + end.silver * s.silver[seat]
    for card in s.claimed[seat]:
        score += value[card]
    return score + s.game.leftover[s.store[seat]]


def standing(s: SpiceRoadState, seat: int) -> tuple[int, int]:
    """Most points; of those tied, whoever had the last turn, which is the highest seat."""
    return score(s, seat), seat
