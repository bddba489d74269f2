"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_section
from ....draw.panels import Box
from ....draw.player_sheets import two_in_a_row
from ....draw.tall import ROOM, SIDE, TOUCH, compose
from ...century.cubes.view.question_strip import corner, tall_question
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile
from ...century.sea.view.sea_opponents import SCOREBOARD, SMALL, small_sea_opponent
from ...century.sea.view.sea_symbols import SEA_SYMBOLS
from ...century.sea.view.sea_tall import (
    OWN_ROOM,
    OWN_X,
    cubes_section,
    map_section,
    player_board_section,
    start_section,
    tiles_section,
)
from .answers import ACTION_LIST
from .harvest import harvest
from .table import EasternWondersContext


def draw(view: EasternWondersContext) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents),
        ("start", start_section),
        ("board", map_section),
        ("tableau", _player_board),
        ("beside", _beside),
        ("actions", _actions),
    ]
    return compose(view, parts, view.scene.title, corner(view), SEA_SYMBOLS)


def _opponents(view: EasternWondersContext, y: float) -> tuple[str, float]:
    return two_in_a_row(view, Box(SIDE, y, (ROOM - 6) / 2, SMALL), small_sea_opponent)


def _beside(view: EasternWondersContext, y: float) -> tuple[str, float]:
    """The piles of bonus tiles two by two, and the pile of point tiles."""
    body = bonus_piles(view, Box(SIDE, y, ROOM, 262), 2)
    return body + point_pile(view, Box(SIDE, y + 268, ROOM, 86)), y + 362


def _player_board(view: EasternWondersContext, y: float) -> tuple[str, float]:
    """The viewer's own things: hold, outposts, bonus tiles, point tiles, harvest."""
    cubes, top = cubes_section(view, y + 36)
    brought = harvest(view, Box(OWN_X, top, OWN_ROOM, TOUCH))
    tiles, bottom = tiles_section(view, top + TOUCH + 12)
    return player_board_section(view, y, bottom) + cubes + brought + tiles, bottom + 8


def _actions(view: EasternWondersContext, y: float) -> tuple[str, float]:
    body, bottom = actions_section(view, Box(SIDE, y, ROOM, 0), ACTION_LIST, TOUCH, SCOREBOARD)
    return body, bottom + 8
