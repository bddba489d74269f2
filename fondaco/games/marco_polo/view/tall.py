"""The table on a phone, 390 wide: the question on top, then one thing below the other.

Targets are large enough for a finger, even on a screen of 360.

The map would be too small in one piece, so it lies in two halves, one below the other, at nearly the scale of a wide screen.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2
from ....draw.panels import HEADING, Box, heading, rule, sheet
from ....draw.phone import ROOM, SIDE, TOUCH
from ....draw.players import PLAYERS
from ....draw.svg import text
from ...polo.drawing import mine
from ...polo.drawing import spaces as shared
from ...polo.drawing.chart import Halves
from ...polo.drawing.layouts import on_phone
from . import chart, goals, spaces
from .answers import LIST
from .seats import STANDING
from .table import Table

HALVES = Halves(515, 45)


def draw(table: Table, own: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [("board", _map), ("spaces", _spaces), ("market", _bazaar), ("contracts", _contracts), ("tableau", _mine)]
    return on_phone(table, parts, LIST, STANDING, {**own, **HALVES.symbols()})


def _map(table: Table, y: float) -> tuple[str, float]:
    return HALVES.draw(table, SIDE, y, ROOM, chart.things)


def _spaces(table: Table, y: float) -> tuple[str, float]:
    half = (ROOM - 8) / 2
    right = SIDE + half + 8
    body = shared.khan(table, Box(SIDE, y, half, 112)) + spaces.travel(table, Box(right, y, half, 132))
    body += shared.black_dice(table, Box(SIDE, y + 120, half, 100))
    quarter = (half - 6) / 2
    body += spaces.money(table, "coins", Box(right, y + 140, quarter, 80))
    return body + spaces.money(table, "purse", Box(right + quarter + 6, y + 140, quarter, 80)), y + 228


def _bazaar(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, HEADING + 6 + 4 * TOUCH)
    return spaces.bazaar(table, box, 56), box.bottom + 8


def _contracts(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 138)
    return spaces.contract_row(table, box, 44, 5), box.bottom + 8


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own tableau, all of it open."""
    x, room = SIDE + 16, ROOM - 26
    parts = mine.character(table, Box(x, y + 12, 104, 112))
    parts += mine.goods(table, Box(x + 112, y + 12, room - 112, 104), 3, 40)
    top = y + 130
    for title, height in (
        ("see-dice", 68 if len(table.mine["dice"]) <= 5 else 112),
        ("see-contracts", 122),
        ("see-goals", 116),
        ("see-posts", 92),
    ):
        parts += heading(x, top + 12, table.say(title)) + rule(x, top + 18, x + room)
        box = Box(x, top + 27, room, height - 12)
        if title == "see-dice":
            parts += mine.dice(table, box, 38)
        elif title == "see-contracts":
            done = table.say("see-completed", count=len(table.mine["completed"]))
            parts += text(x + room, top + 12, done, size=11.5, weight=600, fill=INK_2, anchor="end")
            parts += mine.own_contracts(table, box, 110, 12)
        elif title == "see-goals":
            parts += goals.goals(table, box)
        else:
            parts += mine.posts(table, box, 6)
        top += height + 24
    wears = PLAYERS[table.dressed[table.shown]]
    return sheet(Box(SIDE, y, ROOM, top - y), wears.fill, 2, wears.fill) + parts, top + 8
