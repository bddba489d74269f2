"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, spread
from ...century.boats.view.boat_map import compact_land
from ...century.boats.view.boat_opponents import STANDING
from ...century.boats.view.boat_player_board import outposts_in
from ...century.boats.view.printed_boats import OWN
from ...century.cubes.view.question_strip import on_bar
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.settlers.view.settler_opponents import opponents
from ...century.settlers.view.settler_player_sections import cards_in, settlers_in, store_in, tiles_in
from ...century.settlers.view.settler_supply import next_line
from .answers import LIST
from .bazaar import bazaar
from .kept import counted, kept_in
from .table import Table

NEXT = Box(18, 556, 230, 46)
MAP = Box(508, 378, 464, 230)
MINE = Box(10, 616, 962, 176)
DESIGN = Design(56, 28, (0, 0), (0, 0), 3, flattest=0.49)


def _opponents(table: Table, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    return opponents(table, x, y, width, counted)


SIDE = Side(_opponents, LIST, (34, 30, 27), STANDING)


def draw(table: Table) -> str:
    """The whole picture."""
    parts = [
        ("prompt", on_bar(table)),
        ("board", compact_land(table, [name for name in table.sides if name not in table.bazaar_sides])),
        ("market", bazaar(table)),
        ("map", board(table, MAP, places(table, MAP, DESIGN))),
        ("beside", next_line(table, NEXT)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, OWN)


def _mine(table: Table) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, outposts, point cards by kind, merchants."""
    y, height = MINE.y, MINE.height
    colour = PLAYERS[table.shown].fill
    body = sheet(MINE, colour, 2, colour) + settlers_in(table, Box(26, y, 168, height), 36)
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (203, 388, 570, 860))
    body += store_in(table, Box(213, y, 166, 102)) + tiles_in(table, Box(213, y + 90, 166, 82), 30)
    body += outposts_in(table, Box(398, y, 162, height)) + cards_in(table, Box(580, y, 270, height), 6)
    return body + kept_in(table, Box(868, y, 94, height))
