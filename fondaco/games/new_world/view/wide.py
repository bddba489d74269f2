"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, compose
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.question_strip import wide_question
from ...century.settlers.view.point_card import SETTLER_SYMBOLS
from ...century.settlers.view.settler_actions import ACTION_LIST
from ...century.settlers.view.settler_context import AnySettlerContext
from ...century.settlers.view.settler_map import wide_land
from ...century.settlers.view.settler_opponents import SCOREBOARD, opponents
from ...century.settlers.view.settler_player_sections import cards_column, cubes_column, settlers_column, tiles_column
from ...century.settlers.view.settler_supply import help_by_mark, icon_count, next_card

NEXT, ICONS, HELP = Box(804, 60, 168, 166), Box(804, 232, 168, 188), Box(804, 426, 168, 164)
PLAYER_BOARD = Box(10, 598, 962, 194)
SIDE = Side(opponents, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw(view: AnySettlerContext) -> str:
    """The whole picture."""
    high = chooser_height(view, HELP.width, 28)
    help_or_choice = chooser(view, Box(HELP.x, HELP.y, HELP.width, high), 28) if high else help_by_mark(view, HELP)
    parts = [
        ("prompt", wide_question(view)),
        ("board", wide_land(view)),
        ("beside", next_card(view, NEXT) + icon_count(view, ICONS) + help_or_choice),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, SETTLER_SYMBOLS)


def _player_board(view: AnySettlerContext) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, point cards by kind."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(28, y, 206, height))
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (246, 468))
    body += cubes_column(view, Box(258, y, 198, 116)) + tiles_column(view, Box(258, y + 112, 198, 82), 37)
    return body + cards_column(view, Box(480, y, 480, height))
