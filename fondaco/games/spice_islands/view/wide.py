"""The wide layout, 1280 by 800: everything is visible at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, panel
from ....draw.pieces import seal
from ....draw.player_sheets import one_below_another
from ....draw.svg import line, text
from ....draw.wide import Side, compose
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import player_board_sheet
from ...century.cubes.view.question_strip import wide_question
from ...century.hand.view.hand import hand
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile, start_groups
from ...century.merchants.view.market_row import discard, merchant_pile, merchants
from ...century.merchants.view.merchant_actions import single_button
from ...century.sea.view.hex import Design
from ...century.sea.view.sea_map import board, places
from ...century.sea.view.sea_opponents import FULL, SCOREBOARD
from ...century.sea.view.sea_player_board import own_bonuses, own_outposts, own_tiles
from .context import ACTION_LIST, SPREAD, SpiceIslandsContext, laid_down, opponent, to_take_back

MAP = Box(10, 60, 560, 484)
MERCHANTS = Box(578, 60, 394, 238)
BONUSES, POINTS = Box(578, 304, 242, 96), Box(826, 304, 146, 96)
CHOICE = Box(578, 304, 394, 96)
PLAYED = Box(578, 406, 394, 138)
PLAYER_BOARD = Box(10, 552, 962, 240)
DESIGN = Design(60, 42.8, (96, 54), (80, 46), 4)


def _opponents(view: SpiceIslandsContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    high = FULL + (SPREAD if len(view.opponents) == 1 else 0)
    return one_below_another(view, Box(x, y, width, high), opponent)


SIDE = Side(_opponents, ACTION_LIST, (34, 30, 27, 24), SCOREBOARD)


def draw(view: SpiceIslandsContext, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", wide_question(view)),
        ("board", board(view, MAP, places(view, MAP, DESIGN))),
        ("market", _merchants(view)),
        ("beside", _beside(view)),
        ("played", _played(view)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, symbols)


def _merchants(view: SpiceIslandsContext) -> str:
    x, y, _, _ = MERCHANTS
    body = panel(MERCHANTS, view.translate("view-merchants"), view.translate("view-merchants-short"))
    body += merchant_pile(view, x + 10, y + 42, 56, 84) + discard(view, x + 14, y + 148)
    return body + merchants(view, x + 78, y + 39, 70, 132, 79, sign=True, ledge=54)


def _beside(view: SpiceIslandsContext) -> str:
    """Draw the piles of tiles, or the chooser."""
    if chooser_height(view, CHOICE.width, 28):
        return chooser(view, CHOICE, 28)
    return bonus_piles(view, BONUSES, 3) + point_pile(view, POINTS)


def _played(view: SpiceIslandsContext) -> str:
    """Draw the cards laid down, and the rest that takes them back; at first the cubes to start with."""
    x, y, width, _ = PLAYED
    if view.observation["groups"]:
        return start_groups(view, PLAYED, 50, 42, 2)
    button = single_button(view, Box(x + 10, y + 103, width - 20, 28), to_take_back(view))
    box = Box(x + 10, y + 29, width - 20, 68 if button else 102)
    cards, right = laid_down(view, box, 22, 4)
    body = panel(PLAYED, view.translate("view-played")) + heading(right, y + 15.5, view.translate("view-spent"))
    return body + cards + button


def _player_board(view: SpiceIslandsContext) -> str:
    """Draw the player board of the viewer: hold, outposts, the hand, point tiles over bonus tiles."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    holdings = view.own
    held = view.translate("view-filled", held=sum(holdings["cubes"]), limit=holdings["limit"])
    body = player_board_sheet(view, PLAYER_BOARD, view.translate("view-your-hold"), held, 84, 202)
    body += seal(view.score(view.shown_seat), 931, y + 5, 31, winner=view.winner(view.shown_seat))
    titles = (
        (228, 438, view.translate("view-outposts"), view.translate("view-score", count=holdings["score"]["outposts"])),
        (464, 770, view.translate("view-your-hand" if view.seat is not None else "view-hand"), ""),
        (796, 960, view.translate("view-point-tiles"), ""),
    )
    for left, right, words, note in titles:
        body += text(left, y + 25, words, size=14, weight=700, serif=True)
        body += text(right, y + 25, note, size=11.5, fill=INK_2, anchor="end") if note else ""
    if view.choosing:
        body += text(770, y + 25, view.translate("view-hand-note"), size=11.5, fill=INK_2, anchor="end")
    for x in (214, 450, 782):
        body += line(x, y + 12, x, y + height - 12, RULE)
    body += own_cubes(view, holdings["limit"], Box(28, y + 38, 174, 190), 5)
    body += own_outposts(view, Box(226, y + 38, 216, 192))
    body += hand(view, Box(462, y + 42, 308, 192))
    body += own_tiles(view, Box(794, y + 38, 168, 110), 2, 48)
    body += heading(794, y + 168, view.translate("view-bonus-tiles"))
    return body + own_bonuses(view, Box(794, y + 180, 168, 50), 3, 46)
