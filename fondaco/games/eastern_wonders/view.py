"""The view of Fernöstliche Wunder: islands, harbours and the harvest. Both layouts are here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...draw import tall, wide
from ...draw.action_list import ActionList, ButtonCell, action_buttons, button_cell
from ...draw.buttons import plate
from ...draw.cubes import icons_of, row
from ...draw.game_view import GameView
from ...draw.icons import PAPER_PAINT
from ...draw.palette import EDGE, INK, INK_2, RULE
from ...draw.panels import Box
from ...draw.pieces import seal
from ...draw.player_sheets import one_below_another, two_in_a_row
from ...draw.regions import piece
from ...draw.svg import line, rect, text, use
from ...draw.text_fitting import width as width_of
from ..century.cubes.view.cube_buttons import chooser, chooser_height
from ..century.cubes.view.cube_store import own_cubes
from ..century.cubes.view.player_sheet import player_board_sheet
from ..century.cubes.view.question_strip import corner, tall_question, wide_question
from ..century.harbours.view.harbour_supply import bonus_piles, point_pile, start_groups
from ..century.merchants.view.printed_merchants import Cubes
from ..century.sea.view.hex import Design
from ..century.sea.view.printed_sea import PrintedHarbours
from ..century.sea.view.sea_actions import HALF, TITLES, sea_cell
from ..century.sea.view.sea_context import HarbourContext
from ..century.sea.view.sea_gallery import sea_gallery
from ..century.sea.view.sea_map import board, places
from ..century.sea.view.sea_opponents import FULL, LOW, SCOREBOARD, SMALL, sea_opponent, small_sea_opponent
from ..century.sea.view.sea_player_board import built, own_bonuses, own_outposts, own_tiles
from ..century.sea.view.sea_symbols import SEA_SYMBOLS
from ..century.sea.view.sea_tall import (
    OWN_ROOM,
    OWN_X,
    cubes_section,
    map_section,
    player_board_section,
    start_section,
    tiles_section,
)


class EasternWondersContext(HarbourContext[PrintedHarbours]):
    """The context of one picture."""

    ASKABLE: ClassVar = {"Sail": ("sail",), "ChooseStep": ("sail",), "ActAtTile": ("build", "fulfil")}

    def harvest(self, seat: int) -> Cubes:
        """Return the gain of a harvest for a seat."""
        owned = self.observation["seats"][seat]["bonuses"]
        more = [bonus.harvest for bonus in self.printed.bonuses.values() for _ in range(owned[bonus.kind])]
        yellow, red, green, brown = (sum(counts) for counts in zip(self.printed.harvest, *more, strict=True))
        return yellow, red, green, brown


def _cells(view: EasternWondersContext) -> list[ButtonCell]:
    found = []
    for button in action_buttons(view.scene):
        basket = (use("s-harvest", 0, -10, 20), 20) if button.verb == "harvest" else ("", 0)
        found.append(sea_cell(view, button) or button_cell(button, button.action.label, *basket))
    return found


ACTION_LIST = ActionList(_cells, dict.fromkeys((*HALF, "pay", "trade", "upgrade", "keep"), 2), TITLES)


def harvest(view: EasternWondersContext, box: Box) -> str:
    """Draw the gain of a harvest, which is a button if the viewer may harvest."""
    x, y, width, height = box
    action = view.available("harvest")
    words = view.translate("view-harvest")
    icons = icons_of(view.harvest(view.shown_seat))
    wide = width_of(words, 13, bold=True)
    size = min(20.0, (width - 56 - wide) / len(icons))
    left = (width - 34 - wide - size * len(icons)) / 2
    body = plate(width, height) if action else rect(0, 0, width, height, PAPER_PAINT, EDGE, 1.2, 6)
    body += use("s-harvest", left, height / 2 - 12, 22) + text(left + 26, height / 2 + 4.5, words, size=13, weight=600, fill=INK)
    body += row(icons, left + 34 + wide, height / 2 - size / 2, size)
    return piece(body, id=f"harvest-{view.shown_seat}", x=x, y=y, action=action)


MAP = Box(10, 60, 786, 524)
BESIDE = Box(804, 60, 168, 524)
PILE = 86
PLAYER_BOARD = Box(10, 592, 962, 200)
DESIGN = Design(78, 42.8, (122, 68), (84, 50), 4)


def _opponents_column(view: EasternWondersContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    high = FULL if len(view.opponents) < 3 else LOW
    return one_below_another(view, Box(x, y, width, high), sea_opponent)


SIDE = wide.Side(_opponents_column, ACTION_LIST, (34, 30, 27), SCOREBOARD)


def draw_wide(view: EasternWondersContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a wide screen."""
    below = _below(view)
    parts = [
        ("prompt", wide_question(view)),
        ("board", board(view, MAP, places(view, MAP, DESIGN))),
        ("beside", bonus_piles(view, Box(*BESIDE[:3], below.y - 6 - BESIDE.y))),
        ("pile", _pile(view, below)),
        ("tableau", _wide_player_board(view)),
    ]
    return wide.compose(view, view.scene.title, parts, SIDE, symbols)


def _below(view: EasternWondersContext) -> Box:
    """Return the box below the piles of bonus tiles. Its height depends on what is chosen there."""
    groups = view.observation["groups"]
    high = 34 + 38 * len(groups) if groups else chooser_height(view, BESIDE.width, 28) or PILE
    return Box(BESIDE.x, BESIDE.bottom - high, BESIDE.width, high)


def _pile(view: EasternWondersContext, box: Box) -> str:
    """Draw the pile of point tiles, or the chooser."""
    if view.observation["groups"]:
        return start_groups(view, box, 38, 32)
    return chooser(view, box, 28) or point_pile(view, box)


def _wide_player_board(view: EasternWondersContext) -> str:
    """Draw the player board of the viewer: hold, outposts, bonus tiles, point tiles and the harvest."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    holdings = view.own
    held = view.translate("view-filled", held=sum(holdings["cubes"]), limit=holdings["limit"])
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
    body += own_cubes(view, holdings["limit"], Box(28, y + 38, 222, 152), 5)
    body += own_outposts(view, Box(278, y + 36, 340, 160))
    body += own_bonuses(view, Box(644, y + 38, 122, 150), 2, 44)
    body += own_tiles(view, Box(790, y + 38, 172, 110), 2, 50)
    return body + harvest(view, Box(790, y + 156, 172, 34))


def draw_tall(view: EasternWondersContext, symbols: Mapping[str, str]) -> str:
    """Return the picture for a phone."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents_section),
        ("start", start_section),
        ("board", map_section),
        ("tableau", _tall_player_board),
        ("beside", _beside_section),
        ("actions", tall.actions_section(ACTION_LIST, SCOREBOARD)),
    ]
    return tall.compose(view, parts, view.scene.title, corner(view), symbols)


def _opponents_section(view: EasternWondersContext, y: float) -> tuple[str, float]:
    return two_in_a_row(view, Box(tall.SIDE, y, (tall.ROOM - 6) / 2, SMALL), small_sea_opponent)


def _beside_section(view: EasternWondersContext, y: float) -> tuple[str, float]:
    """Draw the piles of bonus tiles two by two, and the pile of point tiles."""
    body = bonus_piles(view, Box(tall.SIDE, y, tall.ROOM, 262), 2)
    return body + point_pile(view, Box(tall.SIDE, y + 268, tall.ROOM, 86)), y + 362


def _tall_player_board(view: EasternWondersContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer: hold, outposts, bonus tiles, point tiles, harvest."""
    cubes, top = cubes_section(view, y + 36)
    brought = harvest(view, Box(OWN_X, top, OWN_ROOM, tall.TOUCH))
    tiles, bottom = tiles_section(view, top + tall.TOUCH + 12)
    return player_board_section(view, y, bottom) + cubes + brought + tiles, bottom + 8


VIEW = GameView(EasternWondersContext, draw_wide, draw_tall, sea_gallery, lambda printed: SEA_SYMBOLS)
