"""The view of Von Ost nach West I: the boards of New World with a market and a route. Both layouts are here."""

from __future__ import annotations

from collections.abc import Mapping

from ...draw import tall, wide
from ...draw.gallery import Translate
from ...draw.game_view import GameView
from ...draw.palette import RULE
from ...draw.panels import Box, sheet
from ...draw.players import PLAYERS
from ...draw.svg import line
from ..century.bazaar.view.market import bazaar, bazaar_section, display
from ..century.cubes.view.cube_buttons import chooser, chooser_height
from ..century.cubes.view.question_strip import corner, tall_question, wide_question
from ..century.merchants.view.merchant_gallery import merchant_gallery
from ..century.route.view.route_actions import ACTION_LIST
from ..century.route.view.route_row import AnyRouteContext, PrintedRoute, RouteContext, route_column, route_of, route_section
from ..century.settlers.view.point_card import SETTLER_SYMBOLS
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
from ..century.settlers.view.settler_supply import icon_rows, next_strip, supply_section

MARKET, NEXT = Box(804, 60, 168, 270), Box(804, 336, 168, 70)
DISPLAY, ICONS = Box(804, 412, 168, 84), Box(804, 502, 168, 88)
PLAYER_BOARD = Box(10, 598, 962, 194)


def _opponents_column(view: AnyRouteContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    return opponents(view, x, y, width, route_of, alone=186)


SIDE = wide.Side(_opponents_column, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw_wide(view: AnyRouteContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a wide screen."""
    parts = [
        ("prompt", wide_question(view)),
        ("board", wide_land(view)),
        ("market", bazaar(view, MARKET, 2, 70, 94)),
        ("beside", next_strip(view, NEXT) + _below(view)),
        ("tableau", _wide_player_board(view)),
    ]
    return wide.compose(view, view.scene.title, parts, SIDE, symbols)


def _below(view: AnyRouteContext) -> str:
    """Draw exploration tiles and icons. If a number answers the question, the chooser covers them as far as needed."""
    high = chooser_height(view, ICONS.width, 28)
    body = display(view, DISPLAY, 5, 24) if high <= ICONS.height else ""
    if high:
        return body + chooser(view, Box(ICONS.x, ICONS.bottom - high, ICONS.width, high), 28)
    return body + icon_rows(view, ICONS)


def _wide_player_board(view: AnyRouteContext) -> str:
    """Draw the player board of the viewer: settlers, storage over bonus tiles, the route, point cards by kind."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    colour = PLAYERS[view.shown_seat].fill
    body = sheet(PLAYER_BOARD, colour, 2, colour) + settlers_column(view, Box(28, y, 172, height))
    body += "".join(line(x, y + 12, x, y + height - 12, RULE) for x in (210, 394, 710))
    body += cubes_column(view, Box(220, y, 164, 100)) + tiles_column(view, Box(220, y + 94, 164, 100), 38)
    return body + route_column(view, Box(404, y, 296, height)) + cards_column(view, Box(720, y, 240, height), 6)


def draw_tall(view: AnyRouteContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a phone."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents_section),
        ("board", tall_land),
        ("market", bazaar_section),
        ("beside", _beside_section),
    ]
    return tall.compose(
        view,
        [*parts, ("tableau", _tall_player_board), ("actions", tall.actions_section(ACTION_LIST, SCOREBOARD))],
        view.scene.title,
        corner(view),
        SETTLER_SYMBOLS,
    )


def _opponents_section(view: AnyRouteContext, y: float) -> tuple[str, float]:
    return opponents_section(view, y, route_of)


def _beside_section(view: AnyRouteContext, y: float) -> tuple[str, float]:
    """Draw exploration tiles, and below them what lies beside all boards."""
    box = Box(tall.SIDE, y, tall.ROOM, 134)
    body, bottom = supply_section(view, box.bottom + 6)
    return display(view, box, 5, tall.TOUCH) + body, bottom


def _tall_player_board(view: AnyRouteContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer."""
    return player_board_section(view, y, (settlers_section, route_section, cubes_section, tiles_section, cards_section))


def gallery(printed: PrintedRoute, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return all merchants, golden deals, or components of the boards of one kind."""
    return merchant_gallery(printed, symbols, name, title, translate) or settler_gallery(printed, symbols, name, title, translate)


VIEW = GameView(RouteContext[PrintedRoute], draw_wide, draw_tall, gallery, lambda printed: SETTLER_SYMBOLS)
