"""The action list of the viewer."""

from __future__ import annotations

from ....draw.action_list import ActionButton, ActionList, ButtonCell, action_buttons
from ....draw.cubes import icons_of, row
from ....draw.pieces import coin, seal
from ...century.merchants.view.merchant_actions import TITLES, card_cell, drawn_cell, line_cell
from .context import SpiceRoadContext


def _cells(view: SpiceRoadContext) -> list[ButtonCell]:
    return [_cell(view, button) for button in action_buttons(view.scene)]


def _cell(view: SpiceRoadContext, button: ActionButton) -> ButtonCell:
    if button.verb == "claim":
        return drawn_cell(button, lambda width, height: _point_card(view, button, width, height))
    return card_cell(view, button) or line_cell(view, button)


def _point_card(view: SpiceRoadContext, button: ActionButton, width: float, height: float) -> str:
    """Draw a point card with its coin."""
    there = view.observation["points"][int(button.args[0]) - 1]
    card = view.point(there["card"])
    icons = icons_of(card.cost)
    stamp = min(height - 3, 26)
    size = min(height - 6, 18, (width - stamp - 28) / len(icons))
    body = seal(card.points, 4, (height - stamp) / 2, stamp) + row(icons, stamp + 7, (height - size) / 2, size)
    if there["coin"]:
        body += coin(there["coin"], view.printed.coins[there["coin"]], width - 21, height / 2 - 8.5, 17)
    return body


TITLED = {**TITLES, "claim": "view-title-claim"}
ACTION_LIST = ActionList(_cells, dict.fromkeys(TITLED, 2), TITLED)
