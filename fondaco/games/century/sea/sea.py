"""The columns of the sea: ships, outposts and left cubes on the tiles of a map.

Tiles are numbers: the islands first, then the harbours, then the open sea. A game without harbours, or without open sea, has no
such numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from ....core import bits
from ....core.columns import copied, per_seat, shared, unset
from ....core.parts import Part
from .components import SYMBOLS
from .hex_map import HexMap

ROWS: Final = len(SYMBOLS)
"""The number of rows of a player board."""
NOWHERE: Final = -1
"""The tile of a ship that is not yet on the map."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class Sea(Part):
    """The map, and the ships, outposts and cubes on it."""

    map: HexMap = unset()
    ships: list[int] = per_seat(NOWHERE)
    """The tile of each seat's ship."""
    left_cubes: list[int] = copied()
    """The cubes lying on each tile, packed."""
    outposts: list[int] = copied()
    """The seats with an outpost on each tile, as the bits of an int."""
    outposts_built: list[int] = copied()
    """How many outposts each seat has built from each row of its board; the rows of a seat lie side by side."""
    start_groups_left: int = shared(0)
    """The groups of start cubes still to choose from, as the bits of an int."""

    @classmethod
    def on_map(cls, hex_map: HexMap, players: int, groups: int = 0) -> Self:
        """Return a map without ships and outposts, with all groups of start cubes."""
        sea = cls.new(players)
        tiles = len(hex_map.cells)
        sea.map = hex_map
        sea.left_cubes = [0] * tiles
        sea.outposts = [0] * tiles
        sea.outposts_built = [0] * (players * ROWS)
        sea.start_groups_left = bits.first(groups)
        return sea

    def is_on_map(self, tile: int) -> bool:
        """Return whether a tile is in play."""
        return self.map.cells[tile] is not None

    def has_outpost(self, seat: int, tile: int) -> bool:
        """Return whether a seat has its outpost on a tile."""
        return self.outposts[tile] >> seat & 1 == 1

    def outpost_count(self, tile: int) -> int:
        """Return the number of outposts on a tile."""
        return self.outposts[tile].bit_count()

    def built_rows(self, seat: int) -> list[int]:
        """Return how many outposts a seat has built from each row of its board."""
        return self.outposts_built[ROWS * seat : ROWS * seat + ROWS]

    def place_outpost(self, seat: int, tile: int, row: int) -> None:
        """Move the leftmost outpost of a row of a seat's board to a tile."""
        self.outposts[tile] |= 1 << seat
        self.outposts_built[ROWS * seat + row] += 1

    def has_group(self, group: int) -> bool:
        """Return whether a group of start cubes is still there."""
        return bits.contains(self.start_groups_left, group)
