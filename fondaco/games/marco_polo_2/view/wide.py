"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS
from ....draw.question import on_ribbon
from ....draw.svg import line, text
from ....draw.wide import Side, spread
from ...polo.view import player_board as polo_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import whole
from ...polo.view.layout_parts import rounds
from ...polo.view.opponents import opponents
from . import board_map, player_board, spaces
from .action_list import LIST
from .books import book
from .context import Table
from .opponents import STANDING

RIBBON = Box(262, 7, 770, 38)
MAP = Box(10, 60, 786, 440)
COLUMN_X, COLUMN_WIDTH = 804, 168
BOOKS = Box(10, 508, 213, 142)
BOARD = Box(664, 508, 134, 142)
CARDS = Box(804, 508, 168, 142)
MINE = Box(10, 658, 962, 134)
SIDE = Side(opponents, LIST, (32, 28, 25, 22, 20), STANDING)


def draw(table: Table, own_symbols: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [
        ("prompt", on_ribbon(table, RIBBON, 13.5) + rounds(table, 1264, 23)),
        ("board", whole(table, MAP, board_map.things)),
        ("spaces", _column(table)),
        ("market", _books(table)),
        ("contracts", spaces.contract_board(table, BOARD)),
        ("cards", spaces.city_cards(table, CARDS)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.say("view-title"), parts, SIDE, own_symbols)


def _column(table: Table) -> str:
    x, width = COLUMN_X, COLUMN_WIDTH
    body = shared.khan(table, Box(x, 60, width, 78)) + spaces.seals(table, Box(x, 144, width, 138))
    body += spaces.travel(table, Box(x, 288, width, 100))
    return body + spaces.bag(table, Box(x, 394, width, 50)) + shared.black_dice(table, Box(x, 450, width, 50))


def _books(table: Table) -> str:
    x, y, width, height = BOOKS
    return "".join(
        book(table, name, Box(x + number * 218, y, width, height), 38) for number, name in enumerate(table.catalogue.books)
    )


def _mine(table: Table) -> str:
    """The viewer's own tableau, column by column."""
    y, height = MINE.y, MINE.height
    wears = PLAYERS[table.dressed[table.shown]]
    body = sheet(MINE, wears.fill, 2, wears.fill)
    body += polo_board.character(table, Box(22, y + 8, 92, height - 16))
    columns = ((126, "view-dice"), (302, "view-goods"), (454, "view-contracts"), (634, "view-seals"), (742, "view-goal-title"))
    for left, words in (*columns, (836, "view-posts")):
        body += line(left - 8, y + 10, left - 8, y + height - 10, RULE) + heading(left, y + 19, table.say(words))
    done = table.say("view-completed", count=len(table.mine["completed"]))
    body += text(622, y + 19, done, size=11, weight=600, fill=INK_2, anchor="end")
    body += polo_board.dice(table, Box(124, y + 28, 168, height - 34), 30)
    body += polo_board.goods(table, Box(299, y + 30, 147, height - 40), 3, 24)
    body += polo_board.own_contracts(table, Box(454, y + 28, 168, height - 38), 80)
    body += player_board.seals(table, Box(632, y + 27, 100, height - 34))
    body += player_board.goals(table, Box(742, y + 27, 84, height - 38))
    if len(table.mine["goals"]) == 1:
        body += player_board.arms(table, table.shown, Box(742, y + height - 34, 84, 20))
    if not player_board.collects(table):
        return body + polo_board.posts(table, Box(836, y + 28, 132, height - 36), 6)
    return (
        body
        + polo_board.posts(table, Box(836, y + 28, 132, height - 62), 6)
        + player_board.kept(table, Box(836, y + height - 30, 130, 22))
    )
