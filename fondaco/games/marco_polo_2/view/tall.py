"""The table on a phone, 390 wide: the question on top, then one thing below the other. The map lies in two halves."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2
from ....draw.panels import Box, heading, rule, sheet
from ....draw.phone import ROOM, SIDE, TOUCH
from ....draw.players import PLAYERS
from ....draw.svg import text
from ...polo.drawing import mine
from ...polo.drawing import spaces as shared
from ...polo.drawing.chart import Halves
from ...polo.drawing.layouts import on_phone
from . import chart, own, spaces
from .answers import LIST
from .books import book
from .seats import STANDING
from .table import Table

HALVES = Halves(540, 40)
GAP = 8


def draw(table: Table, own_symbols: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [("board", _map), ("spaces", _spaces), ("market", _books), ("cards", _cards), ("tableau", _mine)]
    return on_phone(table, parts, LIST, STANDING, {**own_symbols, **HALVES.symbols()})


def _map(table: Table, y: float) -> tuple[str, float]:
    return HALVES.draw(table, SIDE, y, ROOM, chart.things)


def _spaces(table: Table, y: float) -> tuple[str, float]:
    half = (ROOM - GAP) / 2
    right = SIDE + half + GAP
    body = shared.khan(table, Box(SIDE, y, half, 108)) + spaces.seals(table, Box(right, y, half, 200))
    body += spaces.bag(table, Box(SIDE, y + 116, half, 84))
    y += 208
    travel = Box(SIDE, y, half, 30 + 3 * (TOUCH + 8))
    body += spaces.travel(table, travel) + shared.black_dice(table, Box(right, y, half, 92))
    return body + spaces.contract_board(table, Box(right, y + 100, half, travel.height - 100)), travel.bottom + GAP


def _books(table: Table, y: float) -> tuple[str, float]:
    body = ""
    for name in table.catalogue.books:
        box = Box(SIDE, y, ROOM, 26 + 32 + 2 * (TOUCH + 6))
        body += book(table, name, box, 66)
        y = box.bottom + GAP
    return body, y


def _cards(table: Table, y: float) -> tuple[str, float]:
    body, bottom = spaces.all_cards(table, Box(SIDE, y, ROOM, 0))
    return body, bottom + GAP


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own tableau, all of it open."""
    x, room = SIDE + 16, ROOM - 26
    parts = mine.character(table, Box(x, y + 12, 104, 112))
    parts += mine.goods(table, Box(x + 112, y + 16, room - 112, 104), 3, 32)
    top = y + 130
    for title, height in (
        ("see-dice", 68 if len(table.mine["dice"]) <= 5 else 112),
        ("see-contracts", 122),
        ("see-seals", 4 * (TOUCH + 2) + 14),
        ("see-goal-title", 3 * (TOUCH + 5) + 12 if len(table.mine["goals"]) > 1 else 84),
        ("see-posts", 144 if own.collects(table) else 92),
    ):
        parts += heading(x, top + 12, table.say(title)) + rule(x, top + 18, x + room)
        box = Box(x, top + 27, room, height - 12)
        if title == "see-dice":
            parts += mine.dice(table, box, 38)
        elif title == "see-contracts":
            done = table.say("see-completed", count=len(table.mine["completed"]))
            parts += text(x + room, top + 12, done, size=11.5, weight=600, fill=INK_2, anchor="end")
            parts += mine.own_contracts(table, box, 110, 12)
        elif title == "see-seals":
            parts += own.seals(table, box)
        elif title == "see-goal-title":
            parts += _goal(table, box)
        elif own.collects(table):
            parts += mine.posts(table, Box(x, box.y, room, 78), 6) + own.kept(table, Box(x, box.y + 84, room, TOUCH))
        else:
            parts += mine.posts(table, box, 6)
        top += height + 24
    wears = PLAYERS[table.dressed[table.shown]]
    return sheet(Box(SIDE, y, ROOM, top - y), wears.fill, 2, wears.fill) + parts, top + GAP


def _goal(table: Table, box: Box) -> str:
    """The goal with the own coats of arms beside it; while one of several is to be kept, all of them."""
    if len(table.mine["goals"]) > 1:
        return own.goals(table, box)
    body = own.goals(table, Box(box.x, box.y, 100, box.height))
    return body + own.arms(table, table.shown, Box(box.x + 116, box.y + 22, box.width - 120, 28))
