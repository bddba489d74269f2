"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_below
from ....draw.panels import Box
from ....draw.tall import ROOM, SIDE, TOUCH, stacked
from ...century.bazaar.view.market import bazaar_below, display
from ...century.cubes.view.question_strip import corner, on_phone
from ...century.route.view.route_actions import LIST
from ...century.route.view.route_row import AnyRoute, route_below, route_of
from ...century.settlers.view.point_card import OWN
from ...century.settlers.view.settler_map import tall_land
from ...century.settlers.view.settler_opponents import STANDING, opponents_below
from ...century.settlers.view.settler_player_sections import cards_below, mine_below, settlers_below, store_below, tiles_below
from ...century.settlers.view.settler_supply import beside_below


def draw(table: AnyRoute) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [("prompt", on_phone), ("opponents", _opponents), ("board", tall_land), ("market", bazaar_below), ("beside", _beside)]
    return stacked(table, [*parts, ("tableau", _mine), ("actions", _actions)], table.scene.title, corner(table), OWN)


def _opponents(table: AnyRoute, y: float) -> tuple[str, float]:
    return opponents_below(table, y, route_of)


def _beside(table: AnyRoute, y: float) -> tuple[str, float]:
    """Exploration tiles, and below them what lies beside all boards."""
    box = Box(SIDE, y, ROOM, 134)
    body, bottom = beside_below(table, box.bottom + 6)
    return display(table, box, 5, TOUCH) + body, bottom


def _mine(table: AnyRoute, y: float) -> tuple[str, float]:
    """The viewer's own things."""
    return mine_below(table, y, (settlers_below, route_below, store_below, tiles_below, cards_below))


def _actions(table: AnyRoute, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
