"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.screen import Side, spread
from ....draw.svg import line
from ...century.drawing.asking import on_bar
from ...century.drawing.boats.answers import LIST
from ...century.drawing.boats.faces import OWN
from ...century.drawing.boats.land import compact_land
from ...century.drawing.boats.own import outposts_in
from ...century.drawing.boats.seats import STANDING, small_outposts
from ...century.drawing.boats.table import AnyBoats
from ...century.drawing.choosing import chooser, chooser_height
from ...century.drawing.sea.board import board, places
from ...century.drawing.sea.hexes import Design
from ...century.drawing.settlers.beside import help_by_mark, icon_count, next_card
from ...century.drawing.settlers.own import cards_in, settlers_in, store_in, tiles_in
from ...century.drawing.settlers.seats import opponents

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
