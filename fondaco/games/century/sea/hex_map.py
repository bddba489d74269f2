"""Maps of hexagonal tiles: which of them touch, and how far a ship gets.

A cell is a pair of axial coordinates ``(q, r)``. A tile is known by its number wherever it lies, so rules and actions name tiles
and never cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ....core.components import Section, require
from ....core.messages import JsonValue
from ....core.rng import Stream

Cell = tuple[int, int]

AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""From a cell to its six neighbours."""
MIN_NEIGHBOURS: Final = 2
"""Every tile should touch at least this number of others (page 5, Andere Spielpläne)."""


def neighbours(cell: Cell) -> list[Cell]:
    """Return the six cells around a cell."""
    q, r = cell
    return [(q + east, r + south) for east, south in AROUND]


def distance(one: Cell, other: Cell) -> int:
    """Return the steps from one cell to another over open sea."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


class HexMap:
    """The cell of each tile. A map never changes during a game, so clones share it."""

    __slots__ = ("_distances", "_exactly", "_within", "cells", "near")

    def __init__(self, cells: Sequence[Cell | None]) -> None:
        at = {cell: tile for tile, cell in enumerate(cells) if cell is not None}
        self.cells = tuple(cells)
        """The cell of each tile; None for a tile that is not in play."""
        self.near = tuple(
            [() if cell is None else tuple(sorted([at[around] for around in neighbours(cell) if around in at])) for cell in cells]
        )
        """The tiles that each tile touches."""
        self._distances: tuple[tuple[int, ...], ...] | None = None
        self._within: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._exactly: dict[int, tuple[frozenset[int], ...]] = {}

    def within(self, steps: int) -> tuple[tuple[int, ...], ...]:
        """Return for each tile those where one step or more, up to this number, can end. Two steps can lead back to the tile."""
        found = self._within.get(steps)
        if found is None:
            walks = [self.exactly(step) for step in range(1, steps + 1)]
            found = tuple(
                [tuple(sorted(frozenset[int]().union(*[walk[tile] for walk in walks]))) for tile in range(len(self.near))]
            )
            self._within[steps] = found
        return found

    def exactly(self, steps: int) -> tuple[frozenset[int], ...]:
        """Return for each tile those where exactly this number of steps can end."""
        found = self._exactly.get(steps)
        if found is None:
            if steps == 0:
                found = tuple([frozenset((tile,)) for tile in range(len(self.near))])
            else:
                before = self.exactly(steps - 1)
                found = tuple(
                    [frozenset[int]().union(*[before[near] for near in self.near[tile]]) for tile in range(len(before))]
                )
            self._exactly[steps] = found
        return found

    def distances(self) -> tuple[tuple[int, ...], ...]:
        """Return the fewest steps from each tile to each; the number of tiles if there is no way."""
        if self._distances is None:
            self._distances = tuple([self._distances_from(tile) for tile in range(len(self.near))])
        return self._distances

    def _distances_from(self, tile: int) -> tuple[int, ...]:
        steps = [len(self.near)] * len(self.near)
        steps[tile] = 0
        edge = [tile]
        for here in edge:
            for near in self.near[here]:
                if steps[near] > steps[here] + 1:
                    steps[near] = steps[here] + 1
                    edge.append(near)
        return tuple(steps)

    def to_json(self) -> JsonValue:
        return [None if cell is None else list(cell) for cell in self.cells]


def check_layout(cells: Sequence[Cell]) -> None:
    """Check that no tile lies on another and that there is a way from each to each."""
    at = set(cells)
    require(len(at) == len(cells), "two tiles lie on one cell")
    reached = {cells[0]}
    edge = [cells[0]]
    while edge:
        for around in neighbours(edge.pop()):
            if around in at and around not in reached:
                reached.add(around)
                edge.append(around)
    require(len(reached) == len(at), "some tiles cannot be reached from the others")


class FirstMap(Section, frozen=True, kw_only=True):
    """The layout of a first game in a component file."""

    harbours: list[Cell]
    islands: list[Cell]

    def __post_init__(self) -> None:
        require(len(self.islands) >= 3, "there must be three islands or more")
        check_layout([*self.islands, *self.harbours])


def random_layout(stream: Stream, islands: int, harbours: int) -> tuple[list[Cell], list[Cell]]:
    """Return cells for islands and for harbours as page 5 recommends: each touches two others, the harbours lie far apart.

    Harbours lie on the shore of the land. Of all ways to choose their cells one is taken that keeps the nearest two as far from
    each other as possible, then the next nearest, and so on (a ruling: harbours-far-apart).
    """
    land = random_land(stream, islands)
    shore = shore_of(land)
    order = list(range(len(shore)))
    stream.shuffle(order)
    choices = combinations([shore[at] for at in order], harbours)
    return land, list(max(choices, key=lambda cells: sorted(distance(*pair) for pair in combinations(cells, 2))))


def random_land(stream: Stream, tiles: int, around: bool = False) -> list[Cell]:
    """Return cells for tiles, each of which touches two others. The land grows tile by tile from three that touch each other.

    With `around` the first cell is a centre: the others close their ring around it before any lies further out.
    """
    land: list[Cell] = [(0, 0), (1, 0), (0, 1)][:tiles]
    while len(land) < tiles:
        shore = shore_of(land)
        if around:
            shore = [cell for cell in shore if distance(cell, land[0]) == 1] or shore
        land.append(shore[stream.below(len(shore))])
    return land


def shore_of(land: Sequence[Cell]) -> list[Cell]:
    """Return the free cells that touch two tiles or more, in a fixed order."""
    touched: dict[Cell, int] = {}
    for cell in land:
        for around in neighbours(cell):
            touched[around] = touched.get(around, 0) + 1
    return sorted(cell for cell, count in touched.items() if count >= MIN_NEIGHBOURS and cell not in land)
