"""The wide layout, 1280 by 800: everything is visible at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS
from ....draw.question import question_ribbon
from ....draw.svg import line, text
from ....draw.wide import Side, compose
from ...polo.view import player_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import whole
from ...polo.view.layout_parts import rounds
from ...polo.view.opponents import opponents
from . import board_map, goals, spaces
from .action_list import ACTION_LIST
from .context import MarcoPoloContext
from .opponents import SCOREBOARD

RIBBON = Box(262, 7, 770, 38)
MAP = Box(10, 60, 786, 440)
COLUMN_X, COLUMN_WIDTH = 804, 168
BAZAAR = Box(10, 508, 452, 142)
CONTRACTS = Box(470, 508, 502, 142)
PLAYER_BOARD = Box(10, 658, 962, 134)
SIDE = Side(opponents, ACTION_LIST, (32, 28, 25, 22, 20), SCOREBOARD)


def draw(view: MarcoPoloContext, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", _prompt(view)),
        ("board", whole(view, MAP, board_map.things)),
        ("spaces", _column(view)),
        ("market", spaces.bazaar(view, BAZAAR, 92)),
        ("contracts", spaces.contract_row(view, CONTRACTS, 44, 9)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, symbols)


def _prompt(view: MarcoPoloContext) -> str:
    """Draw the player to move, the question, and the progress of the game."""
    return question_ribbon(view, RIBBON, 13.5) + rounds(view, 1264, 23)


def _column(view: MarcoPoloContext) -> str:
    x, width = COLUMN_X, COLUMN_WIDTH
    body = shared.khan(view, Box(x, 60, width, 108)) + spaces.travel(view, Box(x, 176, width, 132))
    left, right = (width - 12) / 2, width / 2  # „Säckchen“ is a long word
    body += spaces.money(view, "coins", Box(x, 316, left, 88)) + spaces.money(view, "purse", Box(x + left + 6, 316, right, 88))
    return body + shared.black_dice(view, Box(x, 412, width, 88))


def _player_board(view: MarcoPoloContext) -> str:
    """Draw the player board of the viewer, column by column."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colours = PLAYERS[view.seat_colours[view.shown_seat]]
    body = sheet(PLAYER_BOARD, colours.fill, 2, colours.fill)
    body += player_board.character(view, Box(22, y + 8, 92, height - 16))
    for left, words in (
        (126, "view-dice"),
        (302, "view-goods"),
        (448, "view-contracts"),
        (658, "view-goals"),
        (822, "view-posts"),
    ):
        body += line(left - 8, y + 10, left - 8, y + height - 10, RULE) + heading(left, y + 19, view.translate(words))
    done = view.translate("view-completed", count=len(view.own["completed"]))
    body += text(642, y + 19, done, size=11.5, weight=600, fill=INK_2, anchor="end")
    body += player_board.dice(view, Box(124, y + 28, 168, height - 34), 30)
    body += player_board.goods(view, Box(300, y + 26, 136, height - 32), 2, 29)
    body += player_board.own_contracts(view, Box(450, y + 28, 192, height - 38), 88)
    body += goals.goals(view, Box(656, y + 27, 150, height - 36))
    return body + player_board.posts(
        view, Box(822, y + 28, 144, height - 32), 6 if view.own["posts_left"] + len(view.own["posts"]) > 10 else 5
    )
