"""Spielaufbau: the islands beside the boards, and the boats (page 12, steps 9 to 12)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ....core.components import Section, require, require_count, require_known
from ..sea.components import SYMBOLS, IslandTable, OutpostTable
from ..sea.hex_map import Cell, check_layout, random_land
from ..sea.sea import Sea
from ..sea.sea_setup import lay_islands
from ..settlers.components import Layout, SettlerTables
from ..settlers.locations import Kind, Side

if TYPE_CHECKING:
    from ..state import CenturyState


class IslandMap(Section, frozen=True, kw_only=True):
    """A map of islands around one sea tile."""

    islands_removed: int
    """Of each symbol."""
    sea: Cell
    islands: list[Cell]

    def __post_init__(self) -> None:
        require(self.islands_removed >= 0, "islands_removed must be 0 or more")
        check_layout([self.sea, *self.islands])


class ColumnStacks(Section, frozen=True, kw_only=True):
    """The sides whose stacks of bonus tiles an emptied column gives access to."""

    stacks: list[str]


class BoatTables(SettlerTables, frozen=True, kw_only=True):
    """The sections of games with boats."""

    layout: Layout
    columns: ColumnStacks
    outposts: OutpostTable
    map: IslandMap
    islands: IslandTable

    def check_boats(self, kinds: tuple[Kind, ...]) -> None:
        """Check the sections together, for a game with these kinds of locations."""
        self.check_sides(self.sides(), kinds)
        self.check_point_cards()
        require_known("sides with stacks", self.columns.stacks, [side.id for side in self.sides() if side.stacks])
        removed = self.map.islands_removed
        symbols = Counter[str](tile.symbol for tile in self.islands.tiles)
        for symbol in SYMBOLS:
            kept = symbols[symbol] - removed
            require(0 <= kept <= len(self.outposts.values), f"{kept} islands of {symbol} do not fit a row of outposts")
        require_count("cells for islands", len(self.map.islands), len(self.islands.tiles) - removed * len(SYMBOLS))

    def sides(self) -> list[Side]:
        """Return the sides in use."""
        return self.sides_of(self.layout.sides)


def set_up_sea(s: CenturyState, tables: BoatTables) -> Sea:
    """Return the islands around the sea tile in their centre, where all boats begin. Every tile touches two others."""
    rules = s.game.sea
    if s.options["map"] == "star":
        islands, middle = tables.map.islands, tables.map.sea
    else:
        middle, *islands = random_land(s.rng.stream("map"), 1 + len(tables.map.islands), around=True)
    hex_map = lay_islands(rules, s.rng.stream("islands"), islands, tables.map.islands_removed, open_sea=[middle])
    sea = Sea.on_map(hex_map, s.players)
    sea.ships = [rules.first_sea] * s.players
    return sea
