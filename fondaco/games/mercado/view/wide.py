"""The wide layout, 1280 by 800: everything is visible at once, the market in the middle of the board."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import CREAM, CREAM_2, EDGE, FOIL, INK_2, RULE
from ....draw.panels import Box, heading, sheet
from ....draw.players import PLAYERS, badge
from ....draw.question import question_ribbon
from ....draw.svg import line, rect, text
from ....draw.text_fitting import cut
from ....draw.wide import Side, compose
from . import player_board
from .action_list import ACTION_LIST
from .board import EDGE as TRACK_EDGE
from .board import board
from .context import MercadoContext
from .market_tile import tile
from .opponents import SCOREBOARD, opponents, piles, stock

RIBBON = Box(236, 7, 830, 38)
BOARD, BAND = Box(10, 60, 962, 516), 42
MARKET = Box(BOARD.x + BAND + 1, BOARD.y + BAND + 1, BOARD.width - 2 * BAND - 2, BOARD.height - 2 * BAND - 2)
TILE = (188, 206)
ACROSS = 4
SUPPLY = Box(842, 107, 84, 422)
PLAYER_BOARD = Box(10, 584, 962, 208)
SIDE = Side(opponents, ACTION_LIST, (36, 32, 28, 25, 22), SCOREBOARD)


def draw(view: MercadoContext, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", _prompt(view)),
        ("board", board(view, BOARD, BAND)),
        ("market", _market(view)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, symbols)


def _prompt(view: MercadoContext) -> str:
    """Draw the player to move, the question, and the progress of the game."""
    body = question_ribbon(view, RIBBON, 13.5)
    body += text(
        1264,
        24,
        view.translate("view-round", round=view.observation["round"]),
        size=13,
        weight=700,
        fill=CREAM,
        anchor="end",
        serif=True,
    )
    if view.observation["last_round"]:
        return body + text(1264, 41, view.translate("view-last-round"), size=12, weight=700, fill=FOIL, anchor="end")
    return body + text(1264, 41, to_go(view), size=12, fill=CREAM_2, anchor="end")


def to_go(view: MercadoContext) -> str:
    """Return the distance of the leader from the end, in words."""
    ahead = max(there["distance"] for there in view.observation["seats"])
    return view.translate("view-to-go", count=max(view.length - ahead, 0))


def _market(view: MercadoContext) -> str:
    body = rect(*MARKET, "#DCC9A0", TRACK_EDGE, 1, 4)
    width, height = TILE
    gap = (SUPPLY.x - MARKET.x - ACROSS * width) / (ACROSS + 1)
    for number, there in enumerate(view.observation["tiles"]):
        x = MARKET.x + gap + number % ACROSS * (width + gap)
        y = MARKET.y + 6 + number // ACROSS * (height + 7)
        body += tile(view, there, Box(x, y, width, height))
    x, y, wide, _ = SUPPLY
    body += (
        sheet(SUPPLY) + heading(x + 10, y + 17, view.translate("view-supply")) + line(x + 8, y + 23, x + wide - 8, y + 23, RULE)
    )
    body += stock(view, Box(x + 12, y + 28, wide - 24, 164), 1, 30)
    body += line(x + 8, y + 196, x + wide - 8, y + 196, RULE, 0.8)
    return body + piles(view, Box(x + 18, y + 206, wide, 214), 1, 48, 72)


def _player_board(view: MercadoContext) -> str:
    """Draw the player board of the viewer, column by column."""
    y = PLAYER_BOARD.y
    seat = view.shown_seat
    colours = PLAYERS[view.seat_colours[seat]]
    body = sheet(PLAYER_BOARD, colours.fill, 2, colours.fill) + badge(view.seat_colours[seat], 36, y + 19, 10)
    name = cut(view.name(seat), 134, 14, serif=True, bold=True)
    body += text(52, y + 24, name, size=14, weight=700, serif=True)
    body += player_board.mat(view, Box(26, y + 36, 162, 162))
    for x in (198, 514, 778):
        body += line(x, y + 10, x, y + PLAYER_BOARD.height - 10, RULE)
    body += heading(208, y + 23, tray_title(view))
    body += player_board.tray(view, Box(208, y + 36, 296, 84)) + player_board.keys(view, Box(208, y + 130, 296, 66))
    body += heading(526, y + 23, view.translate("view-bag"))
    body += text(768, y + 23, view.translate("view-inside", count=sum(view.own["bag"])), size=11.5, fill=INK_2, anchor="end")
    body += player_board.bag(view, Box(522, y + 32, 246, 168))
    body += heading(790, y + 23, view.translate("view-seals")) + player_board.seals(view, Box(788, y + 30, 176, 44))
    body += line(790, y + 82, 962, y + 82, EDGE, 0.6) + heading(790, y + 100, view.translate("view-privileges"))
    return body + player_board.privileges(view, Box(792, y + 110, 170, 88))


def tray_title(view: MercadoContext) -> str:
    """Return the title of the drawn coins."""
    other = view.player is not None and view.player != view.shown_seat
    return view.translate("view-drawn-by", seat=view.player) if other else view.translate("view-drawn")
