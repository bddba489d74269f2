"""The action list of games with trade routes."""

from __future__ import annotations

from .....draw.action_list import ActionButton, ActionList, ButtonCell, action_buttons, button_cell
from .....draw.svg import figure, group
from ...bazaar.view.bazaar_actions import HALF, SLIP, TITLES, bazaar_cell
from ...merchants.view.merchant_card import slip
from ...settlers.view.settler_symbols import settler
from .route_row import AnyRouteContext


def _cells(view: AnyRouteContext) -> list[ButtonCell]:
    return [_cell(view, button) for button in action_buttons(view.scene)]


def _cell(view: AnyRouteContext, button: ActionButton) -> ButtonCell:
    if button.verb in ("travel", "replace", "withdraw"):
        there = view.own["route"][int(button.args[0]) - 1]
        drawn = group(slip(view.merchant(there["card"]), SLIP, 26), 36, -13)
        if button.verb == "replace":
            return button_cell(button, "", group(drawn, -36), SLIP)
        count = there["needed"] if button.verb == "travel" else there["there"]
        return button_cell(button, "", group(settler(None, 20), 0, -11) + figure(25, 5, count, 13) + drawn, 36 + SLIP)
    if button.verb == "swap":
        return button_cell(button, " ⇄ ".join(button.args))
    return bazaar_cell(view, button, view.own["route"] if view.question[0] == "UseRouteOrDeal" else view.observation["merchants"])


ACTION_LIST = ActionList(
    _cells,
    {**dict.fromkeys((*HALF, "travel", "replace", "withdraw"), 2), "swap": 4},
    {**TITLES, **{verb: f"view-title-{verb}" for verb in ("travel", "replace", "withdraw", "swap")}},
)
