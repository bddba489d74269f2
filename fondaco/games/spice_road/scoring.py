"""Spielende: points, and who wins (page 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.cubes import COUNT, SHIFT, unpack

if TYPE_CHECKING:
    from .state import SpiceRoadState


def points(s: SpiceRoadState, seat: int) -> dict[str, int]:
    """The points of a seat by source. All of them are public: claimed cards lay open before (a ruling)."""
    end = s.game.tables.end
    value = s.game.points.value
    cubes = unpack(s.store[seat])
    return {
        "point_cards": sum(value[card] for card in s.claimed[seat]),
        "gold": end.gold * s.gold[seat],
        "silver": end.silver * s.silver[seat],
        "cubes": sum(count * worth for count, worth in zip(cubes, end.leftover_cube, strict=True)),
    }


def score(s: SpiceRoadState, seat: int) -> int:
    """The sum of the points, without telling them apart: bots ask for it all the time."""
    end = s.game.tables.end
    value = s.game.points.value
    score = end.gold * s.gold[seat] + end.silver * s.silver[seat]
    for card in s.claimed[seat]:
        score += value[card]
    store = s.store[seat]
    for shift, worth in zip(SHIFT, end.leftover_cube, strict=True):
        score += (store >> shift & COUNT) * worth
    return score


def standing(s: SpiceRoadState, seat: int) -> tuple[int, int]:
    """Most points; of those tied, whoever had the last turn, which is the highest seat."""
    return score(s, seat), seat
