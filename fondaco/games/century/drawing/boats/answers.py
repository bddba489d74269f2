"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from .....draw.answers import ActionList, Cell, answers
from ..sea import answers as sea
from ..settlers import answers as land
from .table import AnyBoats


def _cells(table: AnyBoats) -> list[Cell]:
    return [sea.tile_cell(table, answer) or land.land_cell(table, answer) for answer in answers(table.scene)]


LIST = ActionList(
    _cells, dict.fromkeys((*land.HALF, *sea.HALF, "pay", "trade", "upgrade", "keep"), 2), {**sea.TITLES, **land.TITLES}
)
