"""What the viewer may do where there are trade routes, as buttons in a list."""

from __future__ import annotations

from .....draw.action_list import ActionList, Answer, Cell, answers, cell
from .....draw.svg import figure, group
from ...bazaar.view.bazaar_actions import HALF, SLIP, TITLES, bazaar_cell
from ...merchants.view.merchant_card import slip
from ...settlers.view.settler_symbols import settler
from .route_row import AnyRoute


def _cells(table: AnyRoute) -> list[Cell]:
    return [_cell(table, answer) for answer in answers(table.scene)]


def _cell(table: AnyRoute, answer: Answer) -> Cell:
    if answer.verb in ("travel", "replace", "withdraw"):
        there = table.mine["route"][int(answer.args[0]) - 1]
        drawn = group(slip(table.merchant(there["card"]), SLIP, 26), 36, -13)
        if answer.verb == "replace":
            return cell(answer, "", group(drawn, -36), SLIP)
        count = there["needed"] if answer.verb == "travel" else there["there"]
        return cell(answer, "", group(settler(None, 20), 0, -11) + figure(25, 5, count, 13) + drawn, 36 + SLIP)
    if answer.verb == "swap":
        return cell(answer, " ⇄ ".join(answer.args))
    return bazaar_cell(table, answer, table.mine["route"] if table.question[0] == "UseRouteOrDeal" else table.seen["merchants"])


LIST = ActionList(
    _cells,
    {**dict.fromkeys((*HALF, "travel", "replace", "withdraw"), 2), "swap": 4},
    {**TITLES, **{verb: f"view-title-{verb}" for verb in ("travel", "replace", "withdraw", "swap")}},
)
