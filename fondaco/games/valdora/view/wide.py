"""The wide layout, 1280 by 800: everything is visible at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import CREAM, CREAM_2, INK, INK_2, PAPER, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS
from ....draw.question import question_ribbon
from ....draw.svg import line, rect, text
from ....draw.wide import Side, compose
from . import board_map, craftsmen, player_board
from .action_list import ACTION_LIST
from .books import book
from .context import ValdoraContext
from .opponents import SCOREBOARD, opponents

RIBBON = Box(262, 7, 770, 38)
MAP = Box(10, 60, 728, 440)
BOOK_X, BOOK_WIDTH = 746, 226
BELT = Box(10, 508, 728, 142)
BONUS = Box(746, 508, 226, 142)
PLAYER_BOARD = Box(10, 658, 962, 134)
SIDE = Side(opponents, ACTION_LIST, (32, 28, 25, 22), SCOREBOARD)


def draw(view: ValdoraContext, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", question_ribbon(view, RIBBON) + _progress(view)),
        ("board", _map(view)),
        ("books", _books(view)),
        ("craftsmen", craftsmen.belt(view, BELT)),
        ("bonus", craftsmen.bonus(view, BONUS)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, symbols)


def _progress(view: ValdoraContext) -> str:
    """Draw the progress of the game."""
    words = (
        view.translate("view-last-round")
        if view.observation["last_round"]
        else view.translate("view-round", round=view.observation["round"])
    )
    body = text(1264, 23, words, size=13, weight=700, fill=CREAM, anchor="end", serif=True)
    return body + text(1264, 40, colours_left(view), size=12, fill=CREAM_2, anchor="end")


def colours_left(view: ValdoraContext) -> str:
    """Of how many colours there are craftsmen."""
    return view.translate("view-colours-left", count=sum(many > 0 for many in view.observation["craftsmen"].values()))


def _map(view: ValdoraContext) -> str:
    x, y, width, height = MAP
    body = rect(x - 1, y - 1, width + 2, height + 2, PAPER, INK, 1.6, 4)
    return body + board_map.whole(view, x, y, 1) + rect(x + 3, y + 3, width - 6, height - 6, "none", "#6B4A2C", 0.8, 3)


def _books(view: ValdoraContext) -> str:
    """Draw all books, those of the upper edge of the map first."""
    spaces = view.printed.spaces
    cities = sorted(view.observation["books"], key=lambda city: (spaces[city].y, spaces[city].x))
    pitch = min(112.0, (MAP.height + 8) / len(cities))
    return "".join(book(view, city, Box(BOOK_X, MAP.y + at * pitch, BOOK_WIDTH, pitch - 8)) for at, city in enumerate(cities))


def held(view: ValdoraContext) -> str:
    """Return the number of the viewer's orders and the limit, in words."""
    return view.translate("view-of", count=len(view.own["orders"]), total=view.printed.most_orders)


def _player_board(view: ValdoraContext) -> str:
    """Draw the player board of the viewer, column by column."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colours = PLAYERS[view.seat_colours[view.shown_seat]]
    body = sheet(PLAYER_BOARD, colours.fill, 2, colours.fill) + player_board.purse(view, Box(18, y, 132, height))
    columns = [
        (166, 570, "view-equipment-title", view.translate("view-equipment-note")),
        (590, 806, "view-open-orders", held(view)),
        (826, 964, "view-craftsmen", view.translate("view-each", points=view.printed.colour_points)),
    ]
    for left, right, title, note in columns:
        body += line(left - 10, y + 10, left - 10, y + height - 8, RULE) + heading(left, y + 19, view.translate(title))
        body += text(right, y + 19, note, size=11.5, fill=INK_2, anchor="end")
    body += player_board.equipment(view, Box(166, y + 26, 404, 100)) + player_board.orders(view, Box(590, y + 26, 216, 100))
    return body + player_board.craftsmen(view, Box(826, y + 26, 138, 104))
