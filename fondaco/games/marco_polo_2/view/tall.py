"""The tall layout for phones, 390 wide: the question on top, then one section below another. The map is cut into two halves."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.panels import Box
from ....draw.tall import ROOM, SIDE, TOUCH, Section
from ...polo.view import player_board as polo_board
from ...polo.view import spaces as shared
from ...polo.view.board_map import Halves
from ...polo.view.layout_parts import compose_tall, dice_and_contracts, player_board_section
from . import board_map, player_board, spaces
from .action_list import ACTION_LIST
from .books import book
from .context import MarcoPolo2Context
from .opponents import SCOREBOARD

HALVES = Halves(500, 80)
GAP = 8


def draw(view: MarcoPolo2Context, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [("board", _map), ("spaces", _spaces), ("market", _books), ("cards", _cards), ("tableau", _player_board)]
    return compose_tall(view, parts, ACTION_LIST, SCOREBOARD, {**symbols, **HALVES.symbols()})


def _map(view: MarcoPolo2Context, y: float) -> tuple[str, float]:
    return HALVES.draw(view, SIDE, y, ROOM, board_map.things)


def _spaces(view: MarcoPolo2Context, y: float) -> tuple[str, float]:
    half = (ROOM - GAP) / 2
    right = SIDE + half + GAP
    body = shared.khan(view, Box(SIDE, y, half, 108)) + spaces.seals(view, Box(right, y, half, 200))
    body += spaces.bag(view, Box(SIDE, y + 116, half, 84))
    y += 208
    travel = Box(SIDE, y, half, 30 + 3 * (TOUCH + 8))
    body += spaces.travel(view, travel) + shared.black_dice(view, Box(right, y, half, 92))
    return body + spaces.contract_board(view, Box(right, y + 100, half, travel.height - 100)), travel.bottom + GAP


def _books(view: MarcoPolo2Context, y: float) -> tuple[str, float]:
    body = ""
    for name in view.printed.books:
        box = Box(SIDE, y, ROOM, 26 + 32 + 2 * (TOUCH + 6))
        body += book(view, name, box, 66)
        y = box.bottom + GAP
    return body, y


def _cards(view: MarcoPolo2Context, y: float) -> tuple[str, float]:
    body, bottom = spaces.all_cards(view, Box(SIDE, y, ROOM, 0))
    return body, bottom + GAP


def _player_board(view: MarcoPolo2Context, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer, all of it open."""
    sections: list[Section[MarcoPolo2Context]] = [
        *dice_and_contracts(view),
        Section(view.translate("view-seals"), 4 * (TOUCH + 2) + 2, player_board.seals),
        Section(view.translate("view-goal-title"), 3 * (TOUCH + 5) if len(view.own["goals"]) > 1 else 72, _goal),
        Section(view.translate("view-posts"), 132 if player_board.collects(view) else 80, _posts),
    ]
    return player_board_section(view, y, 32, sections)


def _posts(view: MarcoPolo2Context, box: Box) -> str:
    """Draw the posts, and below them the outpost bonuses that Filippo Vitello has stored."""
    if not player_board.collects(view):
        return polo_board.posts(view, box, 6)
    x, y, wide, _ = box
    return polo_board.posts(view, Box(x, y, wide, 78), 6) + player_board.kept(view, Box(x, y + 84, wide, TOUCH))


def _goal(view: MarcoPolo2Context, box: Box) -> str:
    """Draw the goal with the viewer's coats of arms beside it; while one of several is to be kept, all of them."""
    if len(view.own["goals"]) > 1:
        return player_board.goals(view, box)
    body = player_board.goals(view, Box(box.x, box.y, 100, box.height))
    return body + player_board.arms(view, view.shown_seat, Box(box.x + 116, box.y + 22, box.width - 120, 28))
