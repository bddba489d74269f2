"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from .....draw.action_list import ActionList, Cell, answers
from ...sea.view import sea_actions as sea
from ...settlers.view import settler_actions as land
from .boat_context import AnyBoats


def _cells(table: AnyBoats) -> list[Cell]:
    return [sea.tile_cell(table, answer) or land.land_cell(table, answer) for answer in answers(table.scene)]


LIST = ActionList(
    _cells, dict.fromkeys((*land.HALF, *sea.HALF, "pay", "trade", "upgrade", "keep"), 2), {**sea.TITLES, **land.TITLES}
)
