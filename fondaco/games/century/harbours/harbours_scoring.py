"""Spielende: points, and who wins (page 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..sea.outposts import outpost_points

if TYPE_CHECKING:
    from .state import WondersState


def points(s: WondersState, seat: int) -> dict[str, int]:
    """The points of a seat by source. All of them are public."""
    return {
        "point_tiles": tile_points(s, seat),
        "bonus_tiles": s.bonuses.points[seat],
        "outposts": outpost_points(s, seat),
        "cubes": cube_points(s, seat),
    }


def tile_points(s: WondersState, seat: int) -> int:
    """What the fulfilled point tiles are worth."""
    value = s.game.points.value
    points = 0
    for tile in s.fulfilled[seat]:
        points += value[tile]
    return points


def cube_points(s: WondersState, seat: int) -> int:
    """One for each cube left, but for ginger."""
    return s.game.leftover[s.cubes[seat]]


def score(s: WondersState, seat: int) -> int:
    """The sum of the points, without telling them apart: bots ask for it all the time."""
    return tile_points(s, seat) + s.bonuses.points[seat] + outpost_points(s, seat) + cube_points(s, seat)


def standing(s: WondersState, seat: int) -> tuple[int, int]:
    """Most points; of those tied, whoever had the last turn, which is the highest seat."""
    return score(s, seat), seat
