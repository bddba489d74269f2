"""What the viewer may do, as a list of buttons: what only this game knows."""

from __future__ import annotations

from ....draw.action_list import ActionList, Answer
from ....draw.palette import INK_2
from ....draw.panels import Box
from ....draw.svg import figure, group, use
from ...polo.view import action_list
from ...polo.view.action_list import SIZE, Gist, Gists, card_space, cells, city, contract
from ...polo.view.city_card import effect
from ...polo.view.items import row, row_width, trade, trade_width
from ...polo.view.printed import Items
from .context import Table
from .player_board import icons

COLUMNS = {**action_list.COLUMNS, **dict.fromkeys(("post", "seal", "upgrade", "cash", "offer", "pay"), 2), "bag": 3}
TITLES = {**action_list.TITLES, "upgrade": "view-title-upgrade", "cash": "view-title-cash", "post": "view-title-post"}

SPACES = {
    "bag": ("i-purse", "view-bag"),
    "khan": ("i-any-good", "view-khan"),
    "contracts": ("i-contract", "view-board"),
}
"""Spaces as icons and in short words."""
BOOKS = ("i-pepper", "i-silk", "i-gold")


def _space(table: Table, answer: Answer) -> Gist:
    space = answer.args[0]
    if space in SPACES:
        icon, words = SPACES[space]
        return use(icon, 0, -10, 20), 20, table.say(words)
    if space == "seals":
        return use("simple-farmer", 0, -10, 20), 20, table.say("view-seals")
    if space in table.catalogue.travel:
        face = table.catalogue.travel[space]
        return use("i-step", 0, -10, 20), 20, table.say("view-travel-dice", count=face.dice)
    for number, (name, book) in enumerate(table.catalogue.books.items()):
        if space in book.spaces:
            place = f" {book.spaces.index(space) + 1}" if len(book.spaces) > 1 else ""
            return use(BOOKS[number], 0, -10, 20), 20, table.words("view-book", book=name) + place
    if space.startswith("area"):
        face_ = table.catalogue.city_cards[table.seen["city_cards"][space]]
        drawn, taken = effect(face_, 14, table.say("view-pips"), thresholds=True)
        return group(drawn, 0, -7), taken, ""
    return card_space(table, space)


def _take(table: Table, answer: Answer) -> Gist:
    """A contract on display, named by its city and a number."""
    place = answer.args[0]
    return contract(table, table.seen["display"][place[:-1]][int(place[-1]) - 1])


def _offer(table: Table, answer: Answer) -> Gist:
    number = int(answer.args[0])
    items = table.offers(table.book or "")[number - 1]
    jade: Items = (("jade", number - 2),) if number > 2 else ()
    size = min(SIZE, (116 - 10) / (len(items) + len(jade)) - 2)
    return trade(jade, items, 0, -size / 2, size), trade_width(jade, items, size), ""


def _seal(table: Table, answer: Answer) -> Gist:
    """A seal to take with its jade; or, where a bonus is doubled, an upgraded one with its bonus."""
    label = answer.args[0]
    face = table.catalogue.seals[label]
    double = table.question[0] == "Double"
    gain: Items = face.bonus if double else (("jade", face.jade),) if face.jade else ()
    body = use(f"{'upgraded' if double else 'simple'}-{label}", 0, -12, 24) + row(gain, 30, -SIZE / 2, SIZE)
    return body, 30 + row_width(gain, SIZE), ""


def _upgrade(table: Table, answer: Answer) -> Gist:
    label = answer.args[0]
    face = table.catalogue.seals[label]
    body = use(f"simple-{label}", 0, -11, 22) + trade(face.cost, face.bonus, 26, -8, 16)
    return body, 26 + trade_width(face.cost, face.bonus, 16), ""


def _cash(table: Table, answer: Answer) -> Gist:
    items = table.catalogue.outposts[answer.args[0]]
    return row(items, 0, -11, 22), row_width(items, 22), ""


def _pay(table: Table, answer: Answer) -> Gist:
    """What is paid: the coins or camels that are left, and the jade in their place; or so much of one good, and the rest."""
    part, number = answer.args[0], int(answer.args[1])
    _, _, _, _, _, coins, camels, goods = table.question
    if part in ("pepper", "silk"):
        paid = ((part, number), ("good" if part == "pepper" else "gold", goods - number))
    else:
        name, due = ("coin", coins) if part == "jade_for_coins" else ("camel", camels)
        paid = ((name, due - number), ("jade", number))
    items = tuple((name, count) for name, count in paid if count)
    return row(items, 0, -11, 22, 6), row_width(items, 22, 6), ""


def _bag(table: Table, answer: Answer) -> Gist:
    items = table.catalogue.bag[int(answer.args[0]) - 1]
    return row(items, 0, -11, 22), row_width(items, 22), ""


def _camels(table: Table, answer: Answer) -> Gist:
    """Camels and coins for a low roll; or for oases, where a coin is not worth a camel."""
    if table.question[0] != "Oases":
        return action_list.GISTS["camels"](table, answer)
    coins, camels = table.catalogue.oasis[table.mine["character"]]
    number = int(answer.args[0])
    both = (("camel", number * camels), ("coin", (table.question[2] - number) * coins))
    items = tuple((name, count) for name, count in both if count)
    return row(items, 0, -10, 20, 4), 46, answer.live.label


def _keep(table: Table, answer: Answer) -> Gist:
    """A goal by its place in the hand, with its icons."""
    label = table.mine["goals"][int(answer.args[0]) - 1]
    drawn = figure(4, 5, answer.args[0], 13, INK_2) + icons(table, label, table.shown, Box(18, -13, 140, 26), 4)
    return drawn, 158, ""


GISTS: Gists = {
    **action_list.GISTS,
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
LIST = ActionList(cells(GISTS), COLUMNS, TITLES)
