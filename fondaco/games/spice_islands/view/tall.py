"""The tall layout for phones, 390 wide: the question on top, then one section below another. Targets are at least 44 high."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.panels import Box, heading, panel
from ....draw.player_sheets import two_in_a_row
from ....draw.tall import ROOM, SIDE, TOUCH, actions_section, compose
from ...century.cubes.view.player_sheet import section_title
from ...century.cubes.view.question_strip import corner, tall_question
from ...century.hand.view.hand import hand_card
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile
from ...century.merchants.view.market_row import discard, merchant_pile, merchants
from ...century.merchants.view.merchant_actions import single_button
from ...century.sea.view.sea_opponents import SCOREBOARD
from ...century.sea.view.sea_tall import (
    OWN_ROOM,
    OWN_X,
    cubes_section,
    map_section,
    player_board_section,
    start_section,
    tiles_section,
)
from .context import ACTION_LIST, SMALL, SpiceIslandsContext, laid_down, lines_laid_down, small_opponent, to_take_back


def draw(view: SpiceIslandsContext, symbols: Mapping[str, str]) -> str:
    """Return the picture. Its height depends on the position."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents),
        ("start", start_section),
        ("board", map_section),
        ("market", _merchants),
        ("tableau", _player_board),
        ("beside", _beside),
        ("actions", actions_section(ACTION_LIST, SCOREBOARD)),
    ]
    return compose(view, parts, view.scene.title, corner(view), symbols)


def _opponents(view: SpiceIslandsContext, y: float) -> tuple[str, float]:
    return two_in_a_row(view, Box(SIDE, y, (ROOM - 6) / 2, SMALL), small_opponent)


def _merchants(view: SpiceIslandsContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 230)
    body = panel(box, view.translate("view-merchants"), view.translate("view-merchants-short"))
    body += merchant_pile(view, SIDE + 8, y + 42, 52, 80) + discard(view, SIDE + 10, y + 142)
    return body + merchants(view, SIDE + 72, y + 39, 68, 124, 76, sign=True, ledge=54), y + box.height + 8


def _beside(view: SpiceIslandsContext, y: float) -> tuple[str, float]:
    """Draw the piles of tiles."""
    body = bonus_piles(view, Box(SIDE, y, ROOM, 104), 3)
    return body + point_pile(view, Box(SIDE, y + 110, ROOM, 86)), y + 204


def _player_board(view: SpiceIslandsContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer: hold, hand, cards laid down, outposts, bonus tiles, point tiles."""
    holdings, x, room = view.own, OWN_X, OWN_ROOM
    parts, top = cubes_section(view, y + 36)
    top += 4
    parts += section_title(x, top, room, view.translate("view-your-hand" if view.seat is not None else "view-hand"))
    top += 36
    for at, label in enumerate(holdings["hand"]):
        parts += hand_card(view, label, x + at % 4 * 89, top + at // 4 * 144, 80, 126)
    top += -(-len(holdings["hand"]) // 4) * 144

    box = Box(x, top + 26, room, 0)
    high = TOUCH - 4 if view.question[0] in ("Spend", "TakeCardBack") else 26
    cards, right = laid_down(view, box, high, 3)
    parts += (
        section_title(x, top, room, view.translate("view-played"))
        + heading(right, top + 12, view.translate("view-spent"))
        + cards
    )
    top += 34 + lines_laid_down(view, 3) * (high + 3)
    if view.available("rest") or view.available("forgo"):
        parts += single_button(view, Box(x, top, room, TOUCH), to_take_back(view))
        top += TOUCH + 10

    tiles, bottom = tiles_section(view, top)
    return player_board_section(view, y, bottom) + parts + tiles, bottom + 8
