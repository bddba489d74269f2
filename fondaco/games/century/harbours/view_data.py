"""What is printed on tiles and player boards, for views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..sea.components import Island
from ..sea.view.printed_sea import PrintedIsland, PrintedPointTile, PrintedRedBonus
from .components import PointTile, RedBonus


def printed_islands(tiles: Iterable[Island]) -> Mapping[str, PrintedIsland]:
    """Return the islands by label."""
    return {tile.id: PrintedIsland(tile.id, tile.symbol, tile.give, tile.get) for tile in tiles}


def printed_point_tiles(tiles: Iterable[PointTile]) -> Mapping[str, PrintedPointTile]:
    """Return the point tiles by label."""
    return {tile.id: PrintedPointTile(tile.id, tile.cost, tile.points) for tile in tiles}


def printed_red_bonuses(kinds: Iterable[RedBonus]) -> Mapping[str, PrintedRedBonus]:
    """Return the kinds of red bonus tiles by name."""
    return {
        kind.kind: PrintedRedBonus(kind.kind, tuple(kind.points), kind.steps, kind.upgrades, kind.room, kind.harvest)
        for kind in kinds
    }
