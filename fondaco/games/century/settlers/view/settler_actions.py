"""The action list of the viewer."""

from __future__ import annotations

from .....draw.action_list import ActionButton, ActionList, ButtonCell, action_buttons, button_cell
from .....draw.cubes import icons_of, row
from .....draw.pieces import seal
from .....draw.svg import figure, group, use
from ...cubes.view.trade_block import block
from .settler_context import AnySettlerContext
from .settler_symbols import effect, settler
from .tiles import bonus_tile, exploration_tile

HALF = ("work", "explore", "bonus")
"""What stands two in a line."""
TILE = 26.0


def _cells(view: AnySettlerContext) -> list[ButtonCell]:
    return [land_cell(view, button) for button in action_buttons(view.scene)]


def land_cell(view: AnySettlerContext, button: ActionButton) -> ButtonCell:
    """Return a button for the boards. All others have words."""
    if button.verb == "work":
        return _work(view, button)
    if button.verb == "explore":
        there = next((label for label, place in view.observation["locations"].items() if place["cover"] == button.args[0]), "")
        drawn = group(exploration_tile(view.printed.explorations[button.args[0]], TILE), 0, -TILE / 2)
        return button_cell(button, there or button.args[0], drawn, TILE)
    if button.verb == "bonus":
        top = view.observation["stacks"][button.args[0]]["top"]
        drawn = group(bonus_tile(view.printed.bonus[top], TILE), 0, -TILE / 2)
        return button_cell(button, button.args[0], drawn, TILE)
    if button.verb == "claim":
        return _claim(view, button)
    if button.verb == "rest":
        return button_cell(button, button.action.label, use("i-rest", 0, -11, 22), 22)
    return button_cell(button, button.action.label)


def _work(view: AnySettlerContext, button: ActionButton) -> ButtonCell:
    """Work: settlers needed, then what is done; a fort has its number, or its card if it gives nothing else."""
    face = view.printed.locations[button.args[0]]
    needed = view.there(face.label)["needed"]
    drawn = group(settler(None, 20), 0, -11) + figure(25, 5, needed, 13)
    above = view.card_above(face) if face.kind == "fort" and not face.stacks else None
    if above is not None:
        cost, width = block(icons_of(above.cost), 70, 28, 15)
        return button_cell(button, "", drawn + seal(above.points, 33, -13, 26) + group(cost, 62), 62 + width)
    if face.kind == "fort":
        return button_cell(button, view.translate("view-fort-number", number=face.slot), drawn + use("n-fort", 34, -12, 23), 58)
    done, width = effect(face, 84, 26)
    return button_cell(button, "", drawn + group(done, 36), 36 + width)


def _claim(view: AnySettlerContext, button: ActionButton) -> ButtonCell:
    """Return the point card above the fort: its points, its cost."""
    above = next(view.card_above(fort) for fort in view.forts if view.at_fort(fort))
    if above is None:
        return button_cell(button, button.action.label)
    icons = icons_of(above.cost)
    return button_cell(
        button, view.translate("view-title-claim"), seal(above.points, 0, -13, 26) + row(icons, 30, -9, 18), 30 + 18 * len(icons)
    )


TITLES = {"work": "view-title-work", "explore": "view-title-explore", "bonus": "view-title-bonus"}
ACTION_LIST = ActionList(_cells, dict.fromkeys(HALF, 2), TITLES)
