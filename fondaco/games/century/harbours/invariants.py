"""Invariants of point tiles and bonus tiles: none is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .harbours import EMPTY, UNSEEN

if TYPE_CHECKING:
    from ..state import CenturyState


def point_tile_violations(s: CenturyState) -> list[str]:
    """Describe broken invariants of the point tiles."""
    harbours, closed = s.harbours, s.game.point_tiles.closed
    found = []
    in_harbours = [tile for tile in harbours.tiles if tile != EMPTY]
    tiles = [*in_harbours, *harbours.pile.cards, *[tile for tiles in s.fulfilled for tile in tiles]]
    if sorted(tiles) != list(range(closed + 1)):
        found.append("a point tile is lost or doubled")
    expected = [] if harbours.closed == UNSEEN else [harbours.closed]
    if [harbour for harbour, tile in enumerate(harbours.tiles) if tile == closed] != expected:
        found.append("the closed-harbour tile is not on the closed harbour")
    if harbours.closed_among_top and closed not in harbours.pile.cards[-harbours.closed_among_top :]:
        found.append("the closed-harbour tile lies too deep")
    return found


def red_bonus_violations(s: CenturyState) -> list[str]:
    """Describe broken invariants of the bonus tiles."""
    kinds, bonuses = s.game.red_bonuses.kinds, s.red_bonuses
    again = type(bonuses).of_kinds(kinds, s.players)
    for seat in range(s.players):
        for kind, count in enumerate(bonuses.of(seat)):
            for _ in range(count):
                again.take(kinds, seat, kind)
    same = ("left", "by_seat", "steps", "upgrades", "room", "harvest")
    if any(getattr(again, name) != getattr(bonuses, name) for name in same) or sum(again.points) != sum(bonuses.points):
        return ["a bonus tile is lost or doubled"]
    return []
