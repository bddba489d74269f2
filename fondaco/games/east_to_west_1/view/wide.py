"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import RULE
from ....draw.panels import Box, sheet
from ....draw.players import PLAYERS
from ....draw.svg import line
from ....draw.wide import Side, compose
from ...century.bazaar.view.market import bazaar, display
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.question_strip import wide_question
from ...century.route.view.route_actions import ACTION_LIST
from ...century.route.view.route_row import AnyRouteContext, route_column, route_of
from ...century.settlers.view.point_card import SETTLER_SYMBOLS
from ...century.settlers.view.settler_map import wide_land
from ...century.settlers.view.settler_opponents import SCOREBOARD, opponents
from ...century.settlers.view.settler_player_sections import cards_column, cubes_column, settlers_column, tiles_column
from ...century.settlers.view.settler_supply import icon_rows, next_strip

MARKET, NEXT = Box(804, 60, 168, 270), Box(804, 336, 168, 70)
DISPLAY, ICONS = Box(804, 412, 168, 84), Box(804, 502, 168, 88)
PLAYER_BOARD = Box(10, 598, 962, 194)


def _opponents(view: AnyRouteContext, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    return opponents(view, x, y, width, route_of, alone=186)


SIDE = Side(_opponents, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw(view: AnyRouteContext) -> str:
    """The whole picture."""
    parts = [
        ("prompt", wide_question(view)),
        ("board", wide_land(view)),
        ("market", bazaar(view, MARKET, 2, 70, 94)),
        ("beside", next_strip(view, NEXT) + _below(view)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, SETTLER_SYMBOLS)


def _below(view: AnyRouteContext) -> str:
    """Exploration tiles and icons; where a number answers the question, the chooser covers as much of them as it needs."""
    high = chooser_height(view, ICONS.width, 28)
    body = display(view, DISPLAY, 5, 24) if high <= ICONS.height else ""
    if high:
        return body + chooser(view, Box(ICONS.x, ICONS.bottom - high, ICONS.width, high), 28)
    return body + icon_rows(view, ICONS)


def _player_board(view: AnyRouteContext) -> str:
    """The viewer's own things: settlers, storage over bonus tiles, the route, point cards by kind."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(28, y, 172, height))
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (210, 394, 710))
    body += cubes_column(view, Box(220, y, 164, 100)) + tiles_column(view, Box(220, y + 94, 164, 100), 38)
    return body + route_column(view, Box(404, y, 296, height)) + cards_column(view, Box(720, y, 240, height), 6)
