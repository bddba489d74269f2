"""The wide layout, 1280 by 800: everything is visible at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS
from ....draw.question import question_ribbon
from ....draw.svg import line, text
from ....draw.wide import Side, compose
from ...polo.view import player_board as polo_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import whole
from ...polo.view.layout_parts import rounds
from ...polo.view.opponents import opponents
from . import board_map, player_board, spaces
from .action_list import ACTION_LIST
from .books import book
from .context import MarcoPolo2Context
from .opponents import SCOREBOARD

RIBBON = Box(262, 7, 770, 38)
MAP = Box(10, 60, 786, 440)
COLUMN_X, COLUMN_WIDTH = 804, 168
BOOKS = Box(10, 508, 213, 142)
BOARD = Box(664, 508, 134, 142)
CARDS = Box(804, 508, 168, 142)
PLAYER_BOARD = Box(10, 658, 962, 134)
SIDE = Side(opponents, ACTION_LIST, (32, 28, 25, 22, 20), SCOREBOARD)


def draw(view: MarcoPolo2Context, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", question_ribbon(view, RIBBON, 13.5) + rounds(view, 1264, 23)),
        ("board", whole(view, MAP, board_map.things)),
        ("spaces", _column(view)),
        ("market", _books(view)),
        ("contracts", spaces.contract_board(view, BOARD)),
        ("cards", spaces.city_cards(view, CARDS)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.translate("view-title"), parts, SIDE, symbols)


def _column(view: MarcoPolo2Context) -> str:
    x, width = COLUMN_X, COLUMN_WIDTH
    body = shared.khan(view, Box(x, 60, width, 78)) + spaces.seals(view, Box(x, 144, width, 138))
    body += spaces.travel(view, Box(x, 288, width, 100))
    return body + spaces.bag(view, Box(x, 394, width, 50)) + shared.black_dice(view, Box(x, 450, width, 50))


def _books(view: MarcoPolo2Context) -> str:
    x, y, width, height = BOOKS
    return "".join(
        book(view, name, Box(x + number * 218, y, width, height), 38) for number, name in enumerate(view.printed.books)
    )


def _player_board(view: MarcoPolo2Context) -> str:
    """Draw the player board of the viewer, column by column."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colours = PLAYERS[view.seat_colours[view.shown_seat]]
    body = sheet(PLAYER_BOARD, colours.fill, 2, colours.fill)
    body += polo_board.character(view, Box(22, y + 8, 92, height - 16))
    columns = ((126, "view-dice"), (302, "view-goods"), (454, "view-contracts"), (634, "view-seals"), (742, "view-goal-title"))
    for left, words in (*columns, (836, "view-posts")):
        body += line(left - 8, y + 10, left - 8, y + height - 10, RULE) + heading(left, y + 19, view.translate(words))
    done = view.translate("view-completed", count=len(view.own["completed"]))
    body += text(622, y + 19, done, size=11, weight=600, fill=INK_2, anchor="end")
    body += polo_board.dice(view, Box(124, y + 28, 168, height - 34), 30)
    body += polo_board.goods(view, Box(299, y + 30, 147, height - 40), 3, 24)
    body += polo_board.own_contracts(view, Box(454, y + 28, 168, height - 38), 80)
    body += player_board.seals(view, Box(632, y + 27, 100, height - 34))
    body += player_board.goals(view, Box(742, y + 27, 84, height - 38))
    if len(view.own["goals"]) == 1:
        body += player_board.arms(view, view.shown_seat, Box(742, y + height - 34, 84, 20))
    if not player_board.collects(view):
        return body + polo_board.posts(view, Box(836, y + 28, 132, height - 36), 6)
    return (
        body
        + polo_board.posts(view, Box(836, y + 28, 132, height - 62), 6)
        + player_board.kept(view, Box(836, y + height - 30, 130, 22))
    )
