"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from ....draw.answers import ActionList, Cell, answers
from ...century.drawing.boats.answers import LIST as BOATS
from ...century.drawing.sea.answers import tile_cell
from ...century.drawing.settlers.bazaar_answers import TITLES, bazaar_cell
from .table import Table


def _cells(table: Table) -> list[Cell]:
    row = table.seen["merchants"]
    return [tile_cell(table, answer) or bazaar_cell(table, answer, row) for answer in answers(table.scene)]


LIST = ActionList(_cells, {**BOATS.columns, "recall": 2, "first": 2}, {**BOATS.titles, **TITLES})
