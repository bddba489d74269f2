"""What must be true of every table with islands and harbours: no piece is lost or doubled."""

from __future__ import annotations

from ..sea.observation import island_problems
from .harbours import EMPTY, UNSEEN
from .red_bonuses import RedBonuses
from .state import WondersState


def problems(s: WondersState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    return island_problems(s) + harbour_problems(s) + bonus_problems(s)


def harbour_problems(s: WondersState) -> list[str]:
    """What is broken about the point tiles."""
    harbours = s.harbours
    closed = s.game.points.closed
    found = []
    tiles = [*(tile for tile in harbours.tiles if tile != EMPTY), *harbours.pile.cards, *(t for own in s.fulfilled for t in own)]
    if sorted(tiles) != list(range(closed + 1)):
        found.append("a point tile is lost or doubled")
    if [harbour for harbour, tile in enumerate(harbours.tiles) if tile == closed] != [
        harbour for harbour in (harbours.closed,) if harbour != UNSEEN
    ]:
        found.append("the closed harbour is another")
    if harbours.mixed and closed not in harbours.pile.cards[-harbours.mixed :]:
        found.append("the closed-harbour tile lies too deep")
    return found


def bonus_problems(s: WondersState) -> list[str]:
    """What is broken about the bonus tiles."""
    kinds = s.game.red_kinds
    bonuses = s.bonuses
    found = []
    again = RedBonuses.of_kinds(kinds, s.players)
    for seat in range(s.players):
        for kind, owned in enumerate(bonuses.of(seat)):
            for _ in range(owned):
                again.take(kinds, seat, kind)
    same = ("left", "owned", "steps", "upgrades", "room", "harvest")
    if any(getattr(again, name) != getattr(bonuses, name) for name in same) or sum(again.points) != sum(bonuses.points):
        found.append("a bonus tile is lost or doubled")
    return found
