"""Spielende: points and the ranking (page 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..sea.outposts import outpost_points

if TYPE_CHECKING:
    from ..state import CenturyState


def point_tile_points(s: CenturyState, seat: int) -> int:
    """Return the points of the fulfilled point tiles."""
    value = s.game.point_tiles.value
    points = 0
    for tile in s.fulfilled[seat]:
        points += value[tile]
    return points


def cube_points(s: CenturyState, seat: int) -> int:
    """Return one point for each cube left, except ginger."""
    return s.game.harbours.leftover[s.cubes[seat]]


def score(s: CenturyState, seat: int) -> int:
    """Return the sum of the breakdown, which bots often ask for."""
    return point_tile_points(s, seat) + s.red_bonuses.points[seat] + outpost_points(s, seat) + cube_points(s, seat)
