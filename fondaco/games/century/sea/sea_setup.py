"""Spielaufbau: which island lies on which cell of the map (page 4, steps 1 and 2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.rng import Stream
from .hex_map import Cell, HexMap
from .sea import ROWS

if TYPE_CHECKING:
    from .sea_rules import SeaRules


def lay_islands(
    sea: SeaRules,
    stream: Stream,
    cells: Sequence[Cell],
    removed: int,
    harbours: Sequence[Cell] = (),
    open_sea: Sequence[Cell] = (),
) -> HexMap:
    """Return the map: some islands of each symbol are removed at random, the others lie on the cells at random.

    Tiles of open sea lie on their own cells if there are any, else at random among the islands.
    """
    kept = []
    for row in range(ROWS):
        alike = [tile for tile, other in enumerate(sea.islands.row) if other == row]
        stream.shuffle(alike)
        kept += alike[removed:]
    if not open_sea:
        kept += range(sea.first_sea, len(sea.tiles))
    stream.shuffle(kept)
    at = dict(zip(kept, cells, strict=True))
    at |= dict(enumerate(harbours, sea.first_harbour))
    at |= dict(enumerate(open_sea, sea.first_sea))
    return HexMap([at.get(tile) for tile in range(len(sea.tiles))])
