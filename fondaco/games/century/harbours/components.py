"""The sections of a component file that games with islands and harbours share."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from ....core.components import Component, HouseRules, Section, require, require_count, require_unique
from ..cubes.components import NO_CUBES, Cubes
from ..sea.components import SYMBOLS, IslandTable, OutpostTable
from ..sea.hex_map import FirstMap


class HarbourSetup(Section, frozen=True, kw_only=True):
    """How the map is set up."""

    players: tuple[int, int]
    islands_removed: int
    """Of each symbol."""
    sea_tiles: int = 0
    """How many tiles of open sea lie among the islands."""
    closed_among: int
    """The number of point tiles that the closed-harbour tile is mixed with on top of the pile."""
    hold_limit: int

    def __post_init__(self) -> None:
        require(2 <= self.players[0] <= self.players[1] <= 4, "players must lie between 2 and 4")
        counts = (self.islands_removed, self.sea_tiles, self.closed_among)
        require(min(counts) >= 0, "islands_removed, sea_tiles and closed_among must be 0 or more")
        require(self.hold_limit >= 1, "hold_limit must be 1 or more")


class HarbourEnd(Section, frozen=True, kw_only=True):
    """When the game ends, and the points of leftover cubes."""

    point_tiles: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(self.point_tiles >= 1, "point_tiles must be 1 or more")


class StartGroups(Section, frozen=True, kw_only=True):
    """The groups of cubes to choose from at the start."""

    groups: list[Cubes]

    def __post_init__(self) -> None:
        require(all(min(cubes) >= 0 for cubes in self.groups), "groups must be 0 or more cubes")


class PointTile(Component, frozen=True):
    """A point tile: cubes to deliver, points to gain."""

    id: str
    cost: Cubes
    points: int

    def __post_init__(self) -> None:
        require(min(self.cost) >= 0 and sum(self.cost) > 0, f"{self.id} costs nothing")


class PointTileTable(Section, frozen=True, kw_only=True):
    """The point tiles."""

    count: int
    tiles: list[PointTile]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class RedBonus(Component, frozen=True):
    """A kind of red bonus tile."""

    kind: Literal["free_step", "upgrade", "hold", "points", "harvest"]
    points: list[int]
    """Of each tile, from the top of the pile."""
    steps: int = 0
    """Free steps whenever the ship moves."""
    upgrades: int = 0
    """Upgrades whenever an outpost is built."""
    room: int = 0
    """Additional places in the hold."""
    harvest: Cubes = NO_CUBES
    """Additional cubes of every harvest."""

    def __post_init__(self) -> None:
        require(min(self.steps, self.upgrades, self.room, *self.harvest, *self.points) >= 0, f"{self.kind} has a negative number")
        require(len(self.points) >= 1, f"there is no tile of {self.kind}")


class RedBonusTable(Section, frozen=True, kw_only=True):
    """The red bonus tiles."""

    count: int
    kinds: list[RedBonus]

    def __post_init__(self) -> None:
        require_unique("kinds", [kind.kind for kind in self.kinds])
        require_count("tiles", sum([len(kind.points) for kind in self.kinds]), self.count)


class HarbourComponents(Component, frozen=True, kw_only=True):
    """The sections; a game adds its own."""

    setup: HarbourSetup
    start_groups: StartGroups
    outposts: OutpostTable
    end: HarbourEnd
    house: HouseRules
    first_map: FirstMap
    islands: IslandTable
    point_tiles: PointTileTable
    bonus_tiles: RedBonusTable

    def __post_init__(self) -> None:
        require_unique("ids", [tile.id for tile in self.islands.tiles] + [tile.id for tile in self.point_tiles.tiles])
        require(len(self.start_groups.groups) >= self.setup.players[1], "fewer start groups than players")
        removed = self.setup.islands_removed
        symbols = Counter[str]([tile.symbol for tile in self.islands.tiles])
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
