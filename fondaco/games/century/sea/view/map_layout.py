"""The map on the table: the sea, what lies on it, and the boats on top."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .....core.scene import AvailableAction
from .....draw.cards import ENABLED, NORMAL
from .....draw.map_scenery import waves
from .....draw.palette import HALO, INK, LIVE, PAPER, WAX, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import circle, group, path, rect, text
from .....draw.text_fitting import width
from ...harbours.view.point_tile import closed_tile, harbour, no_tile, point_tile, rope
from .hex import Cell, Grid, Places, overlap
from .island import island, left_behind, open_sea, outposts
from .printed_sea import PrintedIsland, PrintedPointTile
from .sea_symbols import COAST, SEA_PAINT, boat


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A tile of the map as the viewer sees it; without an island it is a harbour or open sea."""

    label: str
    cell: Cell
    title: str
    island: PrintedIsland | None = None
    sea: bool = False
    outposts: Sequence[int] = ()
    cubes: Sequence[int] = ()
    ships: Sequence[int] = ()
    action: AvailableAction | None = None
    why: str | None = None
    toll: str = ""
    """The toll for coming here, in words or in short."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mooring:
    """The point tile that belongs to a harbour."""

    label: str
    title: str
    tile: PrintedPointTile | None = None
    closed: str = ""
    """A word, if the harbour is closed."""
    faint: bool = False
    action: AvailableAction | None = None
    why: str | None = None


def chart(
    box: Box, places: Places, tiles: Sequence[Tile], moorings: Sequence[Mooring], stay: Mapping[int, AvailableAction]
) -> str:
    """Draw the map in its box.

    ``moorings`` are those of the harbours, in the order of their places; ``stay`` is what a seat's boat does when it is chosen.
    """
    cells = tuple(tile.cell for tile in tiles)
    body = _sea(box, places, cells) + "".join([_tile(places, tile) for tile in tiles])
    harbours = [tile for tile in tiles if tile.island is None and not tile.sea]
    for tile, mooring, place in zip(harbours, moorings, places.tiles, strict=True):
        x, y = places.grid.middle(tile.cell)
        body += rope((x, y + places.grid.high * 0.3), place) + _mooring(mooring, place)
    body += "".join([_boats(places, tile, stay) for tile in tiles])
    return body + "".join([_toll(places, tile) for tile in tiles if tile.toll])


@lru_cache(maxsize=64)
def _sea(box: Box, places: Places, cells: tuple[Cell, ...]) -> str:
    """Draw open water with a frame; waves and a compass where there is nothing else."""
    x, y, wide, _ = box
    high = places.height
    body = rect(x - 1, y - 1, wide + 2, high + 2, PAPER, INK, 1.5, 5) + rect(x, y, wide, high, SEA_PAINT, r=4)
    body += rect(x + 3, y + 3, wide - 6, high - 6, "none", "#6B4A2C", 0.8, 3)

    def free(place: Box) -> bool:
        return not any(places.grid.meets(cell, place, 4) for cell in cells) and not any(
            overlap(place, tile, 6) for tile in places.tiles
        )

    rose = _first_free(box, high, free)
    taken = [rose] if rose else []
    spots = []
    for number in range(int(wide * high / 1600)):
        spot = Box(x + 10 + number * 89.3 % (wide - 46), y + 16 + number * 61.7 % (high - 28), 24, 8)
        if free(spot) and not any(overlap(spot, other, 22) for other in taken):
            spots.append((spot.x, spot.y + 4))
            taken.append(spot)
    return body + waves(spots) + (_compass(rose) if rose else "")


def _first_free(box: Box, height: float, free: Callable[[Box], bool]) -> Box | None:
    """Return a place for the compass."""
    size = 84.0
    for share in (0.34, 0.5, 0.66, 0.2, 0.8, 0.02, 0.98):
        for left in (box.x + 8, box.right - size - 8):
            place = Box(left, box.y + 8 + (height - size - 16) * share, size, size)
            if free(place):
                return place
    return None


def _compass(box: Box) -> str:
    """Draw a compass rose."""
    body = circle(0, 0, 33, "none", COAST, 1) + circle(0, 0, 28, "none", COAST, 0.7)
    for angle in (45, 135, 225, 315):
        ray = path("M0-22L3.6-4L0 0Z", "#7A9C9A", "#24494A", 0.6) + path("M0-22L-3.6-4L0 0Z", PAPER, "#24494A", 0.6)
        body += f'<g transform="rotate({angle})">{ray}</g>'
    for angle in (0, 90, 180, 270):
        ray = path("M0-38L6-6L0 0Z", INK, "#24494A", 0.8) + path("M0-38L-6-6L0 0Z", PAPER, "#24494A", 0.8)
        body += f'<g transform="rotate({angle})">{ray}</g>'
    return group(body + circle(0, 0, 3.4, WAX, INK, 0.8), box.x + box.width / 2, box.y + box.height / 2)


def _tile(places: Places, tile: Tile) -> str:
    grid = places.grid
    state = ENABLED if tile.action else NORMAL
    if tile.sea:
        body = open_sea(tile.label, grid, state)
    elif tile.island is None:
        body = harbour(tile.label, grid, state)
    else:
        body = island(tile.island, grid, state) + outposts(tile.outposts, grid)
    if any(tile.cubes):
        body += left_behind(tile.cubes, grid)
    x, y = grid.middle(tile.cell)
    return piece(body, id=f"tile-{tile.label}", x=x, y=y, title=tile.title, action=tile.action, why=tile.why)


def _mooring(mooring: Mooring, place: Box) -> str:
    x, y, wide, high = place
    if mooring.closed:
        body = closed_tile(wide, high, mooring.closed)
    elif mooring.tile is None:
        body = no_tile(wide, high)
    else:
        body = point_tile(mooring.tile, wide, high, ENABLED if mooring.action else NORMAL, faint=mooring.faint)
    return piece(body, id=f"point-{mooring.label}", x=x, y=y, title=mooring.title, action=mooring.action, why=mooring.why)


def _boats(places: Places, tile: Tile, stay: Mapping[int, AvailableAction]) -> str:
    """Draw boats lie in the water at the tips of the hexagon: one on the left, one on the right, then overlapping them."""
    grid = places.grid
    x, y = grid.middle(tile.cell)
    size = _boat_size(grid)
    body = ""
    for number, seat in enumerate(tile.ships):
        nudge = number // 2 * size * 0.42 - size * 0.2
        if tile.island is None:
            left = x + 0.25 * grid.wide - number * size * 0.5
        else:
            left = x + (grid.wide - size * 0.95 - nudge if number % 2 else nudge - grid.wide - 1)
        action = stay.get(seat)
        drawn = boat(seat, size)
        if action:
            glow = f'<circle class="halo" cx="{size / 2:g}" cy="{size / 2:g}" r="{size * 0.62:g}" fill="{HALO}" opacity=".85"/>'
            drawn = glow + circle(size / 2, size / 2, size * 0.56, WHITE, LIVE, 2) + drawn
        drawn = piece(drawn, id=f"ship-{seat}", x=left, y=y - size * 0.6, action=action)
        body += drawn if action else f'<g pointer-events="none">{drawn}</g>'
    return body


def _boat_size(grid: Grid) -> float:
    return max(24.0, min(33.0, 0.44 * grid.wide))


def _toll(places: Places, tile: Tile) -> str:
    """Draw the toll for coming here, below the first boat."""
    x, y = places.grid.middle(tile.cell)
    wide = width(tile.toll, 11.5, bold=True) + 12
    size = _boat_size(places.grid)
    left, top = x - places.grid.wide + size * 0.3 - wide / 2, y + size * 0.34
    body = rect(left, top, wide, 18, WHITE, LIVE, 1.6, 9)
    words = text(left + wide / 2, top + 13, tile.toll, size=11.5, weight=700, fill=LIVE, anchor="middle")
    return f'<g pointer-events="none">{body}{words}</g>'
