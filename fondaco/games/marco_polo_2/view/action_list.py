"""The action list of the viewer: what only this game knows."""

from __future__ import annotations

from ....draw.action_list import ActionButton, ActionList
from ....draw.palette import INK_2
from ....draw.panels import Box
from ....draw.svg import figure, group, use
from ...polo.view import action_list
from ...polo.view.action_list import SIZE, ButtonIcon, ButtonIcons, button_cells, card_space, city, contract
from ...polo.view.city_card import effect
from ...polo.view.items import row, row_width, trade, trade_width
from ...polo.view.printed import Items
from .context import MarcoPolo2Context
from .player_board import icons

COLUMNS = {**action_list.COLUMNS, **dict.fromkeys(("post", "seal", "upgrade", "cash", "offer", "pay"), 2), "bag": 3}
TITLES = {**action_list.TITLES, "upgrade": "view-title-upgrade", "cash": "view-title-cash", "post": "view-title-post"}

SPACES = {
    "bag": ("i-purse", "view-bag"),
    "khan": ("i-any-good", "view-khan"),
    "contracts": ("i-contract", "view-board"),
}
"""Spaces as icons and short messages."""
BOOKS = ("i-pepper", "i-silk", "i-gold")


def _space(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    space = button.args[0]
    if space in SPACES:
        icon, words = SPACES[space]
        return use(icon, 0, -10, 20), 20, view.translate(words)
    if space == "seals":
        return use("simple-farmer", 0, -10, 20), 20, view.translate("view-seals")
    if space in view.printed.travel:
        face = view.printed.travel[space]
        return use("i-step", 0, -10, 20), 20, view.translate("view-travel-dice", count=face.dice)
    for number, (name, book) in enumerate(view.printed.books.items()):
        if space in book.spaces:
            place = f" {book.spaces.index(space) + 1}" if len(book.spaces) > 1 else ""
            return use(BOOKS[number], 0, -10, 20), 20, view.worded("view-book", book=name) + place
    if space.startswith("area"):
        face_ = view.printed.city_cards[view.observation["city_cards"][space]]
        drawn, taken = effect(face_, 14, view.translate("view-pips"), thresholds=True)
        return group(drawn, 0, -7), taken, ""
    return card_space(view, space)


def _take(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    """Return a contract on display, named by its city and a number."""
    place = button.args[0]
    return contract(view, view.observation["display"][place[:-1]][int(place[-1]) - 1])


def _offer(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    number = int(button.args[0])
    items = view.book_offers(view.book or "")[number - 1]
    jade: Items = (("jade", number - 2),) if number > 2 else ()
    size = min(SIZE, (116 - 10) / (len(items) + len(jade)) - 2)
    return trade(jade, items, 0, -size / 2, size), trade_width(jade, items, size), ""


def _seal(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    """Return a seal to take with its jade; or, where a bonus is doubled, an upgraded one with its bonus."""
    label = button.args[0]
    printed_seal = view.printed.seals[label]
    double = view.question[0] == "Double"
    gain: Items = printed_seal.bonus if double else (("jade", printed_seal.jade),) if printed_seal.jade else ()
    body = use(f"{'upgraded' if double else 'simple'}-{label}", 0, -12, 24) + row(gain, 30, -SIZE / 2, SIZE)
    return body, 30 + row_width(gain, SIZE), ""


def _upgrade(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    label = button.args[0]
    printed_seal = view.printed.seals[label]
    body = use(f"simple-{label}", 0, -11, 22) + trade(printed_seal.cost, printed_seal.bonus, 26, -8, 16)
    return body, 26 + trade_width(printed_seal.cost, printed_seal.bonus, 16), ""


def _cash(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    items = view.printed.outposts[button.args[0]]
    return row(items, 0, -11, 22), row_width(items, 22), ""


def _pay(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    """Return the icon of a payment: the remaining coins or camels and the jade in their place, or a number of one good and the
    rest."""
    part, number = button.args[0], int(button.args[1])
    _, _, _, _, _, coins, camels, goods = view.question
    if part in ("pepper", "silk"):
        paid = ((part, number), ("good" if part == "pepper" else "gold", goods - number))
    else:
        name, due = ("coin", coins) if part == "jade_for_coins" else ("camel", camels)
        paid = ((name, due - number), ("jade", number))
    items = tuple((name, count) for name, count in paid if count)
    return row(items, 0, -11, 22, 6), row_width(items, 22, 6), ""


def _bag(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    items = view.printed.bag[int(button.args[0]) - 1]
    return row(items, 0, -11, 22), row_width(items, 22), ""


def _camels(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    """Camels and coins for a low roll; or for oases, where a coin is not worth a camel."""
    if view.question[0] != "Oases":
        return action_list.BUTTON_ICONS["camels"](view, button)
    coins, camels = view.printed.oasis[view.own["character"]]
    number = int(button.args[0])
    both = (("camel", number * camels), ("coin", (view.question[2] - number) * coins))
    items = tuple((name, count) for name, count in both if count)
    return row(items, 0, -10, 20, 4), 46, button.action.label


def _keep(view: MarcoPolo2Context, button: ActionButton) -> ButtonIcon:
    """Return a goal by its place in the hand, with its icons."""
    label = view.own["goals"][int(button.args[0]) - 1]
    drawn = figure(4, 5, button.args[0], 13, INK_2) + icons(view, label, view.shown_seat, Box(18, -13, 140, 26), 4)
    return drawn, 158, ""


BUTTON_ICONS: ButtonIcons = {
    **action_list.BUTTON_ICONS,
    "place": _space,
    "take": _take,
    "offer": _offer,
    "seal": _seal,
    "upgrade": _upgrade,
    "cash": _cash,
    "pay": _pay,
    "bag": _bag,
    "camels": _camels,
    "keep": _keep,
    "post": city,
}
ACTION_LIST = ActionList(button_cells(BUTTON_ICONS), COLUMNS, TITLES)
