"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from ....draw.action_list import ActionList, Cell, answers
from ...century.bazaar.view.bazaar_actions import TITLES, bazaar_cell
from ...century.boats.view.boat_actions import LIST as BOATS
from ...century.sea.view.sea_actions import tile_cell
from .table import Table


def _cells(table: Table) -> list[Cell]:
    row = table.seen["merchants"]
    return [tile_cell(table, answer) or bazaar_cell(table, answer, row) for answer in answers(table.scene)]


LIST = ActionList(_cells, {**BOATS.columns, "recall": 2, "first": 2}, {**BOATS.titles, **TITLES})
