"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, spread
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.question_strip import on_bar
from ...century.settlers.view.point_card import OWN
from ...century.settlers.view.settler_actions import LIST
from ...century.settlers.view.settler_context import AnyLand
from ...century.settlers.view.settler_map import wide_land
from ...century.settlers.view.settler_opponents import STANDING, opponents
from ...century.settlers.view.settler_player_sections import cards_in, settlers_in, store_in, tiles_in
from ...century.settlers.view.settler_supply import help_by_mark, icon_count, next_card

NEXT, ICONS, HELP = Box(804, 60, 168, 166), Box(804, 232, 168, 188), Box(804, 426, 168, 164)
MINE = Box(10, 598, 962, 194)
SIDE = Side(opponents, LIST, (34, 30, 27), STANDING)


def draw(table: AnyLand) -> str:
    """The whole picture."""
    high = chooser_height(table, HELP.width, 28)
    help_or_choice = chooser(table, Box(HELP.x, HELP.y, HELP.width, high), 28) if high else help_by_mark(table, HELP)
    parts = [
        ("prompt", on_bar(table)),
        ("board", wide_land(table)),
        ("beside", next_card(table, NEXT) + icon_count(table, ICONS) + help_or_choice),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, OWN)


def _mine(table: AnyLand) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, point cards by kind."""
    y, height = MINE.y, MINE.height
    colour = PLAYERS[table.shown].fill
    body = sheet(MINE, colour, 2, colour) + settlers_in(table, Box(28, y, 206, height))
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (246, 468))
    body += store_in(table, Box(258, y, 198, 116)) + tiles_in(table, Box(258, y + 112, 198, 82), 37)
    return body + cards_in(table, Box(480, y, 480, height))
