"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, spread
from ...century.boats.view.boat_actions import LIST
from ...century.boats.view.boat_context import AnyBoats
from ...century.boats.view.boat_map import compact_land
from ...century.boats.view.boat_opponents import STANDING, small_outposts
from ...century.boats.view.boat_player_board import outposts_in
from ...century.boats.view.printed_boats import OWN
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.question_strip import on_bar
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.settlers.view.settler_opponents import opponents
from ...century.settlers.view.settler_player_sections import cards_in, settlers_in, store_in, tiles_in
from ...century.settlers.view.settler_supply import help_by_mark, icon_count, next_card

MAP = Box(508, 60, 464, 338)
NEXT, ICONS, HELP = Box(508, 406, 132, 202), Box(646, 406, 168, 202), Box(820, 406, 152, 202)
MINE = Box(10, 616, 962, 176)
DESIGN = Design(58, 41, (0, 0), (0, 0), 4)


def _opponents(table: AnyBoats, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    return opponents(table, x, y, width, small_outposts)


SIDE = Side(_opponents, LIST, (34, 30, 27), STANDING)


def draw(table: AnyBoats) -> str:
    """The whole picture."""
    chosen = chooser_height(table, HELP.width, 28)
    help_or_choice = chooser(table, Box(*HELP[:3], chosen), 28) if chosen else help_by_mark(table, HELP)
    parts = [
        ("prompt", on_bar(table)),
        ("board", compact_land(table, list(table.sides))),
        ("map", board(table, MAP, places(table, MAP, DESIGN))),
        ("beside", next_card(table, NEXT) + icon_count(table, ICONS) + help_or_choice),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, OWN)


def _mine(table: AnyBoats) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, outposts, point cards by kind."""
    y, height = MINE.y, MINE.height
    colour = PLAYERS[table.shown].fill
    body = sheet(MINE, colour, 2, colour) + settlers_in(table, Box(26, y, 172, height), 36)
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (208, 398, 582))
    body += store_in(table, Box(218, y, 170, 102)) + tiles_in(table, Box(218, y + 90, 170, 82), 30)
    return body + outposts_in(table, Box(408, y, 164, height)) + cards_in(table, Box(592, y, 368, height), 6)
