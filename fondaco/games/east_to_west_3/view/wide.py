"""The wide layout, 1280 by 800: everything is visible at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, compose
from ...century.boats.view.boat_opponents import SCOREBOARD
from ...century.boats.view.boat_panels import compact_land, outposts_column
from ...century.cubes.view.question_strip import wide_question
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.settlers.view.settler_opponents import opponents
from ...century.settlers.view.settler_player_sections import cards_column, cubes_column, settlers_column, tiles_column
from ...century.settlers.view.settler_supply import next_line
from .action_list import ACTION_LIST
from .bazaar_board import bazaar
from .context import EastToWest3Context
from .kept_merchants import counted, kept_column

NEXT = Box(18, 556, 230, 46)
MAP = Box(508, 378, 464, 230)
PLAYER_BOARD = Box(10, 616, 962, 176)
DESIGN = Design(56, 28, (0, 0), (0, 0), 3, flattest=0.49)


def _opponents(view: EastToWest3Context, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    return opponents(view, x, y, width, counted)


SIDE = Side(_opponents, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw(view: EastToWest3Context, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", wide_question(view)),
        ("board", compact_land(view, [name for name in view.sides if name not in view.bazaar_sides])),
        ("market", bazaar(view)),
        ("map", board(view, MAP, places(view, MAP, DESIGN))),
        ("beside", next_line(view, NEXT)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, symbols)


def _player_board(view: EastToWest3Context) -> str:
    """Draw the player board of the viewer: settlers, storage over bonus tiles, outposts, point cards by kind, merchants."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(26, y, 168, height), 36)
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (203, 388, 570, 860))
    body += cubes_column(view, Box(213, y, 166, 102)) + tiles_column(view, Box(213, y + 90, 166, 82), 30)
    body += outposts_column(view, Box(398, y, 162, height)) + cards_column(view, Box(580, y, 270, height), 6)
    return body + kept_column(view, Box(868, y, 94, height))
