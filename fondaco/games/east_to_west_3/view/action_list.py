"""The action list of the viewer."""

from __future__ import annotations

from ....draw.action_list import ActionList, ButtonCell, action_buttons
from ...century.bazaar.view.bazaar_actions import TITLES, bazaar_cell
from ...century.boats.view.boat_panels import ACTION_LIST as BOATS
from ...century.sea.view.sea_actions import tile_cell
from .context import EastToWest3Context


def _cells(view: EastToWest3Context) -> list[ButtonCell]:
    row = view.observation["merchants"]
    return [tile_cell(view, button) or bazaar_cell(view, button, row) for button in action_buttons(view.scene)]


ACTION_LIST = ActionList(_cells, {**BOATS.columns, "recall": 2, "first": 2}, {**BOATS.titles, **TITLES})
