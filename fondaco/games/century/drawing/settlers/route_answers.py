"""What the viewer may do where there are trade routes, as buttons in a list."""

from __future__ import annotations

from .....draw.answers import ActionList, Answer, Cell, answers, cell
from .....draw.svg import figure, group, use
from ..merchants import deal_strip, slip
from .answers import HALF, TITLES, land_cell
from .route import AnyRoute
from .signs import effect, settler

SLIP = 90.0


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
    if answer.verb == "recall":
        face = table.catalogue.locations[answer.args[0]]
        if face.kind == "fort":
            return cell(answer, table.say("see-fort-number", number=face.slot), use("n-fort", 0, -12, 23), 23)
        done, width = effect(face, 84, 26)
        return cell(answer, "", group(settler(table.shown, 20), 0, -11) + group(done, 30), 30 + width)
    if answer.verb == "swap":
        return cell(answer, " ⇄ ".join(answer.args))
    if answer.verb == "golden":
        return cell(answer, answer.live.label, *_deal(table))
    return land_cell(table, answer)


def _deal(table: AnyRoute) -> tuple[str, float]:
    """The golden deal that may be made."""
    row = table.mine["route"] if table.question[0] == "UseRouteOrDeal" else table.seen["merchants"]
    deal = table.merchant(row[table.question[2]]["card"]).deal
    return (group(deal_strip(deal, SLIP, 24), 0, -12), SLIP) if deal else ("", 0)


LIST = ActionList(
    _cells,
    {**dict.fromkeys((*HALF, "travel", "replace", "withdraw", "recall"), 2), "swap": 4},
    {**TITLES, **{verb: f"see-do-{verb}" for verb in ("travel", "replace", "withdraw", "recall", "swap")}},
)
