"""The view of Eine neue Welt. Both layouts are here."""

from __future__ import annotations

from collections.abc import Mapping

from ...draw import tall, wide
from ...draw.game_view import GameView
from ...draw.palette import RULE
from ...draw.panels import Box, sheet
from ...draw.players import PLAYERS
from ...draw.svg import line
from ..century.cubes.view.cube_buttons import chooser, chooser_height
from ..century.cubes.view.question_strip import corner, tall_question, wide_question
from ..century.settlers.view.point_card import SETTLER_SYMBOLS
from ..century.settlers.view.printed_settlers import PrintedSettlers
from ..century.settlers.view.settler_actions import ACTION_LIST
from ..century.settlers.view.settler_context import AnySettlerContext, SettlerContext
from ..century.settlers.view.settler_gallery import settler_gallery
from ..century.settlers.view.settler_map import tall_land, wide_land
from ..century.settlers.view.settler_opponents import SCOREBOARD, opponents, opponents_section
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

NEXT, ICONS, HELP = Box(804, 60, 168, 166), Box(804, 232, 168, 188), Box(804, 426, 168, 164)
PLAYER_BOARD = Box(10, 598, 962, 194)
SIDE = wide.Side(opponents, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw_wide(view: AnySettlerContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a wide screen."""
    high = chooser_height(view, HELP.width, 28)
    help_or_choice = chooser(view, Box(HELP.x, HELP.y, HELP.width, high), 28) if high else help_by_mark(view, HELP)
    parts = [
        ("prompt", wide_question(view)),
        ("board", wide_land(view)),
        ("beside", next_card(view, NEXT) + icon_count(view, ICONS) + help_or_choice),
        ("tableau", _wide_player_board(view)),
    ]
    return wide.compose(view, view.scene.title, parts, SIDE, symbols)


def _wide_player_board(view: AnySettlerContext) -> str:
    """Draw the player board of the viewer: settlers, storage over bonus tiles, point cards by kind."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(28, y, 206, height))
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (246, 468))
    body += cubes_column(view, Box(258, y, 198, 116)) + tiles_column(view, Box(258, y + 112, 198, 82), 37)
    return body + cards_column(view, Box(480, y, 480, height))


def draw_tall(view: AnySettlerContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a phone."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents_section),
        ("board", tall_land),
        ("beside", supply_section),
        ("tableau", _tall_player_board),
        ("actions", tall.actions_section(ACTION_LIST, SCOREBOARD)),
    ]
    return tall.compose(view, parts, view.scene.title, corner(view), symbols)


def _opponents_section(view: AnySettlerContext, y: float) -> tuple[str, float]:
    return opponents_section(view, y)


def _tall_player_board(view: AnySettlerContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer."""
    return player_board_section(view, y, (settlers_section, cubes_section, tiles_section, cards_section))


VIEW = GameView(SettlerContext[PrintedSettlers], draw_wide, draw_tall, settler_gallery, lambda printed: SETTLER_SYMBOLS)
