"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from ....draw.action_list import ActionList, Cell, answers, cell
from ....draw.svg import use
from ...century.sea.view.sea_actions import HALF, TITLES, sea_cell
from .table import Table


def _cells(table: Table) -> list[Cell]:
    found = []
    for answer in answers(table.scene):
        basket = (use("s-harvest", 0, -10, 20), 20) if answer.verb == "harvest" else ("", 0)
        found.append(sea_cell(table, answer) or cell(answer, answer.live.label, *basket))
    return found


LIST = ActionList(_cells, dict.fromkeys((*HALF, "pay", "trade", "upgrade", "keep"), 2), TITLES)
