"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS
from ....draw.question import on_ribbon
from ....draw.svg import line, text
from ....draw.wide import Side, spread
from ...polo.view import player_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import whole
from ...polo.view.layout_parts import rounds
from ...polo.view.opponents import opponents
from . import board_map, goals, spaces
from .action_list import LIST
from .context import Table
from .opponents import STANDING

RIBBON = Box(262, 7, 770, 38)
MAP = Box(10, 60, 786, 440)
COLUMN_X, COLUMN_WIDTH = 804, 168
BAZAAR = Box(10, 508, 452, 142)
CONTRACTS = Box(470, 508, 502, 142)
MINE = Box(10, 658, 962, 134)
SIDE = Side(opponents, LIST, (32, 28, 25, 22, 20), STANDING)


def draw(table: Table, own: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [
        ("prompt", _prompt(table)),
        ("board", whole(table, MAP, board_map.things)),
        ("spaces", _column(table)),
        ("market", spaces.bazaar(table, BAZAAR, 92)),
        ("contracts", spaces.contract_row(table, CONTRACTS, 44, 9)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, own)


def _prompt(table: Table) -> str:
    """Whose turn it is, what is asked, and how far the game has come."""
    return on_ribbon(table, RIBBON, 13.5) + rounds(table, 1264, 23)


def _column(table: Table) -> str:
    x, width = COLUMN_X, COLUMN_WIDTH
    body = shared.khan(table, Box(x, 60, width, 108)) + spaces.travel(table, Box(x, 176, width, 132))
    left, right = (width - 12) / 2, width / 2  # „Säckchen“ is a long word
    body += spaces.money(table, "coins", Box(x, 316, left, 88)) + spaces.money(table, "purse", Box(x + left + 6, 316, right, 88))
    return body + shared.black_dice(table, Box(x, 412, width, 88))


def _mine(table: Table) -> str:
    """The viewer's own tableau, column by column."""
    y, height = MINE.y, MINE.height
    wears = PLAYERS[table.dressed[table.shown]]
    body = sheet(MINE, wears.fill, 2, wears.fill)
    body += player_board.character(table, Box(22, y + 8, 92, height - 16))
    for left, words in (
        (126, "view-dice"),
        (302, "view-goods"),
        (448, "view-contracts"),
        (658, "view-goals"),
        (822, "view-posts"),
    ):
        body += line(left - 8, y + 10, left - 8, y + height - 10, RULE) + heading(left, y + 19, table.say(words))
    done = table.say("view-completed", count=len(table.mine["completed"]))
    body += text(642, y + 19, done, size=11.5, weight=600, fill=INK_2, anchor="end")
    body += player_board.dice(table, Box(124, y + 28, 168, height - 34), 30)
    body += player_board.goods(table, Box(300, y + 26, 136, height - 32), 2, 29)
    body += player_board.own_contracts(table, Box(450, y + 28, 192, height - 38), 88)
    body += goals.goals(table, Box(656, y + 27, 150, height - 36))
    return body + player_board.posts(
        table, Box(822, y + 28, 144, height - 32), 6 if table.mine["posts_left"] + len(table.mine["posts"]) > 10 else 5
    )
