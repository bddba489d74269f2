"""What is printed on tiles and player boards, for pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..sea.components import Island
from ..sea.view.printed_sea import IslandFace, PointTileFace, RedBonusFace
from .harbours import PointTile
from .red_bonuses import RedBonus


def island_faces(tiles: Iterable[Island]) -> Mapping[str, IslandFace]:
    """The islands by label."""
    return {tile.id: IslandFace(tile.id, tile.symbol, tile.give, tile.get) for tile in tiles}


def point_tile_faces(tiles: Iterable[PointTile]) -> Mapping[str, PointTileFace]:
    """The point tiles by label."""
    return {tile.id: PointTileFace(tile.id, tile.cost, tile.points) for tile in tiles}


def bonus_faces(kinds: Iterable[RedBonus]) -> Mapping[str, RedBonusFace]:
    """The kinds of red bonus tiles by name."""
    return {
        kind.kind: RedBonusFace(kind.kind, tuple(kind.points), kind.steps, kind.upgrades, kind.room, kind.harvest)
        for kind in kinds
    }
