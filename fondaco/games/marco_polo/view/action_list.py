"""What the viewer may do, as a list of buttons: what only this game knows."""

from __future__ import annotations

from ....draw.action_list import ActionList, Answer
from ....draw.palette import INK_2
from ....draw.svg import figure, use
from ...polo.view import action_list
from ...polo.view.action_list import SIZE, Gist, Gists, card_space, cells, contract
from ...polo.view.items import item, row, row_width
from .context import Table

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
"""Spaces as icons and in short words."""


def _space(table: Table, answer: Answer) -> Gist:
    space = answer.args[0]
    if space == "coins":
        return row(table.catalogue.coins, 0, -10, 20), 20, table.say("view-coins")
    if space in SPACES:
        icon, words = SPACES[space]
        return use(icon, 0, -10, 20), 20, table.say(words)
    return card_space(table, space)


def _take(table: Table, answer: Answer) -> Gist:
    """In the row a contract is named by its place."""
    return contract(table, table.seen["row"][int(answer.args[0]) - 1])


def _line(table: Table, answer: Answer) -> Gist:
    """A line of the bazaar."""
    items = table.catalogue.bazaar[table.space or ""][int(answer.args[0]) - 1]
    number = figure(4, 4, answer.args[0], 11.5, INK_2)
    return number + row(items, 16, -SIZE / 2, SIZE), 16 + row_width(items, SIZE), ""


def _extra(table: Table, answer: Answer) -> Gist:
    return item(answer.args[0], table.question[2], 0, -11, 22), 22, ""


def _keep(table: Table, answer: Answer) -> Gist:
    """Two goals, by their places in the hand and by their cities."""
    goals = [table.catalogue.goals[table.mine["goals"][int(place) - 1]] for place in answer.args]
    named = [" + ".join(table.words("view-place", city=city) for city in goal.cities) for goal in goals]
    return "", 0, "\n".join(f"{place} {words}" for place, words in zip(answer.args, named, strict=True))


GISTS: Gists = {**action_list.GISTS, "place": _space, "take": _take, "row": _line, "extra": _extra, "keep": _keep}
LIST = ActionList(cells(GISTS), COLUMNS, TITLES)
