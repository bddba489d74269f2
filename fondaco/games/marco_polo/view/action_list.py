"""The action list of the viewer: what only this game knows."""

from __future__ import annotations

from ....draw.action_list import ActionButton, ActionList
from ....draw.palette import INK_2
from ....draw.svg import figure, use
from ...polo.view import action_list
from ...polo.view.action_list import SIZE, ButtonIcon, ButtonIcons, button_cells, card_space, contract
from ...polo.view.items import item, row, row_width
from .context import MarcoPoloContext

COLUMNS = {**action_list.COLUMNS, "row": 2, "extra": 3}
TITLES = {**action_list.TITLES, "row": "view-title-take"}

SPACES = {
    "purse": ("i-purse", "view-purse"),
    "camels": ("i-camel", "view-camels"),
    "pepper": ("i-pepper", "view-pepper"),
    "silk": ("i-silk", "view-silk"),
    "gold": ("i-gold", "view-gold"),
    "contracts": ("i-contract", "view-contracts"),
    "travel": ("i-step", "view-travel"),
    "khan": ("i-any-good", "view-khan"),
}
"""Spaces as icons and short messages."""


def _space(view: MarcoPoloContext, button: ActionButton) -> ButtonIcon:
    space = button.args[0]
    if space == "coins":
        return row(view.printed.coins, 0, -10, 20), 20, view.translate("view-coins")
    if space in SPACES:
        icon, words = SPACES[space]
        return use(icon, 0, -10, 20), 20, view.translate(words)
    return card_space(view, space)


def _take(view: MarcoPoloContext, button: ActionButton) -> ButtonIcon:
    """In the row a contract is named by its place."""
    return contract(view, view.observation["row"][int(button.args[0]) - 1])


def _line(view: MarcoPoloContext, button: ActionButton) -> ButtonIcon:
    """Return a line of the bazaar."""
    items = view.printed.bazaar[view.space or ""][int(button.args[0]) - 1]
    number = figure(4, 4, button.args[0], 11.5, INK_2)
    return number + row(items, 16, -SIZE / 2, SIZE), 16 + row_width(items, SIZE), ""


def _extra(view: MarcoPoloContext, button: ActionButton) -> ButtonIcon:
    return item(button.args[0], view.question[2], 0, -11, 22), 22, ""


def _keep(view: MarcoPoloContext, button: ActionButton) -> ButtonIcon:
    """Return two goals, by their places in the hand and by their cities."""
    goals = [view.printed.goals[view.own["goals"][int(place) - 1]] for place in button.args]
    named = [" + ".join(view.worded("view-place", city=city) for city in goal.cities) for goal in goals]
    return "", 0, "\n".join(f"{place} {words}" for place, words in zip(button.args, named, strict=True))


BUTTON_ICONS: ButtonIcons = {
    **action_list.BUTTON_ICONS,
    "place": _space,
    "take": _take,
    "row": _line,
    "extra": _extra,
    "keep": _keep,
}
ACTION_LIST = ActionList(button_cells(BUTTON_ICONS), COLUMNS, TITLES)
