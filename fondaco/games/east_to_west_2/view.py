"""The view of Von Ost nach West II: boards with settlers, and islands with boats. Both layouts are here."""

from __future__ import annotations

from collections.abc import Mapping

from ...draw import tall, wide
from ...draw.game_view import GameView
from ...draw.palette import RULE
from ...draw.panels import Box, sheet
from ...draw.players import PLAYERS
from ...draw.svg import line
from ..century.boats.view.boat_context import BOAT_SYMBOLS, AnyBoatContext, BoatContext, PrintedBoats
from ..century.boats.view.boat_opponents import SCOREBOARD, small_outposts
from ..century.boats.view.boat_panels import ACTION_LIST, boat_gallery, compact_land, outposts_column, outposts_section
from ..century.cubes.view.cube_buttons import chooser, chooser_height
from ..century.cubes.view.question_strip import corner, tall_question, wide_question
from ..century.sea.view.hex import Design
from ..century.sea.view.sea_map import board, places
from ..century.sea.view.sea_tall import map_section
from ..century.settlers.view.settler_map import tall_land
from ..century.settlers.view.settler_opponents import opponents, opponents_section
from ..century.settlers.view.settler_player_sections import (
    cards_column,
    cards_section,
    cubes_column,
    cubes_section,
    player_board_section,
    settlers_column,
    settlers_section,
    tiles_column,
    tiles_section,
)
from ..century.settlers.view.settler_supply import help_by_mark, icon_count, next_card, supply_section

MAP = Box(508, 60, 464, 338)
NEXT, ICONS, HELP = Box(508, 406, 132, 202), Box(646, 406, 168, 202), Box(820, 406, 152, 202)
PLAYER_BOARD = Box(10, 616, 962, 176)
DESIGN = Design(58, 41, (0, 0), (0, 0), 4)


def _opponents_column(view: AnyBoatContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    return opponents(view, x, y, width, small_outposts)


SIDE = wide.Side(_opponents_column, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw_wide(view: AnyBoatContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a wide screen."""
    chosen = chooser_height(view, HELP.width, 28)
    help_or_choice = chooser(view, Box(*HELP[:3], chosen), 28) if chosen else help_by_mark(view, HELP)
    parts = [
        ("prompt", wide_question(view)),
        ("board", compact_land(view, list(view.sides))),
        ("map", board(view, MAP, places(view, MAP, DESIGN))),
        ("beside", next_card(view, NEXT) + icon_count(view, ICONS) + help_or_choice),
        ("tableau", _wide_player_board(view)),
    ]
    return wide.compose(view, view.scene.title, parts, SIDE, symbols)


def _wide_player_board(view: AnyBoatContext) -> str:
    """Draw the player board of the viewer: settlers, storage over bonus tiles, outposts, point cards by kind."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(26, y, 172, height), 36)
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (208, 398, 582))
    body += cubes_column(view, Box(218, y, 170, 102)) + tiles_column(view, Box(218, y + 90, 170, 82), 30)
    return body + outposts_column(view, Box(408, y, 164, height)) + cards_column(view, Box(592, y, 368, height), 6)


def draw_tall(view: AnyBoatContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a phone."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents_section),
        ("board", tall_land),
        ("map", map_section),
        ("beside", supply_section),
        ("tableau", _tall_player_board),
        ("actions", tall.actions_section(ACTION_LIST, SCOREBOARD)),
    ]
    return tall.compose(view, parts, view.scene.title, corner(view), symbols)


def _opponents_section(view: AnyBoatContext, y: float) -> tuple[str, float]:
    return opponents_section(view, y, small_outposts)


def _tall_player_board(view: AnyBoatContext, y: float) -> tuple[str, float]:
    return player_board_section(view, y, [settlers_section, cubes_section, tiles_section, outposts_section, cards_section])


VIEW = GameView(BoatContext[PrintedBoats], draw_wide, draw_tall, boat_gallery, lambda printed: BOAT_SYMBOLS)
