"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_below
from ....draw.panels import Box
from ....draw.tall import ROOM, SIDE, TOUCH, stacked
from ...century.boats.view.boat_actions import LIST
from ...century.boats.view.boat_context import AnyBoats
from ...century.boats.view.boat_opponents import STANDING, small_outposts
from ...century.boats.view.boat_player_board import outposts_below
from ...century.boats.view.printed_boats import OWN
from ...century.cubes.view.question_strip import corner, on_phone
from ...century.sea.view.sea_tall import map_below
from ...century.settlers.view.settler_map import tall_land
from ...century.settlers.view.settler_opponents import opponents_below
from ...century.settlers.view.settler_player_sections import cards_below, mine_below, settlers_below, store_below, tiles_below
from ...century.settlers.view.settler_supply import beside_below


def draw(table: AnyBoats) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", on_phone),
        ("opponents", _opponents),
        ("board", tall_land),
        ("map", map_below),
        ("beside", beside_below),
        ("tableau", _mine),
        ("actions", _actions),
    ]
    return stacked(table, parts, table.scene.title, corner(table), OWN)


def _opponents(table: AnyBoats, y: float) -> tuple[str, float]:
    return opponents_below(table, y, small_outposts)


def _mine(table: AnyBoats, y: float) -> tuple[str, float]:
    return mine_below(table, y, [settlers_below, store_below, tiles_below, outposts_below, cards_below])


def _actions(table: AnyBoats, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
