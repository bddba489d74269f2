"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from .....draw.action_list import ActionList, ButtonCell, action_buttons
from ...sea.view import sea_actions as sea
from ...settlers.view import settler_actions as land
from .boat_context import AnyBoatContext


def _cells(view: AnyBoatContext) -> list[ButtonCell]:
    return [sea.tile_cell(view, button) or land.land_cell(view, button) for button in action_buttons(view.scene)]


ACTION_LIST = ActionList(
    _cells, dict.fromkeys((*land.HALF, *sea.HALF, "pay", "trade", "upgrade", "keep"), 2), {**sea.TITLES, **land.TITLES}
)
