"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import CREAM, CREAM_2, INK, INK_2, PAPER, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS
from ....draw.question import on_ribbon
from ....draw.svg import line, rect, text
from ....draw.wide import Side, spread
from . import board_map, craftsmen, player_board
from .action_list import LIST
from .books import book
from .context import Table
from .opponents import STANDING, opponents

RIBBON = Box(262, 7, 770, 38)
MAP = Box(10, 60, 728, 440)
BOOK_X, BOOK_WIDTH = 746, 226
BELT = Box(10, 508, 728, 142)
BONUS = Box(746, 508, 226, 142)
MINE = Box(10, 658, 962, 134)
SIDE = Side(opponents, LIST, (32, 28, 25, 22), STANDING)


def draw(table: Table, own: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [
        ("prompt", on_ribbon(table, RIBBON) + _progress(table)),
        ("board", _map(table)),
        ("books", _books(table)),
        ("craftsmen", craftsmen.belt(table, BELT)),
        ("bonus", craftsmen.bonus(table, BONUS)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, own)


def _progress(table: Table) -> str:
    """How far the game has come."""
    words = table.say("view-last-round") if table.seen["last_round"] else table.say("view-round", round=table.seen["round"])
    body = text(1264, 23, words, size=13, weight=700, fill=CREAM, anchor="end", serif=True)
    return body + text(1264, 40, colours_left(table), size=12, fill=CREAM_2, anchor="end")


def colours_left(table: Table) -> str:
    """Of how many colours there are craftsmen."""
    return table.say("view-colours-left", count=sum(many > 0 for many in table.seen["craftsmen"].values()))


def _map(table: Table) -> str:
    x, y, width, height = MAP
    body = rect(x - 1, y - 1, width + 2, height + 2, PAPER, INK, 1.6, 4)
    return body + board_map.whole(table, x, y, 1) + rect(x + 3, y + 3, width - 6, height - 6, "none", "#6B4A2C", 0.8, 3)


def _books(table: Table) -> str:
    """All books, those of the upper edge of the map first."""
    spaces = table.catalogue.spaces
    cities = sorted(table.seen["books"], key=lambda city: (spaces[city].y, spaces[city].x))
    pitch = min(112.0, (MAP.height + 8) / len(cities))
    return "".join(book(table, city, Box(BOOK_X, MAP.y + at * pitch, BOOK_WIDTH, pitch - 8)) for at, city in enumerate(cities))


def held(table: Table) -> str:
    """How many orders the viewer has, of how many."""
    return table.say("view-of", count=len(table.mine["orders"]), total=table.catalogue.most_orders)


def _mine(table: Table) -> str:
    """The viewer's own tableau, column by column."""
    y, height = MINE.y, MINE.height
    wears = PLAYERS[table.dressed[table.shown]]
    body = sheet(MINE, wears.fill, 2, wears.fill) + player_board.purse(table, Box(18, y, 132, height))
    columns = [
        (166, 570, "view-equipment-title", table.say("view-equipment-note")),
        (590, 806, "view-open-orders", held(table)),
        (826, 964, "view-craftsmen", table.say("view-each", points=table.catalogue.colour_points)),
    ]
    for left, right, title, note in columns:
        body += line(left - 10, y + 10, left - 10, y + height - 8, RULE) + heading(left, y + 19, table.say(title))
        body += text(right, y + 19, note, size=11.5, fill=INK_2, anchor="end")
    body += player_board.equipment(table, Box(166, y + 26, 404, 100)) + player_board.orders(table, Box(590, y + 26, 216, 100))
    return body + player_board.craftsmen(table, Box(826, y + 26, 138, 104))
