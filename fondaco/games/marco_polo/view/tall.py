"""The tall layout for phones, 390 wide: the question on top, then one section below another.

Targets are large enough for a finger, even on a screen 360 wide.

The map is cut into two halves, one below the other, because it would be too small in one piece.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ....draw.panels import HEADING, Box
from ....draw.tall import ROOM, SIDE, TOUCH, Section
from ...polo.view import player_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import Halves
from ...polo.view.layout_parts import compose_tall, dice_and_contracts, player_board_section
from . import board_map, goals, spaces
from .action_list import ACTION_LIST
from .context import MarcoPoloContext
from .opponents import SCOREBOARD

HALVES = Halves(515, 45)


def draw(view: MarcoPoloContext, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [("board", _map), ("spaces", _spaces), ("market", _bazaar), ("contracts", _contracts), ("tableau", _player_board)]
    return compose_tall(view, parts, ACTION_LIST, SCOREBOARD, {**symbols, **HALVES.symbols()})


def _map(view: MarcoPoloContext, y: float) -> tuple[str, float]:
    return HALVES.draw(view, SIDE, y, ROOM, board_map.things)


def _spaces(view: MarcoPoloContext, y: float) -> tuple[str, float]:
    half = (ROOM - 8) / 2
    right = SIDE + half + 8
    body = shared.khan(view, Box(SIDE, y, half, 112)) + spaces.travel(view, Box(right, y, half, 132))
    body += shared.black_dice(view, Box(SIDE, y + 120, half, 100))
    quarter = (half - 6) / 2
    body += spaces.money(view, "coins", Box(right, y + 140, quarter, 80))
    return body + spaces.money(view, "purse", Box(right + quarter + 6, y + 140, quarter, 80)), y + 228


def _bazaar(view: MarcoPoloContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, HEADING + 6 + 4 * TOUCH)
    return spaces.bazaar(view, box, 56), box.bottom + 8


def _contracts(view: MarcoPoloContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 138)
    return spaces.contract_row(view, box, 44, 5), box.bottom + 8


def _player_board(view: MarcoPoloContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer, all of it open."""
    sections: list[Section[MarcoPoloContext]] = [
        *dice_and_contracts(view),
        Section(view.translate("view-goals"), 104, goals.goals),
        Section(view.translate("view-posts"), 80, partial(player_board.posts, across=6)),
    ]
    return player_board_section(view, y, 40, sections)
