"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, spread
from ...century.bazaar.view.market import bazaar, display
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.question_strip import on_bar
from ...century.route.view.route_actions import LIST
from ...century.route.view.route_row import AnyRoute, route_in, route_of
from ...century.settlers.view.point_card import OWN
from ...century.settlers.view.settler_map import wide_land
from ...century.settlers.view.settler_opponents import STANDING, opponents
from ...century.settlers.view.settler_player_sections import cards_in, settlers_in, store_in, tiles_in
from ...century.settlers.view.settler_supply import icon_rows, next_strip

MARKET, NEXT = Box(804, 60, 168, 270), Box(804, 336, 168, 70)
DISPLAY, ICONS = Box(804, 412, 168, 84), Box(804, 502, 168, 88)
MINE = Box(10, 598, 962, 194)


def _opponents(table: AnyRoute, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    return opponents(table, x, y, width, route_of, alone=186)


SIDE = Side(_opponents, LIST, (34, 30, 27), STANDING)


def draw(table: AnyRoute) -> str:
    """The whole picture."""
    parts = [
        ("prompt", on_bar(table)),
        ("board", wide_land(table)),
        ("market", bazaar(table, MARKET, 2, 70, 94)),
        ("beside", next_strip(table, NEXT) + _below(table)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, OWN)


def _below(table: AnyRoute) -> str:
    """Exploration tiles and icons; where a number answers the question, the chooser covers as much of them as it needs."""
    high = chooser_height(table, ICONS.width, 28)
    body = display(table, DISPLAY, 5, 24) if high <= ICONS.height else ""
    if high:
        return body + chooser(table, Box(ICONS.x, ICONS.bottom - high, ICONS.width, high), 28)
    return body + icon_rows(table, ICONS)


def _mine(table: AnyRoute) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, the route, point cards by kind."""
    y, height = MINE.y, MINE.height
    colour = PLAYERS[table.shown].fill
    body = sheet(MINE, colour, 2, colour) + settlers_in(table, Box(28, y, 172, height))
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (210, 394, 710))
    body += store_in(table, Box(220, y, 164, 100)) + tiles_in(table, Box(220, y + 94, 164, 100), 38)
    return body + route_in(table, Box(404, y, 296, height)) + cards_in(table, Box(720, y, 240, height), 6)
