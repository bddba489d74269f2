"""The table on a wide screen, 1280 by 800: everything at once, the market in the middle of the board."""

from __future__ import annotations

from ....draw.palette import CREAM, CREAM_2, EDGE, FOIL, INK_2, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS, badge
from ....draw.question import on_ribbon
from ....draw.svg import line, rect, text
from ....draw.text_fitting import cut
from ....draw.wide import Side, spread
from . import player_board
from .action_list import LIST
from .board import EDGE as TRACK_EDGE
from .board import board
from .context import Table
from .market_tile import tile
from .opponents import STANDING, opponents, piles, stock
from .symbols import SYMBOLS

RIBBON = Box(236, 7, 830, 38)
BOARD, BAND = Box(10, 60, 962, 516), 42
MARKET = Box(BOARD.x + BAND + 1, BOARD.y + BAND + 1, BOARD.width - 2 * BAND - 2, BOARD.height - 2 * BAND - 2)
TILE = (188, 206)
ACROSS = 4
SUPPLY = Box(842, 107, 84, 422)
MINE = Box(10, 584, 962, 208)
SIDE = Side(opponents, LIST, (36, 32, 28, 25, 22), STANDING)


def draw(table: Table) -> str:
    """The whole picture."""
    parts = [
        ("prompt", _prompt(table)),
        ("board", board(table, BOARD, BAND)),
        ("market", _market(table)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, SYMBOLS)


def _prompt(table: Table) -> str:
    """Whose turn it is, what is asked, and how far the game has come."""
    body = on_ribbon(table, RIBBON, 13.5)
    body += text(
        1264, 24, table.say("view-round", round=table.seen["round"]), size=13, weight=700, fill=CREAM, anchor="end", serif=True
    )
    if table.seen["last_round"]:
        return body + text(1264, 41, table.say("view-last-round"), size=12, weight=700, fill=FOIL, anchor="end")
    return body + text(1264, 41, to_go(table), size=12, fill=CREAM_2, anchor="end")


def to_go(table: Table) -> str:
    """How far the leader is from the end."""
    ahead = max(there["distance"] for there in table.seen["seats"])
    return table.say("view-to-go", count=max(table.length - ahead, 0))


def _market(table: Table) -> str:
    body = rect(*MARKET, "#DCC9A0", TRACK_EDGE, 1, 4)
    width, height = TILE
    gap = (SUPPLY.x - MARKET.x - ACROSS * width) / (ACROSS + 1)
    for number, there in enumerate(table.seen["tiles"]):
        x = MARKET.x + gap + number % ACROSS * (width + gap)
        y = MARKET.y + 6 + number // ACROSS * (height + 7)
        body += tile(table, there, Box(x, y, width, height))
    x, y, wide, _ = SUPPLY
    body += sheet(SUPPLY) + heading(x + 10, y + 17, table.say("view-supply")) + line(x + 8, y + 23, x + wide - 8, y + 23, RULE)
    body += stock(table, Box(x + 12, y + 28, wide - 24, 164), 1, 30)
    body += line(x + 8, y + 196, x + wide - 8, y + 196, RULE, 0.8)
    return body + piles(table, Box(x + 18, y + 206, wide, 214), 1, 48, 72)


def _mine(table: Table) -> str:
    """The viewer's own things, column by column."""
    y = MINE.y
    seat = table.shown
    wears = PLAYERS[table.dressed[seat]]
    body = sheet(MINE, wears.fill, 2, wears.fill) + badge(table.dressed[seat], 36, y + 19, 10)
    name = cut(table.name(seat), 134, 14, serif=True, bold=True)
    body += text(52, y + 24, name, size=14, weight=700, serif=True)
    body += player_board.mat(table, Box(26, y + 36, 162, 162))
    for x in (198, 514, 778):
        body += line(x, y + 10, x, y + MINE.height - 10, RULE)
    body += heading(208, y + 23, tray_title(table))
    body += player_board.tray(table, Box(208, y + 36, 296, 84)) + player_board.keys(table, Box(208, y + 130, 296, 66))
    body += heading(526, y + 23, table.say("view-bag"))
    body += text(768, y + 23, table.say("view-inside", count=sum(table.mine["bag"])), size=11.5, fill=INK_2, anchor="end")
    body += player_board.bag(table, Box(522, y + 32, 246, 168))
    body += heading(790, y + 23, table.say("view-seals")) + player_board.seals(table, Box(788, y + 30, 176, 44))
    body += line(790, y + 82, 962, y + 82, EDGE, 0.6) + heading(790, y + 100, table.say("view-privileges"))
    return body + player_board.privileges(table, Box(792, y + 110, 170, 88))


def tray_title(table: Table) -> str:
    """Whose coins were drawn."""
    other = table.player is not None and table.player != table.shown
    return table.say("view-drawn-by", seat=table.player) if other else table.say("view-drawn")
