"""The sections of a component file that games with islands and harbours have in common."""

from __future__ import annotations

from collections import Counter

from ....core.components import Component, HouseRules, Section, require, require_count, require_unique
from ..cubes.components import Cubes
from ..sea.components import SYMBOLS, IslandTable
from ..sea.hex_map import FirstMap
from ..sea.outposts import OutpostTable
from .harbours import PointTileTable
from .red_bonuses import RedBonusTable
from .start_groups import StartGroups


class WondersSetup(Section, frozen=True, kw_only=True):
    """How the map is laid out."""

    players: tuple[int, int]
    islands_removed: int
    """Of each symbol."""
    sea_tiles: int = 0
    """How many tiles of open sea lie among the islands."""
    closed_among: int
    """With so many point tiles the closed-harbour tile is mixed on top of the pile."""
    hold_limit: int

    def __post_init__(self) -> None:
        require(2 <= self.players[0] <= self.players[1] <= 4, "players must lie between 2 and 4")
        counts = (self.islands_removed, self.sea_tiles, self.closed_among)
        require(min(counts) >= 0, "islands_removed, sea_tiles and closed_among must be 0 or more")
        require(self.hold_limit >= 1, "hold_limit must be 1 or more")


class WondersEnd(Section, frozen=True, kw_only=True):
    """When the game ends, and what counts."""

    point_tiles: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(self.point_tiles >= 1, "point_tiles must be 1 or more")


class WondersTables(Component, frozen=True, kw_only=True):
    """The sections; a game adds its own."""

    setup: WondersSetup
    start_groups: StartGroups
    outposts: OutpostTable
    end: WondersEnd
    house: HouseRules
    first_map: FirstMap
    islands: IslandTable
    point_tiles: PointTileTable
    bonus_tiles: RedBonusTable

    def __post_init__(self) -> None:
        require_unique("ids", [tile.id for tile in self.islands.tiles] + [tile.id for tile in self.point_tiles.tiles])
        require(len(self.start_groups.groups) >= self.setup.players[1], "fewer start groups than players")
        removed = self.setup.islands_removed
        symbols = Counter[str](tile.symbol for tile in self.islands.tiles)
        for symbol in SYMBOLS:
            kept = symbols[symbol] - removed
            require(kept >= 0, f"fewer than {removed} islands of {symbol}")
            require(kept <= len(self.outposts.values), f"a row of outposts is too short for {kept} islands of {symbol}")
        tiles = len(self.islands.tiles) - removed * len(SYMBOLS) + self.setup.sea_tiles
        require_count("cells for islands", len(self.first_map.islands), tiles)
        harbours, mixed = len(self.first_map.harbours), self.setup.closed_among
        require(
            len(self.point_tiles.tiles) >= harbours + mixed,
            f"{len(self.point_tiles.tiles)} point tiles are too few for {harbours} harbours and {mixed} on top of the pile",
        )
