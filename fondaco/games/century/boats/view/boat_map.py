"""The boards beside the islands, in compact slips: two boards side by side, two below them, forts along the top."""

from __future__ import annotations

from collections.abc import Sequence

from .....draw.panels import Box
from ...settlers.view.location import COMPACT
from ...settlers.view.scenery import ground
from ...settlers.view.settler_board import fort_cell, side_stacks, slip
from .boat_context import AnyBoats

BOARDS = Box(10, 60, 490, 548)
"""Where four boards lie on a wide screen."""
COLUMNS = (18, 136, 262, 380)
FORTS, FIRST_ROW, PITCH = 71, 238, 62
SEAM = 6
"""How much farther the lower boards stand."""
STACK = 44
TREES = ((132, 590, 0.7), (140, 292, 0.5), (494, 380, 0.5), (495, 470, 0.6), (257, 420, 0.6), (258, 520, 0.5))
PEAKS = ((52, 596, 0.9), (96, 598, 1.1), (180, 598, 1.0), (222, 596, 0.8))
"""They fill the place that C1 leaves free."""


def compact_land(table: AnyBoats, sides: Sequence[str]) -> str:
    """Four sides of boards; below the locations of a side its stacks of bonus tiles."""
    upper = max(_rows(table, name) for name in sides[:2])
    seam = FIRST_ROW + upper * PITCH
    body = ground(BOARDS, seam - 1, TREES, PEAKS)
    for face in table.forts:
        body += fort_cell(table, face, COLUMNS[(face.slot - 1) % 4], FORTS, COMPACT)
    for number, name in enumerate(sides):
        side = table.sides[name]
        top = seam + SEAM if number >= 2 else FIRST_ROW
        columns = COLUMNS[number % 2 * 2 : number % 2 * 2 + 2]
        for at, face in enumerate(side):
            body += slip(table, face, columns[at % 2], top + at // 2 * PITCH, COMPACT)
        if name in table.catalogue.side_stacks:
            place = Box(columns[0] + 4, top + -(-len(side) // 2) * PITCH, columns[1] + COMPACT.width - columns[0] - 8, 52)
            body += side_stacks(table, name, place, STACK, table.earned(name))
    return body


def _rows(table: AnyBoats, side: str) -> int:
    """How many rows a side takes, its stacks included."""
    return -(-len(table.sides[side]) // 2) + (side in table.catalogue.side_stacks)
