"""The tall layout for phones, 390 wide: the question on top, then one section below another. Targets are at least 44 high."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.palette import INK_2
from ....draw.panels import Box, panel
from ....draw.pieces import coin
from ....draw.player_sheets import two_in_a_row
from ....draw.regions import piece
from ....draw.svg import figure, use
from ....draw.tall import ROOM, SIDE, TOUCH, actions_section, compose
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import by_colour, headed, player_board_sheet, section_title
from ...century.cubes.view.question_strip import corner, tall_question
from ...century.hand.view.hand import hand_card, tags
from ...century.merchants.view import market_row
from ...century.merchants.view.merchant_actions import single_button
from . import point_card
from .action_list import ACTION_LIST
from .context import SpiceRoadContext
from .opponents import SCOREBOARD

ACROSS, CUBE = 6, 60
"""The number of the viewer's cubes in a row, and the height of a row. Each cube can be a target."""


def draw(view: SpiceRoadContext, symbols: Mapping[str, str]) -> str:
    """Return the picture. Its height depends on the position."""
    parts = [
        ("prompt", tall_question),
        ("opponents", _opponents),
        ("board", _points),
        ("market", _merchants),
        ("tableau", _player_board),
    ]
    return compose(view, [*parts, ("actions", actions_section(ACTION_LIST, SCOREBOARD))], view.scene.title, corner(view), symbols)


def _opponents(view: SpiceRoadContext, y: float) -> tuple[str, float]:
    return two_in_a_row(view, Box(SIDE, y, (ROOM - 6) / 2, 90), _opponent)


def _opponent(view: SpiceRoadContext, seat: int, box: Box) -> str:
    """Draw the small sheet of an opponent: name and points, cubes by colour, cards and coins."""
    x, y, width, _ = box
    there = view.observation["seats"][seat]
    body = headed(view, seat, box, width - 84, stamp=28) + by_colour(view, seat, x + 14, y + 37)
    cards = (("i-point-card", len(there["claimed"])), ("i-hand", len(there["hand"])))
    coins = tuple((f"i-coin-{metal}", there[metal]) for metal in view.printed.coins)
    for number, (icon, count) in enumerate((*cards, *coins)):
        at = x + 14 + number * 42
        body += use(icon, at, y + 61, 18) + figure(at + 21, y + 75, count, 12.5, anchor="start")
    return piece(body, id=f"seat-{seat}", title=view.name(seat))


def _points(view: SpiceRoadContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 166)
    body = panel(box, view.translate("view-points"), view.translate("view-points-note")) + point_card.coins_above(
        view, SIDE + 9, y + 27, 20, 73, 2
    )
    return body + point_card.point_cards(view, SIDE + 9, y + 55, 64, 102, 73), y + box.height + 8


def _merchants(view: SpiceRoadContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 206)
    body = panel(box, view.translate("view-merchants"), view.translate("view-merchants-short"))
    body += market_row.discard(view, SIDE + 152, y - 1)
    return body + market_row.merchants(view, SIDE + 8, y + 38, 53, 100, 61, sign=True, ledge=54), y + box.height + 8


def _player_board(view: SpiceRoadContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer, all of them open: caravan, hand, played, claimed."""
    holdings = view.own
    lines = -(-max(view.observation["limit"], sum(holdings["cubes"])) // ACROSS)
    x = SIDE + 16
    room = ROOM - 26
    parts = ""
    top = y + 36
    parts += own_cubes(view, view.observation["limit"], Box(x, top, room, lines * CUBE), ACROSS, TOUCH)
    top += lines * CUBE + 8

    parts += section_title(x, top, room, view.translate("view-your-hand" if view.seat is not None else "view-hand"))
    top += 36
    for at, label in enumerate(holdings["hand"]):
        parts += hand_card(view, label, x + at % 4 * 89, top + at // 4 * 144, 80, 126)
    top += -(-len(holdings["hand"]) // 4) * 144

    parts += section_title(x, top, room, view.translate("view-played"))
    parts += tags(view, holdings["played"], Box(x, top + 26, room, 0), 26)
    top += 30 + -(-len(holdings["played"]) // 2) * 30
    if view.available("rest") or view.available("forgo"):
        parts += single_button(view, Box(x, top, room, TOUCH), len(view.own["played"]))
        top += TOUCH + 10

    parts += section_title(
        x, top, room, view.translate("view-claimed"), view.translate("view-score", count=view.score(view.shown_seat))
    )
    parts += point_card.claimed(view, Box(x + 2, top + 29, room - 98, 71))
    for number, metal in enumerate(("gold", "silver")):
        drawn = coin(metal, view.printed.coins[metal], 0, 0, 28) + figure(
            34, 19, f"×{holdings[metal]}", 13, INK_2, anchor="start"
        )
        parts += piece(drawn, id=f"coins-{metal}-{view.shown_seat}", x=x + room - 66, y=top + 30 + number * 36)
    top += 112

    held = view.translate("view-filled", held=sum(holdings["cubes"]), limit=view.observation["limit"])
    body = player_board_sheet(view, Box(SIDE, y, ROOM, top - y), view.translate("view-caravan"), held, 200)
    return body + parts, top + 8
