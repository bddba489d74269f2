"""The component file of the game, as typed tables."""

from __future__ import annotations

from collections import Counter

from ...core.components import House, Section, Table, require, require_count, require_unique
from ..century.charts import Cell, check_layout
from ..century.harbours import PointTile
from ..century.islands import SYMBOLS, Island
from ..century.merchants import Cubes
from ..century.red_bonuses import RedBonus


class Setup(Section, frozen=True, kw_only=True):
    """How the table is laid out."""

    players: tuple[int, int]
    islands_removed: int
    """Of each symbol."""
    closed_among: int
    """With so many point tiles the closed-harbour tile is mixed on top of the pile."""
    hold_limit: int

    def __post_init__(self) -> None:
        require(2 <= self.players[0] <= self.players[1] <= 4, "players must lie between 2 and 4")
        require(min(self.islands_removed, self.closed_among) >= 0, "islands_removed and closed_among must be 0 or more")
        require(self.hold_limit >= 1, "hold_limit must be 1 or more")


class StartGroups(Section, frozen=True, kw_only=True):
    """The cubes to choose from at the start."""

    groups: list[Cubes]

    def __post_init__(self) -> None:
        require(all(min(cubes) >= 0 for cubes in self.groups), "groups must be 0 or more cubes")


class Sailing(Section, frozen=True, kw_only=True):
    """How ships move."""

    free_steps: int

    def __post_init__(self) -> None:
        require(self.free_steps >= 1, "free_steps must be 1 or more")


class Harvest(Section, frozen=True, kw_only=True):
    """What a harvest brings."""

    gain: Cubes

    def __post_init__(self) -> None:
        require(min(self.gain) >= 0, "gain must be 0 or more")


class Outposts(Section, frozen=True, kw_only=True):
    """The player boards, and what an outpost costs."""

    values: list[int]
    price: int
    price_of_two: int

    def __post_init__(self) -> None:
        require(len(self.values) >= 1, "there must be a column")
        require(min(self.price, self.price_of_two, *self.values) >= 0, "values and prices must be 0 or more")


class End(Section, frozen=True, kw_only=True):
    """When the game ends, and what counts."""

    point_tiles: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(self.point_tiles >= 1, "point_tiles must be 1 or more")


class FirstMap(Section, frozen=True, kw_only=True):
    """The layout of a first game."""

    harbours: list[Cell]
    islands: list[Cell]

    def __post_init__(self) -> None:
        require(len(self.islands) >= 3, "there must be three islands or more")
        check_layout([*self.islands, *self.harbours])


class IslandTiles(Section, frozen=True, kw_only=True):
    """The islands."""

    count: int
    tiles: list[Island]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class PointTileSet(Section, frozen=True, kw_only=True):
    """The point tiles."""

    count: int
    tiles: list[PointTile]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class BonusTiles(Section, frozen=True, kw_only=True):
    """The red bonus tiles."""

    count: int
    kinds: list[RedBonus]

    def __post_init__(self) -> None:
        require_unique("kinds", [kind.kind for kind in self.kinds])
        require_count("tiles", sum(len(kind.points) for kind in self.kinds), self.count)


class Components(Table, frozen=True):
    """The whole file."""

    setup: Setup
    start_groups: StartGroups
    sailing: Sailing
    harvest: Harvest
    outposts: Outposts
    end: End
    house: House
    first_map: FirstMap
    islands: IslandTiles
    point_tiles: PointTileSet
    bonus_tiles: BonusTiles

    def __post_init__(self) -> None:
        require_unique("ids", [tile.id for tile in self.islands.tiles] + [tile.id for tile in self.point_tiles.tiles])
        require(len(self.start_groups.groups) >= self.setup.players[1], "fewer start groups than players")
        removed = self.setup.islands_removed
        symbols = Counter[str](tile.symbol for tile in self.islands.tiles)
        for symbol in SYMBOLS:
            kept = symbols[symbol] - removed
            require(kept >= 0, f"fewer than {removed} islands of {symbol}")
            require(kept <= len(self.outposts.values), f"a row of outposts is too short for {kept} islands of {symbol}")
        require_count("cells for islands", len(self.first_map.islands), len(self.islands.tiles) - removed * len(SYMBOLS))
        harbours, mixed = len(self.first_map.harbours), self.setup.closed_among
        require(
            len(self.point_tiles.tiles) >= harbours + mixed,
            f"{len(self.point_tiles.tiles)} point tiles are too few for {harbours} harbours and {mixed} on top of the pile",
        )
