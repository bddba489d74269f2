"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, compose
from ...century.boats.view.boat_actions import ACTION_LIST
from ...century.boats.view.boat_context import AnyBoatContext
from ...century.boats.view.boat_map import compact_land
from ...century.boats.view.boat_opponents import SCOREBOARD, small_outposts
from ...century.boats.view.boat_player_board import outposts_column
from ...century.boats.view.printed_boats import BOAT_SYMBOLS
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.question_strip import wide_question
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.settlers.view.settler_opponents import opponents
from ...century.settlers.view.settler_player_sections import cards_column, cubes_column, settlers_column, tiles_column
from ...century.settlers.view.settler_supply import help_by_mark, icon_count, next_card

MAP = Box(508, 60, 464, 338)
NEXT, ICONS, HELP = Box(508, 406, 132, 202), Box(646, 406, 168, 202), Box(820, 406, 152, 202)
PLAYER_BOARD = Box(10, 616, 962, 176)
DESIGN = Design(58, 41, (0, 0), (0, 0), 4)


def _opponents(view: AnyBoatContext, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    return opponents(view, x, y, width, small_outposts)


SIDE = Side(_opponents, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw(view: AnyBoatContext) -> str:
    """The whole picture."""
    chosen = chooser_height(view, HELP.width, 28)
    help_or_choice = chooser(view, Box(*HELP[:3], chosen), 28) if chosen else help_by_mark(view, HELP)
    parts = [
        ("prompt", wide_question(view)),
        ("board", compact_land(view, list(view.sides))),
        ("map", board(view, MAP, places(view, MAP, DESIGN))),
        ("beside", next_card(view, NEXT) + icon_count(view, ICONS) + help_or_choice),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, BOAT_SYMBOLS)


def _player_board(view: AnyBoatContext) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, outposts, point cards by kind."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(26, y, 172, height), 36)
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (208, 398, 582))
    body += cubes_column(view, Box(218, y, 170, 102)) + tiles_column(view, Box(218, y + 90, 170, 82), 30)
    return body + outposts_column(view, Box(408, y, 164, height)) + cards_column(view, Box(592, y, 368, height), 6)
