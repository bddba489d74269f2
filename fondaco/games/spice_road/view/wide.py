"""The wide layout, 1280 by 800: everything is visible at once."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, panel
from ....draw.pieces import coin
from ....draw.regions import piece
from ....draw.svg import figure, line, text
from ....draw.wide import Side, compose
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import player_board_sheet
from ...century.cubes.view.question_strip import wide_question
from ...century.hand.view.hand import hand, played
from ...century.merchants.view import market_row
from ...century.merchants.view.merchant_actions import single_button
from . import point_card
from .action_list import ACTION_LIST
from .context import SpiceRoadContext
from .opponents import SCOREBOARD, opponents

POINTS = Box(10, 60, 962, 224)
MERCHANTS = Box(10, 290, 962, 230)
PLAYER_BOARD = Box(10, 528, 962, 264)
SIDE = Side(opponents, ACTION_LIST, (34, 30, 26, 23), SCOREBOARD)


def draw(view: SpiceRoadContext, symbols: Mapping[str, str]) -> str:
    """Return the picture."""
    parts = [
        ("prompt", wide_question(view)),
        ("board", _points(view)),
        ("market", _merchants(view)),
        ("tableau", _player_board(view)),
    ]
    return compose(view, view.scene.title, parts, SIDE, symbols)


def _points(view: SpiceRoadContext) -> str:
    body = panel(POINTS, view.translate("view-points"), view.translate("view-points-note"))
    body += point_card.pile(view, 30, 116, 92, 142)
    body += point_card.coins_above(view, 164, 87, 27, 160, 5)
    return body + point_card.point_cards(view, 160, 118, 136, 156, 160)


def _merchants(view: SpiceRoadContext) -> str:
    body = panel(MERCHANTS, view.translate("view-merchants"), view.translate("view-merchants-note"))
    body += market_row.merchant_pile(view, 30, 332, 92, 146)
    body += market_row.discard(view, 52, 488)
    return body + market_row.merchants(view, 146, 328, 116, 150, 138, sign=True, ledge=28)


def _player_board(view: SpiceRoadContext) -> str:
    """Draw the player board of the viewer: caravan and claimed cards, the hand, played cards and the rest."""
    y, height = PLAYER_BOARD.y, PLAYER_BOARD.height
    held = view.translate("view-filled", held=sum(view.own["cubes"]), limit=view.observation["limit"])
    body = player_board_sheet(view, PLAYER_BOARD, view.translate("view-caravan"), held, 140, 262)
    body += own_cubes(view, view.observation["limit"], Box(28, y + 38, 234, 92), 5)
    body += line(28, y + 144, 262, y + 144, RULE) + heading(28, y + 162, view.translate("view-claimed"))
    body += text(
        262,
        y + 162,
        view.translate("view-score", count=view.score(view.shown_seat)),
        size=12.5,
        weight=600,
        fill=INK_2,
        anchor="end",
    )
    body += point_card.claimed(view, Box(30, y + 176, 162, 71))
    for number, metal in enumerate(("gold", "silver")):
        top = y + 174 + number * 38
        drawn = coin(metal, view.printed.coins[metal], 0, 0, 30) + figure(
            36, 20, f"×{view.own[metal]}", 13, INK_2, anchor="start"
        )
        body += piece(drawn, id=f"coins-{metal}-{view.shown_seat}", x=204, y=top)
    body += line(276, y + 12, 276, y + height - 12, RULE) + line(718, y + 12, 718, y + height - 12, RULE)
    body += text(
        288, y + 25, view.translate("view-your-hand" if view.seat is not None else "view-hand"), size=14, weight=700, serif=True
    )
    if view.choosing:
        body += text(704, y + 25, view.translate("view-hand-note"), size=11.5, fill=INK_2, anchor="end")
    body += hand(view, Box(288, y + 42, 418, 214))
    body += text(730, y + 25, view.translate("view-played"), size=14, weight=700, serif=True)
    body += text(960, y + 25, view.translate("view-played-note"), size=11.5, fill=INK_2, anchor="end")
    body += played(view, Box(730, y + 38, 230, 120))
    body += single_button(view, Box(736, y + 190, 218, 44), len(view.own["played"]))
    high = chooser_height(view, 230, 28)
    return body + chooser(view, Box(730, min(y + 166, PLAYER_BOARD.bottom - 6 - high), 230, high), 28)
