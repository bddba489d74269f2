"""The tall layout for phones, 390 wide: the question, the drawn coins, the market, then one section below another."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2
from ....draw.panels import Box, heading, panel, rule, sheet
from ....draw.players import PLAYERS, badge
from ....draw.question import question_strip
from ....draw.svg import rect, text
from ....draw.tall import ROOM, SIDE, TOUCH, WIDTH, Part, actions_section, compose
from ....draw.text_fitting import cut
from . import player_board
from .action_list import ACTION_LIST
from .board import board
from .context import MercadoContext
from .market_tile import tile
from .opponents import SCOREBOARD, opponents, piles, stock
from .wide import to_go, tray_title

WIDE, HIGH, FOUR = 183, 178, 198
"""The size of a tile; with four players it is higher, as one of them sits below its head."""
BAND = 38


def draw(view: MercadoContext, symbols: Mapping[str, str]) -> str:
    """Return the picture. Its height depends on the position."""
    parts: list[tuple[str, Part[MercadoContext]]] = [
        ("prompt", _prompt),
        ("hand", _hand),
        ("market", _market),
        ("tableau", _player_board),
        ("board", _board),
    ]
    parts += [("opponents", _opponents), ("actions", actions_section(ACTION_LIST, SCOREBOARD))]
    last = view.observation["last_round"]
    corner = view.translate("view-last-round") if last else view.translate("view-round", round=view.observation["round"])
    return compose(view, parts, view.scene.title, corner, symbols)


def _prompt(view: MercadoContext, y: float) -> tuple[str, float]:
    """Draw the player to move, the question, and the progress of the game."""
    body, bottom = question_strip(view, y, WIDTH)
    return body + text(WIDTH - 12, y + 26, to_go(view), size=11.5, fill=INK_2, anchor="end"), bottom + 8


def _hand(view: MercadoContext, y: float) -> tuple[str, float]:
    """Draw the drawn coins, and the buttons with words."""
    buttons = player_board.keys(view, Box(SIDE + 10, y + 94, ROOM - 20, 48))
    box = Box(SIDE, y, ROOM, 152 if buttons else 96)
    return panel(box, tray_title(view)) + player_board.tray(view, Box(SIDE + 10, y + 28, ROOM - 20, 58)) + buttons, box.bottom + 8


def _market(view: MercadoContext, y: float) -> tuple[str, float]:
    """Draw the tiles, two in a row."""
    width, height = WIDE, FOUR if view.players > 3 else HIGH
    rows = -(-len(view.observation["tiles"]) // 2)
    ground = Box(SIDE - 5, y - 4, ROOM + 10, rows * (height + 8) + 4)
    body = rect(*ground, "#DCC9A0", r=5)
    for number, there in enumerate(view.observation["tiles"]):
        body += tile(view, there, Box(SIDE + number % 2 * (width + 8), y + 1 + number // 2 * (height + 8), width, height))
    return body, ground.bottom + 8


def _player_board(view: MercadoContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer, all of them open."""
    x, room = SIDE + 16, ROOM - 26
    seat = view.shown_seat
    colours = PLAYERS[view.seat_colours[seat]]
    half = (room - 12) / 2
    right = x + half + 12
    body = sheet(Box(SIDE, y, ROOM, 408), colours.fill, 2, colours.fill) + badge(view.seat_colours[seat], x + 10, y + 19, 9)
    name = cut(view.name(seat), room - 30, 14, serif=True, bold=True)
    body += text(x + 25, y + 24, name, size=14, weight=700, serif=True)
    body += player_board.mat(view, Box(x, y + 38, half, 154))
    body += heading(right, y + 50, view.translate("view-seals")) + player_board.seals(view, Box(right - 2, y + 57, half, TOUCH))
    body += heading(right, y + 116, view.translate("view-privileges")) + player_board.privileges(
        view, Box(right, y + 123, half - 4, 69)
    )
    top = y + 204
    body += heading(x, top + 12, view.translate("view-bag")) + rule(x, top + 18, x + room)
    body += text(
        x + room, top + 12, view.translate("view-inside", count=sum(view.own["bag"])), size=11.5, fill=INK_2, anchor="end"
    )
    return body + player_board.bag(view, Box(x, top + 26, room, 168)), y + 416


def _board(view: MercadoContext, y: float) -> tuple[str, float]:
    """Draw the board, with the supply and the piles in its middle."""
    box = Box(SIDE, y, ROOM, 240)
    left, top = box.x + BAND + 10, box.y + BAND + 4
    inner = box.width - 2 * BAND - 20
    body = board(view, box, BAND)
    body += rect(left - 6, top, inner + 12, box.height - 2 * BAND - 8, "#EFE4C9", "#9C8660", 1, 5)
    body += heading(left + 2, top + 16, view.translate("view-supply"))
    body += stock(view, Box(left + 4, top + 24, 150, 126), 2, 28)
    return body + piles(view, Box(left + 168, top + 30, 122, 110), 2, 46, 70), box.bottom + 8


def _opponents(view: MercadoContext, y: float) -> tuple[str, float]:
    body, bottom = opponents(view, SIDE, y, ROOM)
    return body, bottom + 2
