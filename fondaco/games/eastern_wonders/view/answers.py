"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from ....draw.action_list import ActionList, ButtonCell, action_buttons, button_cell
from ....draw.svg import use
from ...century.sea.view.sea_actions import HALF, TITLES, sea_cell
from .table import EasternWondersContext


def _cells(view: EasternWondersContext) -> list[ButtonCell]:
    found = []
    for button in action_buttons(view.scene):
        basket = (use("s-harvest", 0, -10, 20), 20) if button.verb == "harvest" else ("", 0)
        found.append(sea_cell(view, button) or button_cell(button, button.live.label, *basket))
    return found


ACTION_LIST = ActionList(_cells, dict.fromkeys((*HALF, "pay", "trade", "upgrade", "keep"), 2), TITLES)
