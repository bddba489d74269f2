"""The table on a wide screen, 1280 by 800: everything at once."""

from __future__ import annotations

from ....draw.coins import coin
from ....draw.palette import INK_2, RULE
from ....draw.panels import Box, heading, panel
from ....draw.regions import piece
from ....draw.svg import figure, line, text
from ....draw.wide import Side, spread
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import own_sheet
from ...century.cubes.view.question_strip import on_bar
from ...century.hand.view.hand import hand, played
from ...century.hand.view.hand_window import WINDOWS
from ...century.merchants.view import market_row
from ...century.merchants.view.merchant_actions import single_button
from . import point_card
from .action_list import LIST
from .context import Table
from .opponents import STANDING, opponents

POINTS = Box(10, 60, 962, 224)
MERCHANTS = Box(10, 290, 962, 230)
MINE = Box(10, 528, 962, 264)
SIDE = Side(opponents, LIST, (34, 30, 26, 23), STANDING)


def draw(table: Table) -> str:
    """The whole picture."""
    parts = [
        ("prompt", on_bar(table)),
        ("board", _points(table)),
        ("market", _merchants(table)),
        ("tableau", _mine(table)),
    ]
    return spread(table, table.scene.title, parts, SIDE, WINDOWS)


def _points(table: Table) -> str:
    body = panel(POINTS, table.say("view-points"), table.say("view-points-note"))
    body += point_card.pile(table, 30, 116, 92, 142)
    body += point_card.coins_above(table, 164, 87, 27, 160, 5)
    return body + point_card.point_cards(table, 160, 118, 136, 156, 160)


def _merchants(table: Table) -> str:
    body = panel(MERCHANTS, table.say("view-merchants"), table.say("view-merchants-note"))
    body += market_row.merchant_pile(table, 30, 332, 92, 146)
    body += market_row.discard(table, 52, 488)
    return body + market_row.merchants(table, 146, 328, 116, 150, 138, sign=True, shelf=28)


def _mine(table: Table) -> str:
    """The viewer's own things: caravan and claimed cards, the hand, what was played and what to do about it."""
    y, height = MINE.y, MINE.height
    held = table.say("view-filled", held=sum(table.mine["cubes"]), limit=table.seen["limit"])
    body = own_sheet(table, MINE, table.say("view-caravan"), held, 140, 262)
    body += own_cubes(table, table.seen["limit"], Box(28, y + 38, 234, 92), 5)
    body += line(28, y + 144, 262, y + 144, RULE) + heading(28, y + 162, table.say("view-claimed"))
    body += text(
        262, y + 162, table.say("view-score", count=table.score(table.shown)), size=12.5, weight=600, fill=INK_2, anchor="end"
    )
    body += point_card.claimed(table, Box(30, y + 176, 162, 71))
    for number, metal in enumerate(("gold", "silver")):
        top = y + 174 + number * 38
        drawn = coin(metal, table.catalogue.coins[metal], 0, 0, 30) + figure(
            36, 20, f"×{table.mine[metal]}", 13, INK_2, anchor="start"
        )
        body += piece(drawn, id=f"coins-{metal}-{table.shown}", x=204, y=top)
    body += line(276, y + 12, 276, y + height - 12, RULE) + line(718, y + 12, 718, y + height - 12, RULE)
    body += text(
        288, y + 25, table.say("view-your-hand" if table.seat is not None else "view-hand"), size=14, weight=700, serif=True
    )
    if table.choosing:
        body += text(704, y + 25, table.say("view-hand-note"), size=11.5, fill=INK_2, anchor="end")
    body += hand(table, Box(288, y + 42, 418, 214))
    body += text(730, y + 25, table.say("view-played"), size=14, weight=700, serif=True)
    body += text(960, y + 25, table.say("view-played-note"), size=11.5, fill=INK_2, anchor="end")
    body += played(table, Box(730, y + 38, 230, 120))
    body += single_button(table, Box(736, y + 190, 218, 44), len(table.mine["played"]))
    high = chooser_height(table, 230, 28)
    return body + chooser(table, Box(730, min(y + 166, MINE.bottom - 6 - high), 230, high), 28)
