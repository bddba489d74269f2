"""The tall layout for phones, 390 wide: the question on top, then one section below another. Targets are at least 44 high."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.tall import actions_section, compose
from ...century.bazaar.view.market import bazaar_section
from ...century.boats.view.boat_opponents import SCOREBOARD
from ...century.boats.view.boat_panels import outposts_section
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
from .action_list import ACTION_LIST
from .context import EastToWest3Context
from .kept_merchants import counted, kept_section


def draw(view: EastToWest3Context, symbols: Mapping[str, str]) -> str:
    """Return the picture. Its height depends on the position."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents),
        ("board", tall_land),
        ("market", bazaar_section),
        ("map", map_section),
        ("beside", supply_section),
        ("tableau", _player_board),
        ("actions", actions_section(ACTION_LIST, SCOREBOARD)),
    ]
    return compose(view, parts, view.scene.title, corner(view), symbols)


def _opponents(view: EastToWest3Context, y: float) -> tuple[str, float]:
    return opponents_section(view, y, counted)


def _player_board(view: EastToWest3Context, y: float) -> tuple[str, float]:
    return player_board_section(
        view, y, [settlers_section, cubes_section, tiles_section, outposts_section, kept_section, cards_section]
    )
