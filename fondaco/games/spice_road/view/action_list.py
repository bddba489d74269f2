"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from ....draw.action_list import ActionList, Answer, Cell, answers
from ....draw.coins import coin
from ....draw.cubes import icons_of, row
from ....draw.seals import seal
from ...century.merchants.view.merchant_actions import TITLES, card_cell, drawn_cell, line_cell
from .context import Table


def _cells(table: Table) -> list[Cell]:
    return [_cell(table, answer) for answer in answers(table.scene)]


def _cell(table: Table, answer: Answer) -> Cell:
    if answer.verb == "claim":
        return drawn_cell(answer, lambda width, height: _point_card(table, answer, width, height))
    return card_cell(table, answer) or line_cell(table, answer)


def _point_card(table: Table, answer: Answer, width: float, height: float) -> str:
    """A point card with its coin."""
    there = table.seen["points"][int(answer.args[0]) - 1]
    face = table.point(there["card"])
    icons = icons_of(face.cost)
    stamp = min(height - 3, 26)
    size = min(height - 6, 18, (width - stamp - 28) / len(icons))
    body = seal(face.points, 4, (height - stamp) / 2, stamp) + row(icons, stamp + 7, (height - size) / 2, size)
    if there["coin"]:
        body += coin(there["coin"], table.catalogue.coins[there["coin"]], width - 21, height / 2 - 8.5, 17)
    return body


TITLED = {**TITLES, "claim": "view-title-claim"}
LIST = ActionList(_cells, dict.fromkeys(TITLED, 2), TITLED)
