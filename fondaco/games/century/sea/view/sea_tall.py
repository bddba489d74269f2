"""The parts of the sea on a phone, one below the other: each begins at some y, and says where the next one begins."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.tall import ROOM, SIDE, TOUCH
from ...cubes.view.cube_store import own_cubes
from ...cubes.view.player_sheet import own_sheet, titled
from ...harbours.view.harbour_supply import start_groups
from .hex import Design
from .sea_context import AnyChart, AnySeaTable
from .sea_map import board, places
from .sea_player_board import built, my_bonuses, my_outposts, my_tiles

DESIGN = Design(60, 50, (78, 48), (78, 48), 4, tallest=1.15)
ACROSS, CUBE = 7, 52
"""How many cubes of one's own lie in a row, and how high it is: each can be a target."""
OWN_X, OWN_ROOM = SIDE + 16, ROOM - 26
"""Where the viewer's own things lie on their sheet."""


def start_below(table: AnySeaTable, y: float) -> tuple[str, float]:
    """At first the cubes to choose from."""
    groups = table.seen["groups"]
    if not groups:
        return "", y
    high = 34 + (TOUCH + 6) * -(-len(groups) // 2)
    return start_groups(table, Box(SIDE, y, ROOM, high), TOUCH + 6, TOUCH, 2), y + high + 8


def map_below(table: AnyChart, y: float) -> tuple[str, float]:
    """The map from edge to edge."""
    box = Box(3, y, 384, float("inf"))
    where = places(table, box, DESIGN)
    return board(table, box, where), y + where.height + 8


def hold_below(table: AnySeaTable, y: float) -> tuple[str, float]:
    """The viewer's cubes."""
    mine = table.mine
    lines = -(-max(mine["limit"], sum(mine["cubes"])) // ACROSS)
    body = own_cubes(table, mine["limit"], Box(OWN_X, y, OWN_ROOM, lines * CUBE), ACROSS, TOUCH)
    return body, y + lines * CUBE + 4


def tiles_below(table: AnySeaTable, y: float) -> tuple[str, float]:
    """The viewer's outposts, bonus tiles and point tiles."""
    x, room = OWN_X, OWN_ROOM
    body = titled(x, y, room, table.say("view-outposts"), built(table)) + my_outposts(table, Box(x, y + 28, room, 176))
    y += 212
    body += titled(x, y, room, table.say("view-bonus-tiles"))
    body += my_bonuses(table, Box(x, y + 32, room, 50), len(table.catalogue.bonuses), 48)
    y += 92
    body += titled(x, y, room, table.say("view-point-tiles"), table.say("view-score", count=table.score(table.shown)))
    rows = -(-max(table.seen["tiles_to_end"], len(table.mine["fulfilled"])) // 4)
    return body + my_tiles(table, Box(x, y + 28, room, 0), 4, 50), y + 36 + rows * 57


def sheet_below(table: AnySeaTable, y: float, bottom: float) -> str:
    """The sheet that they lie on."""
    held = table.say("view-filled", held=sum(table.mine["cubes"]), limit=table.mine["limit"])
    return own_sheet(table, Box(SIDE, y, ROOM, bottom - y), table.say("view-your-hold"), held, 200)
