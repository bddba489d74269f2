"""The table on a phone, 390 wide: the question on top, then one thing below the other.

Targets are large enough for a finger, even on a screen of 360.

The map would be too small in one piece, so it lies in two halves, one below the other, at nearly the scale of a wide screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ....draw.panels import HEADING, Box
from ....draw.tall import ROOM, SIDE, TOUCH, Section
from ...polo.view import player_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import Halves
from ...polo.view.layout_parts import dice_and_contracts, on_phone, own_things
from . import board_map, goals, spaces
from .action_list import LIST
from .context import Table
from .opponents import STANDING

HALVES = Halves(515, 45)


def draw(table: Table, own: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [("board", _map), ("spaces", _spaces), ("market", _bazaar), ("contracts", _contracts), ("tableau", _mine)]
    return on_phone(table, parts, LIST, STANDING, {**own, **HALVES.symbols()})


def _map(table: Table, y: float) -> tuple[str, float]:
    return HALVES.draw(table, SIDE, y, ROOM, board_map.things)


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
    sections: list[Section[Table]] = [
        *dice_and_contracts(table),
        Section(table.say("view-goals"), 104, goals.goals),
        Section(table.say("view-posts"), 80, partial(player_board.posts, across=6)),
    ]
    return own_things(table, y, 40, sections)
