"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_section
from ....draw.panels import Box
from ....draw.tall import ROOM, SIDE, TOUCH, compose
from ...century.bazaar.view.market import bazaar_section, display
from ...century.cubes.view.question_strip import corner, tall_question
from ...century.route.view.route_actions import ACTION_LIST
from ...century.route.view.route_row import AnyRouteContext, route_of, route_section
from ...century.settlers.view.point_card import SETTLER_SYMBOLS
from ...century.settlers.view.settler_map import tall_land
from ...century.settlers.view.settler_opponents import SCOREBOARD, opponents_section
from ...century.settlers.view.settler_player_sections import (
    cards_section,
    cubes_section,
    player_board_section,
    settlers_section,
    tiles_section,
)
from ...century.settlers.view.settler_supply import supply_section


def draw(view: AnyRouteContext) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents),
        ("board", tall_land),
        ("market", bazaar_section),
        ("beside", _beside),
    ]
    return compose(
        view, [*parts, ("tableau", _player_board), ("actions", _actions)], view.scene.title, corner(view), SETTLER_SYMBOLS
    )


def _opponents(view: AnyRouteContext, y: float) -> tuple[str, float]:
    return opponents_section(view, y, route_of)


def _beside(view: AnyRouteContext, y: float) -> tuple[str, float]:
    """Exploration tiles, and below them what lies beside all boards."""
    box = Box(SIDE, y, ROOM, 134)
    body, bottom = supply_section(view, box.bottom + 6)
    return display(view, box, 5, TOUCH) + body, bottom


def _player_board(view: AnyRouteContext, y: float) -> tuple[str, float]:
    """The viewer's own things."""
    return player_board_section(view, y, (settlers_section, route_section, cubes_section, tiles_section, cards_section))


def _actions(view: AnyRouteContext, y: float) -> tuple[str, float]:
    body, bottom = actions_section(view, Box(SIDE, y, ROOM, 0), ACTION_LIST, TOUCH, SCOREBOARD)
    return body, bottom + 8
