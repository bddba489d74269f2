"""The table on a phone, 390 wide: the question on top, then one thing below the other. The map lies in two halves."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.panels import Box
from ....draw.tall import ROOM, SIDE, TOUCH, Section
from ...polo.view import player_board as polo_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import Halves
from ...polo.view.layout_parts import dice_and_contracts, on_phone, own_things
from . import board_map, player_board, spaces
from .action_list import LIST
from .books import book
from .context import Table
from .opponents import STANDING

HALVES = Halves(500, 80)
GAP = 8


def draw(table: Table, own_symbols: Mapping[str, str]) -> str:
    """The whole picture."""
    parts = [("board", _map), ("spaces", _spaces), ("market", _books), ("cards", _cards), ("tableau", _mine)]
    return on_phone(table, parts, LIST, STANDING, {**own_symbols, **HALVES.symbols()})


def _map(table: Table, y: float) -> tuple[str, float]:
    return HALVES.draw(table, SIDE, y, ROOM, board_map.things)


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
    sections: list[Section[Table]] = [
        *dice_and_contracts(table),
        Section(table.say("view-seals"), 4 * (TOUCH + 2) + 2, player_board.seals),
        Section(table.say("view-goal-title"), 3 * (TOUCH + 5) if len(table.mine["goals"]) > 1 else 72, _goal),
        Section(table.say("view-posts"), 132 if player_board.collects(table) else 80, _posts),
    ]
    return own_things(table, y, 32, sections)


def _posts(table: Table, box: Box) -> str:
    """The posts, and below them the outpost bonuses that Filippo Vitello has stored."""
    if not player_board.collects(table):
        return polo_board.posts(table, box, 6)
    x, y, wide, _ = box
    return polo_board.posts(table, Box(x, y, wide, 78), 6) + player_board.kept(table, Box(x, y + 84, wide, TOUCH))


def _goal(table: Table, box: Box) -> str:
    """The goal with the own coats of arms beside it; while one of several is to be kept, all of them."""
    if len(table.mine["goals"]) > 1:
        return player_board.goals(table, box)
    body = player_board.goals(table, Box(box.x, box.y, 100, box.height))
    return body + player_board.arms(table, table.shown, Box(box.x + 116, box.y + 22, box.width - 120, 28))
