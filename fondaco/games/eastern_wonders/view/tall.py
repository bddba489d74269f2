"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_below
from ....draw.panels import Box
from ....draw.player_sheets import two_in_a_row
from ....draw.tall import ROOM, SIDE, TOUCH, stacked
from ...century.cubes.view.question_strip import corner, on_phone
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile
from ...century.sea.view.sea_opponents import SMALL, STANDING, small_sea_opponent
from ...century.sea.view.sea_symbols import OWN
from ...century.sea.view.sea_tall import OWN_ROOM, OWN_X, hold_below, map_below, sheet_below, start_below, tiles_below
from .answers import LIST
from .harvest import harvest
from .table import Table


def draw(table: Table) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", on_phone),
        ("opponents", _opponents),
        ("start", start_below),
        ("board", map_below),
        ("tableau", _mine),
        ("beside", _beside),
        ("actions", _actions),
    ]
    return stacked(table, parts, table.scene.title, corner(table), OWN)


def _opponents(table: Table, y: float) -> tuple[str, float]:
    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, SMALL), small_sea_opponent)


def _beside(table: Table, y: float) -> tuple[str, float]:
    """The piles of bonus tiles two by two, and the pile of point tiles."""
    body = bonus_piles(table, Box(SIDE, y, ROOM, 262), 2)
    return body + point_pile(table, Box(SIDE, y + 268, ROOM, 86)), y + 362


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own things: hold, outposts, bonus tiles, point tiles, harvest."""
    cubes, top = hold_below(table, y + 36)
    brought = harvest(table, Box(OWN_X, top, OWN_ROOM, TOUCH))
    tiles, bottom = tiles_below(table, top + TOUCH + 12)
    return sheet_below(table, y, bottom) + cubes + brought + tiles, bottom + 8


def _actions(table: Table, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
