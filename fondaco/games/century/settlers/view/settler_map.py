"""The boards as one landscape, in both layouts: forts along the top, below them the locations."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.tall import ROOM, SIDE
from .location import FULL
from .scenery import ground
from .settler_board import FORT_CELL, fort_cell, side_stacks, slip
from .settler_context import AnySettlerContext

BOARDS = Box(10, 60, 786, 530)
"""Where four boards lie in the wide layout."""
COLUMNS = (18, 211, 406, 599)
FORTS, FIRST_ROW, PITCH = 69, 233, 72
TREES = (
    *((203, 100, 0.8), (205, 140, 0.9), (592, 100, 0.8), (593, 150, 0.9), (790, 110, 0.6), (205, 302, 0.6)),
    *((400, 446, 0.9), (398, 530, 0.8), (594, 262, 0.8), (592, 340, 0.7), (595, 480, 0.9), (593, 552, 0.7)),
)
PEAKS = ((640, 352, 0.9), (684, 356, 1.1), (730, 350, 0.9), (762, 360, 0.7))
"""They fill the cell of B1 that has no location."""

TALL_COLUMNS = (SIDE + 2, SIDE + ROOM - FULL.width - 2)
TALL_FORTS, TALL_PITCH = FORT_CELL + 16, 66


def wide_land(view: AnySettlerContext) -> str:
    """Draw two columns a board, two boards side by side, two below them."""
    sides = list(view.sides.values())
    upper = max((-(-len(side) // 2) for side in sides[:2]), default=0)
    lower = max((-(-len(side) // 2) for side in sides[2:]), default=0)
    pitch = min(PITCH, (BOARDS.bottom - FIRST_ROW) / max(upper + lower, 1))
    gap = len(sides) > 1 and len(sides[1]) == 2 * upper - 1
    body = ground(BOARDS, FIRST_ROW + upper * pitch - 7, TREES, PEAKS if gap else ())
    for location in view.forts:
        body += fort_cell(view, location, COLUMNS[(location.slot - 1) % 4], FORTS)
    for number, side in enumerate(sides):
        top = FIRST_ROW + (upper * pitch if number >= 2 else 0)
        for at, location in enumerate(side):
            body += slip(view, location, COLUMNS[(number % 2 * 2 + at % 2) % 4], top + at // 2 * pitch)
    return body


def tall_land(view: AnySettlerContext, y: float) -> tuple[str, float]:
    """Draw forts in pairs, then one board after the other: its locations, and its stacks of bonus tiles."""
    rows = -(-len(view.forts) // 2)
    top = first = y + 12 + rows * TALL_FORTS
    boards = ""
    for name, side in view.sides.items():
        for at, location in enumerate(side):
            boards += slip(view, location, TALL_COLUMNS[at % 2], top + at // 2 * TALL_PITCH)
        top += -(-len(side) // 2) * TALL_PITCH
        if name in view.printed.side_stacks:
            boards += side_stacks(view, name, Box(TALL_COLUMNS[0] + 6, top, ROOM - 16, TALL_PITCH - 14), 46, view.earned(name))
            top += TALL_PITCH
    bottom = top + 4
    body = ground(Box(SIDE - 4, y, ROOM + 8, bottom - y), first - 7, (), ()) + boards
    for number, location in enumerate(view.forts):
        body += fort_cell(view, location, TALL_COLUMNS[number % 2], y + 12 + number // 2 * TALL_FORTS)
    return body, bottom + 8
