"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.answers import actions_below
from ....draw.panels import Box
from ....draw.phone import ROOM, SIDE, TOUCH, stacked
from ....draw.sheets import two_in_a_row
from ...century.drawing.asking import corner, on_phone
from ...century.drawing.caravan import own_cubes
from ...century.drawing.sea.beside import bonus_piles, point_pile, start_groups
from ...century.drawing.sea.board import board, places
from ...century.drawing.sea.hexes import Design
from ...century.drawing.sea.mine import built, my_bonuses, my_outposts, my_tiles
from ...century.drawing.sea.seats import SMALL, STANDING, small_sea_opponent
from ...century.drawing.sea.signs import OWN
from ...century.drawing.sheets import own_sheet, titled
from .answers import LIST
from .harvest import harvest
from .table import Table

DESIGN = Design(60, 50, (78, 48), (78, 48), 4, tallest=1.15)
ACROSS, CUBE = 7, 52
"""How many cubes of one's own lie in a row, and how high it is: each can be a target."""


def draw(table: Table) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", on_phone),
        ("opponents", _opponents),
        ("start", _start),
        ("board", _map),
        ("tableau", _mine),
        ("beside", _beside),
        ("actions", _actions),
    ]
    return stacked(table, parts, table.scene.title, corner(table), OWN)


def _opponents(table: Table, y: float) -> tuple[str, float]:
    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, SMALL), small_sea_opponent)


def _start(table: Table, y: float) -> tuple[str, float]:
    """At first the cubes to choose from."""
    groups = table.seen["groups"]
    if not groups:
        return "", y
    high = 34 + (TOUCH + 6) * len(groups)
    return start_groups(table, Box(SIDE, y, ROOM, high), TOUCH + 6, TOUCH), y + high + 8


def _map(table: Table, y: float) -> tuple[str, float]:
    """The map from edge to edge."""
    box = Box(3, y, 384, float("inf"))
    where = places(table, box, DESIGN)
    return board(table, box, where), y + where.height + 8


def _beside(table: Table, y: float) -> tuple[str, float]:
    """The piles of bonus tiles two by two, and the pile of point tiles."""
    body = bonus_piles(table, Box(SIDE, y, ROOM, 262), 2)
    return body + point_pile(table, Box(SIDE, y + 268, ROOM, 86)), y + 362


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own things: hold, outposts, bonus tiles, point tiles, harvest."""
    mine = table.mine
    x, room = SIDE + 16, ROOM - 26
    lines = -(-max(mine["limit"], sum(mine["cubes"])) // ACROSS)
    parts = own_cubes(table, mine["limit"], Box(x, y + 36, room, lines * CUBE), ACROSS, TOUCH)
    top = y + 40 + lines * CUBE
    parts += harvest(table, Box(x, top, room, TOUCH))
    top += TOUCH + 12
    parts += titled(x, top, room, table.say("see-outposts"), built(table))
    parts += my_outposts(table, Box(x, top + 28, room, 176))
    top += 212
    parts += titled(x, top, room, table.say("see-bonus-tiles"))
    parts += my_bonuses(table, Box(x, top + 32, room, 50), len(table.catalogue.bonuses), 48)
    top += 92
    score = table.say("see-score", count=table.score(table.shown))
    parts += titled(x, top, room, table.say("see-point-tiles"), score)
    rows = -(-max(table.seen["tiles_to_end"], len(mine["fulfilled"])) // 4)
    parts += my_tiles(table, Box(x, top + 28, room, 0), 4, 50)
    top += 36 + rows * 57
    held = table.say("see-filled", held=sum(mine["cubes"]), limit=mine["limit"])
    body = own_sheet(table, Box(SIDE, y, ROOM, top - y), table.say("see-your-hold"), held, 200)
    return body + parts, top + 8


def _actions(table: Table, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
