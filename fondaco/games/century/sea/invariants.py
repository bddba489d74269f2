"""Invariants of the sea: no ship, outpost or cube is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cubes.packing import is_valid
from .sea import NOWHERE, ROWS

if TYPE_CHECKING:
    from ..state import CenturyState


def sea_violations(s: CenturyState) -> list[str]:
    """Describe broken invariants of ships, outposts and left cubes."""
    sea, rules = s.sea, s.game.sea
    found = []
    if any(tile != NOWHERE and not sea.is_on_map(tile) for tile in sea.ships):
        found.append("a ship is on a tile that is not on the map")
    for seat in range(s.players):
        built = [0] * ROWS
        for tile in range(len(sea.outposts)):
            if sea.has_outpost(seat, tile):
                if not rules.is_island(tile) or not sea.is_on_map(tile):
                    found.append(f"an outpost of seat {seat} is on no island")
                else:
                    built[rules.islands.row[tile]] += 1
        if built != sea.built_rows(seat):
            found.append(f"an outpost of seat {seat} is lost or doubled")
    if not all(is_valid(cubes) for cubes in sea.left_cubes):
        found.append("fewer cubes than none are left on a tile")
    return found
