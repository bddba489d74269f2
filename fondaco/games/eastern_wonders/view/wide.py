"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box
from ....draw.player_sheets import one_below_another
from ....draw.seals import seal
from ....draw.svg import line, text
from ....draw.wide import Side, spread
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import own_sheet
from ...century.cubes.view.question_strip import on_bar
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile, start_groups
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.sea.view.sea_opponents import FULL, LOW, STANDING, sea_opponent
from ...century.sea.view.sea_player_board import built, my_bonuses, my_outposts, my_tiles
from ...century.sea.view.sea_symbols import OWN
from .answers import LIST
from .harvest import harvest
from .table import Table

MAP = Box(10, 60, 786, 524)
BESIDE = Box(804, 60, 168, 524)
PILE = 86
MINE = Box(10, 592, 962, 200)
DESIGN = Design(78, 42.8, (122, 68), (84, 50), 4)


def _opponents(table: Table, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    high = FULL if len(table.others) < 3 else LOW
    return one_below_another(table, Box(x, y, width, high), sea_opponent)


SIDE = Side(_opponents, LIST, (34, 30, 27), STANDING)


def draw(table: Table) -> str:
    """The whole picture."""
    below = _below(table)
    parts = [
        ("prompt", on_bar(table)),
        ("board", board(table, MAP, places(table, MAP, DESIGN))),
        ("beside", bonus_piles(table, Box(*BESIDE[:3], below.y - 6 - BESIDE.y))),
        ("pile", _pile(table, below)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, OWN)


def _below(table: Table) -> Box:
    """The place below the piles of bonus tiles: as large as what is chosen there."""
    groups = table.seen["groups"]
    high = 34 + 38 * len(groups) if groups else chooser_height(table, BESIDE.width, 28) or PILE
    return Box(BESIDE.x, BESIDE.bottom - high, BESIDE.width, high)


def _pile(table: Table, box: Box) -> str:
    """The pile of point tiles, or what is chosen just now."""
    if table.seen["groups"]:
        return start_groups(table, box, 38, 32)
    return chooser(table, box, 28) or point_pile(table, box)


def _mine(table: Table) -> str:
    """The viewer's own things: hold, outposts, bonus tiles, point tiles and the harvest."""
    y, height = MINE.y, MINE.height
    mine = table.mine
    held = table.say("view-filled", held=sum(mine["cubes"]), limit=mine["limit"])
    body = own_sheet(table, MINE, table.say("view-your-hold"), held, 110, 250)
    titles = (
        (278, 614, table.say("view-outposts"), built(table)),
        (642, 762, table.say("view-bonus-short"), ""),
        (790, 960, table.say("view-point-tiles"), ""),
    )
    body += seal(table.score(table.shown), 931, y + 5, 31, winner=table.winner(table.shown))
    for left, right, words, note in titles:
        body += text(left, y + 25, words, size=14, weight=700, serif=True)
        body += text(right, y + 25, note, size=12, weight=600, fill=INK_2, anchor="end") if note else ""
    for x in (264, 628, 776):
        body += line(x, y + 12, x, y + height - 12, RULE)
    body += own_cubes(table, mine["limit"], Box(28, y + 38, 222, 152), 5)
    body += my_outposts(table, Box(278, y + 36, 340, 160))
    body += my_bonuses(table, Box(644, y + 38, 122, 150), 2, 44)
    body += my_tiles(table, Box(790, y + 38, 172, 110), 2, 50)
    return body + harvest(table, Box(790, y + 156, 172, 34))
