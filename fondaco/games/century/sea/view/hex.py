"""Where things lie on a map of hexagons: cells fitted into a box, and beside every harbour a place for its point tile.

A cell is a pair of axial coordinates. Hexagons have a flat top, and may be flattened: their slips are wide and low.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import product
from math import cos, isfinite, pi, sin

from .....draw.panels import Box

Cell = tuple[int, int]
Point = tuple[float, float]

RATIOS = (1.15, 1.05, 0.95, 0.87, 0.8, 0.74, 0.68, 0.64, 0.6, 0.57, 0.545, 0.52, 0.49)
"""How high a hexagon may be by its width; the regular one has 0.87."""
AIMS, STEPS = 48, (0, 8, 16, 28)
"""The number of directions in which a point tile may lie, and the distances that are tried, from the nearest on."""
GAP, NEAR = 4, 4
"""The distance of tiles from everything else, and the maximum of cells that they reach."""
SIDEWAYS = 4
"""How much worse it is to lie outside of the land than to lie farther from the harbour."""


@dataclass(frozen=True, slots=True)
class Design:
    """The desired sizes of half a hexagon and of a point tile, and the minimum size of a point tile."""

    wide: float
    high: float
    tile: Point
    minimum: Point
    margin: float
    tallest: float = 0.95
    """How high a hexagon may be by its width."""
    flattest: float = 0.545
    """How low it may be."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Hexagons on the table: half of one's width and height, and the middle of the cell (0, 0)."""

    wide: float
    high: float
    x: float = 0
    y: float = 0
    turns: int = 0
    """How often the map is turned by a sixth: what touches still touches."""

    def middle(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        q, r = cell
        for _ in range(self.turns):
            q, r = -r, q + r
        return self.x + 1.5 * self.wide * q, self.y + 2 * self.high * (r + q / 2)

    def corners(self, share: float = 1) -> list[Point]:
        """Return the corners of a hexagon around (0, 0), or of one inside it."""
        a, b = self.wide * share, self.high * share
        return [(a, 0), (a / 2, b), (-a / 2, b), (-a, 0), (-a / 2, -b), (a / 2, -b)]

    def outline(self, share: float = 1) -> str:
        """Draw the path of a hexagon around (0, 0)."""
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in self.corners(share)) + "Z"

    def meets(self, cell: Cell, box: Box, gap: float) -> bool:
        """Return whether a box comes closer to a hexagon than a gap. Of a box the point nearest to the middle decides."""
        x, y = self.middle(cell)
        near = abs(min(max(x, box.x), box.right) - x), abs(min(max(y, box.y), box.bottom) - y)
        a, b = self.wide + gap, self.high + gap
        return near[1] < b and near[0] + near[1] * a / (2 * b) < a


@dataclass(frozen=True, slots=True)
class Places:
    """A map in its box."""

    grid: Grid
    tiles: tuple[Box, ...]
    """Where the point tile of each harbour lies."""
    height: float
    """How high the map is: as high as its box, if that has an end."""


@lru_cache(maxsize=64)
def fit(islands: tuple[Cell, ...], harbours: tuple[Cell, ...], box: Box, design: Design) -> Places:
    """Return the map as large as can be. In a box without a lower end it is as high as its hexagons want to be."""
    best, places = 0.0, None
    wide = design.wide
    while wide / design.wide > best:
        for turns, ratio in product(range(3), [ratio for ratio in RATIOS if design.flattest <= ratio <= design.tallest]):
            scale = min(wide / design.wide, wide * ratio / design.high)
            if scale > best:
                found = _lay(islands, harbours, box, design, Grid(wide, wide * ratio, turns=turns))
                best, places = (scale, found) if found else (best, places)
        wide -= 2
    assert places is not None, "there is no room for a map"
    return places


def _lay(islands: Sequence[Cell], harbours: Sequence[Cell], box: Box, design: Design, grid: Grid) -> Places | None:
    """Return the map with hexagons of one size, in the middle of the box; None if there is not enough room."""
    wide, high = grid.wide, grid.high
    cells = [*islands, *harbours]
    land = _around([Box(x - wide, y - high, 2 * wide, 2 * high) for x, y in map(grid.middle, cells)])
    margin = 2 * design.margin
    if land.width + margin > box.width or land.height + margin > box.height:
        return None
    scale = min(wide / design.wide, 1)
    size = max(design.tile[0] * scale, design.minimum[0]), max(design.tile[1] * scale, design.minimum[1])
    tiles: list[Box] = []
    beside = _beside(grid, size) if harbours else []
    below = SIDEWAYS if isfinite(box.height) else 0.5
    for harbour in harbours:
        x, y = grid.middle(harbour)
        near = [cell for cell in cells if max(abs(cell[0] - harbour[0]), abs(cell[1] - harbour[1])) <= NEAR]
        places = [Box(place.x + x, place.y + y, *size) for place in beside]
        places.sort(key=partial(_cost, land, (x, y), below))
        place = next((place for place in places if _free(grid, near, tiles, place)), None)
        if place is None:
            return None
        tiles.append(place)
    whole = _around([land, *tiles])
    if whole.width + margin > box.width or whole.height + margin > box.height:
        return None
    height = box.height if isfinite(box.height) else whole.height + margin
    x = box.x + (box.width - whole.width) / 2 - whole.x
    y = box.y + (height - whole.height) / 2 - whole.y
    moved = tuple(Box(tile.x + x, tile.y + y, *size) for tile in tiles)
    return Places(replace(grid, x=x, y=y), moved, height)


def _beside(grid: Grid, size: Point) -> list[Box]:
    """Places for a tile around a harbour at (0, 0): in every direction the nearest one that leaves it free, and farther ones."""
    grid = Grid(grid.wide, grid.high)
    found = []
    for aim in range(AIMS):
        east, south = cos(2 * pi * aim / AIMS), sin(2 * pi * aim / AIMS)
        near, far = 0.0, grid.wide + size[0] + size[1]
        while far - near > 1:
            middle = (near + far) / 2
            place = Box(east * middle - size[0] / 2, south * middle - size[1] / 2, *size)
            near, far = (middle, far) if grid.meets((0, 0), place, GAP) else (near, middle)
        found += [Box(east * (far + step) - size[0] / 2, south * (far + step) - size[1] / 2, *size) for step in STEPS]
    return found


def _free(grid: Grid, cells: Sequence[Cell], tiles: Sequence[Box], place: Box) -> bool:
    """Return whether a place for a tile covers nothing."""
    return not any(grid.meets(cell, place, GAP) for cell in cells) and not any(overlap(place, other, GAP) for other in tiles)


def overlap(one: Box, other: Box, gap: float) -> bool:
    """Return whether two boxes come closer to each other than a gap."""
    across = one.x < other.right + gap and other.x < one.right + gap
    return across and one.y < other.bottom + gap and other.y < one.bottom + gap


def _cost(land: Box, harbour: Point, below: float, place: Box) -> float:
    """Return the penalty of a place for a tile: outside of the land on a side, or above and ``below`` it, or far from its
    harbour."""
    beyond = SIDEWAYS * (max(land.x - place.x, 0) + max(place.right - land.right, 0))
    beyond += below * (max(land.y - place.y, 0) + max(place.bottom - land.bottom, 0))
    return beyond + abs(place.x + place.width / 2 - harbour[0]) + abs(place.y + place.height / 2 - harbour[1])


def _around(boxes: Sequence[Box]) -> Box:
    """Return the box around some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
