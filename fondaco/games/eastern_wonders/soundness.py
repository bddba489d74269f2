"""What must be true of every table: no piece is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.cubes import unpack
from ..century.harbours import EMPTY, UNSEEN
from ..century.islands import NOWHERE
from ..century.outposts import ROWS
from ..century.red_bonuses import RedBonuses

if TYPE_CHECKING:
    from .state import EasternWondersState


def problems(s: EasternWondersState) -> list[str]:
    """The broken invariants; empty when all is sound."""
    game = s.game
    sea = s.sea
    found = harbour_problems(s)
    if any(tile != NOWHERE and sea.chart.cells[tile] is None for tile in sea.ships):
        found.append("a ship stands on a tile that is not on the map")
    for seat in range(s.players):
        built = [0] * ROWS
        for tile, seats in enumerate(sea.outposts):
            if seats >> seat & 1:
                if tile >= game.first_harbour or sea.chart.cells[tile] is None:
                    found.append(f"an outpost of seat {seat} stands on no island")
                else:
                    built[game.islands.row[tile]] += 1
        if built != sea.built[seat * ROWS : (seat + 1) * ROWS]:
            found.append(f"an outpost of seat {seat} is lost or doubled")
    if any(count < 0 for cubes in s.store + sea.cubes for count in unpack(cubes)):
        found.append("fewer cubes than none")
    return found + bonus_problems(s)


def harbour_problems(s: EasternWondersState) -> list[str]:
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


def bonus_problems(s: EasternWondersState) -> list[str]:
    """What is broken about the bonus tiles."""
    kinds = s.game.red_kinds
    bonuses = s.bonuses
    found = []
    again = RedBonuses(kinds, s.players)
    for seat in range(s.players):
        for kind, owned in enumerate(bonuses.of(seat)):
            for _ in range(owned):
                again.take(kinds, seat, kind)
    same = ("left", "owned", "steps", "upgrades", "room", "harvest")
    if any(getattr(again, name) != getattr(bonuses, name) for name in same) or sum(again.points) != sum(bonuses.points):
        found.append("a bonus tile is lost or doubled")
    return found
