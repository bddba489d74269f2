"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box
from ....draw.pieces import seal
from ....draw.player_sheets import one_below_another
from ....draw.svg import line, text
from ....draw.wide import Side, compose
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import player_board_sheet
from ...century.cubes.view.question_strip import wide_question
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile, start_groups
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.sea.view.sea_opponents import FULL, LOW, SCOREBOARD, sea_opponent
from ...century.sea.view.sea_player_board import built, own_bonuses, own_outposts, own_tiles
from ...century.sea.view.sea_symbols import SEA_SYMBOLS
from .answers import ACTION_LIST
from .harvest import harvest
from .table import EasternWondersContext

MAP = Box(10, 60, 786, 524)
BESIDE = Box(804, 60, 168, 524)
PILE = 86
PLAYER_BOARD = Box(10, 592, 962, 200)
DESIGN = Design(78, 42.8, (122, 68), (84, 50), 4)


def _opponents(view: EasternWondersContext, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of the others, one below another, and where they end."""
    high = FULL if len(view.opponents) < 3 else LOW
    return one_below_another(view, Box(x, y, width, high), sea_opponent)


SIDE = Side(_opponents, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw(view: EasternWondersContext) -> str:
    """The whole picture."""
    below = _below(view)
    parts = [
        ("prompt", wide_question(view)),
        ("board", board(view, MAP, places(view, MAP, DESIGN))),
        ("beside", bonus_piles(view, Box(*BESIDE[:3], below.y - 6 - BESIDE.y))),
        ("pile", _pile(view, below)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, SEA_SYMBOLS)


def _below(view: EasternWondersContext) -> Box:
    """The place below the piles of bonus tiles: as large as what is chosen there."""
    groups = view.observation["groups"]
    high = 34 + 38 * len(groups) if groups else chooser_height(view, BESIDE.width, 28) or PILE
    return Box(BESIDE.x, BESIDE.bottom - high, BESIDE.width, high)


def _pile(view: EasternWondersContext, box: Box) -> str:
    """The pile of point tiles, or what is chosen just now."""
    if view.observation["groups"]:
        return start_groups(view, box, 38, 32)
    return chooser(view, box, 28) or point_pile(view, box)


def _player_board(view: EasternWondersContext) -> str:
    """The viewer's own things: hold, outposts, bonus tiles, point tiles and the harvest."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    mine = view.own
    held = view.translate("view-filled", held=sum(mine["cubes"]), limit=mine["limit"])
    body = player_board_sheet(view, PLAYER_BOARD, view.translate("view-your-hold"), held, 110, 250)
    titles = (
        (278, 614, view.translate("view-outposts"), built(view)),
        (642, 762, view.translate("view-bonus-short"), ""),
        (790, 960, view.translate("view-point-tiles"), ""),
    )
    body += seal(view.score(view.shown_seat), 931, y + 5, 31, winner=view.winner(view.shown_seat))
    for left, right, words, note in titles:
        body += text(left, y + 25, words, size=14, weight=700, serif=True)
        body += text(right, y + 25, note, size=12, weight=600, fill=INK_2, anchor="end") if note else ""
    for x in (264, 628, 776):
        body += line(x, y + 12, x, y + height - 12, RULE)
    body += own_cubes(view, mine["limit"], Box(28, y + 38, 222, 152), 5)
    body += own_outposts(view, Box(278, y + 36, 340, 160))
    body += own_bonuses(view, Box(644, y + 38, 122, 150), 2, 44)
    body += own_tiles(view, Box(790, y + 38, 172, 110), 2, 50)
    return body + harvest(view, Box(790, y + 156, 172, 34))
