"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, panel
from ....draw.player_sheets import one_below_another
from ....draw.seals import seal
from ....draw.svg import line, text
from ....draw.wide import Side, spread
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import own_sheet
from ...century.cubes.view.question_strip import on_bar
from ...century.hand.view.hand import hand
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile, start_groups
from ...century.merchants.view.market_row import discard, merchant_pile, merchants
from ...century.merchants.view.merchant_actions import single_button
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.sea.view.sea_opponents import FULL, STANDING
from ...century.sea.view.sea_player_board import my_bonuses, my_outposts, my_tiles
from ...century.sea.view.sea_symbols import OWN
from .context import LIST, SPREAD, Table, laid_down, opponent, to_take_back

MAP = Box(10, 60, 560, 484)
MERCHANTS = Box(578, 60, 394, 238)
BONUSES, POINTS = Box(578, 304, 242, 96), Box(826, 304, 146, 96)
CHOICE = Box(578, 304, 394, 96)
PLAYED = Box(578, 406, 394, 138)
MINE = Box(10, 552, 962, 240)
DESIGN = Design(60, 42.8, (96, 54), (80, 46), 4)


def _opponents(table: Table, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    high = FULL + (SPREAD if len(table.others) == 1 else 0)
    return one_below_another(table, Box(x, y, width, high), opponent)


SIDE = Side(_opponents, LIST, (34, 30, 27, 24), STANDING)


def draw(table: Table) -> str:
    """The whole picture."""
    parts = [
        ("prompt", on_bar(table)),
        ("board", board(table, MAP, places(table, MAP, DESIGN))),
        ("market", _merchants(table)),
        ("beside", _beside(table)),
        ("played", _played(table)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, OWN)


def _merchants(table: Table) -> str:
    x, y, _, _ = MERCHANTS
    body = panel(MERCHANTS, table.say("view-merchants"), table.say("view-merchants-short"))
    body += merchant_pile(table, x + 10, y + 42, 56, 84) + discard(table, x + 14, y + 148)
    return body + merchants(table, x + 78, y + 39, 70, 132, 79, sign=True, shelf=54)


def _beside(table: Table) -> str:
    """The piles of tiles, or what is chosen just now."""
    if chooser_height(table, CHOICE.width, 28):
        return chooser(table, CHOICE, 28)
    return bonus_piles(table, BONUSES, 3) + point_pile(table, POINTS)


def _played(table: Table) -> str:
    """The cards laid down, and the rest that takes them back; at first the cubes to start with."""
    x, y, width, _ = PLAYED
    if table.seen["groups"]:
        return start_groups(table, PLAYED, 50, 42, 2)
    button = single_button(table, Box(x + 10, y + 103, width - 20, 28), to_take_back(table))
    box = Box(x + 10, y + 29, width - 20, 68 if button else 102)
    cards, right = laid_down(table, box, 22, 4)
    body = panel(PLAYED, table.say("view-played")) + heading(right, y + 15.5, table.say("view-spent"))
    return body + cards + button


def _mine(table: Table) -> str:
    """The viewer's own things: hold, outposts, the hand, point tiles over bonus tiles."""
    y, height = MINE.y, MINE.height
    mine = table.mine
    held = table.say("view-filled", held=sum(mine["cubes"]), limit=mine["limit"])
    body = own_sheet(table, MINE, table.say("view-your-hold"), held, 84, 202)
    body += seal(table.score(table.shown), 931, y + 5, 31, winner=table.winner(table.shown))
    titles = (
        (228, 438, table.say("view-outposts"), table.say("view-score", count=mine["score"]["outposts"])),
        (464, 770, table.say("view-your-hand" if table.seat is not None else "view-hand"), ""),
        (796, 960, table.say("view-point-tiles"), ""),
    )
    for left, right, words, note in titles:
        body += text(left, y + 25, words, size=14, weight=700, serif=True)
        body += text(right, y + 25, note, size=11.5, fill=INK_2, anchor="end") if note else ""
    if table.choosing:
        body += text(770, y + 25, table.say("view-hand-note"), size=11.5, fill=INK_2, anchor="end")
    for x in (214, 450, 782):
        body += line(x, y + 12, x, y + height - 12, RULE)
    body += own_cubes(table, mine["limit"], Box(28, y + 38, 174, 190), 5)
    body += my_outposts(table, Box(226, y + 38, 216, 192))
    body += hand(table, Box(462, y + 42, 308, 192))
    body += my_tiles(table, Box(794, y + 38, 168, 110), 2, 48)
    body += heading(794, y + 168, table.say("view-bonus-tiles"))
    return body + my_bonuses(table, Box(794, y + 180, 168, 50), 3, 46)
