"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_section
from ....draw.panels import Box
from ....draw.tall import ROOM, SIDE, TOUCH, compose
from ...century.bazaar.view.market import bazaar_section
from ...century.boats.view.boat_opponents import SCOREBOARD
from ...century.boats.view.boat_player_board import outposts_section
from ...century.boats.view.printed_boats import BOAT_SYMBOLS
from ...century.cubes.view.question_strip import corner, tall_question
from ...century.sea.view.sea_tall import map_section
from ...century.settlers.view.settler_map import tall_land
from ...century.settlers.view.settler_opponents import opponents_section
from ...century.settlers.view.settler_player_sections import (
    cards_section,
    cubes_section,
    player_board_section,
    settlers_section,
    tiles_section,
)
from ...century.settlers.view.settler_supply import supply_section
from .answers import ACTION_LIST
from .kept import counted, kept_section
from .table import EastToWest3Context


def draw(view: EastToWest3Context) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents),
        ("board", tall_land),
        ("market", bazaar_section),
        ("map", map_section),
        ("beside", supply_section),
        ("tableau", _player_board),
        ("actions", _actions),
    ]
    return compose(view, parts, view.scene.title, corner(view), BOAT_SYMBOLS)


def _opponents(view: EastToWest3Context, y: float) -> tuple[str, float]:
    return opponents_section(view, y, counted)


def _player_board(view: EastToWest3Context, y: float) -> tuple[str, float]:
    return player_board_section(
        view, y, [settlers_section, cubes_section, tiles_section, outposts_section, kept_section, cards_section]
    )


def _actions(view: EastToWest3Context, y: float) -> tuple[str, float]:
    body, bottom = actions_section(view, Box(SIDE, y, ROOM, 0), ACTION_LIST, TOUCH, SCOREBOARD)
    return body, bottom + 8
