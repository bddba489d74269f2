"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_below
from ....draw.coins import coin
from ....draw.palette import INK_2
from ....draw.panels import Box, panel
from ....draw.player_sheets import two_in_a_row
from ....draw.regions import piece
from ....draw.svg import figure, use
from ....draw.tall import ROOM, SIDE, TOUCH, stacked
from ...century.cubes.view.cube_store import own_cubes
from ...century.cubes.view.player_sheet import by_colour, headed, own_sheet, titled
from ...century.cubes.view.question_strip import corner, on_phone
from ...century.hand.view.hand import hand_card, tags
from ...century.hand.view.hand_window import WINDOWS
from ...century.merchants.view import market_row
from ...century.merchants.view.merchant_actions import single_button
from . import point_card
from .action_list import LIST
from .context import Table
from .opponents import STANDING

ACROSS, CUBE = 6, 60
"""How many cubes of one's own lie in a row, and how high it is: each can be a target."""


def draw(table: Table) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [("prompt", on_phone), ("opponents", _opponents), ("board", _points), ("market", _merchants), ("tableau", _mine)]
    return stacked(table, [*parts, ("actions", _actions)], table.scene.title, corner(table), WINDOWS)


def _opponents(table: Table, y: float) -> tuple[str, float]:
    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, 90), _opponent)


def _opponent(table: Table, seat: int, box: Box) -> str:
    """Another player in little room: name and points, cubes by colour, cards and coins."""
    x, y, width, _ = box
    there = table.seen["seats"][seat]
    body = headed(table, seat, box, width - 84, stamp=28) + by_colour(table, seat, x + 14, y + 37)
    cards = (("i-point-card", len(there["claimed"])), ("i-hand", len(there["hand"])))
    coins = tuple((f"i-coin-{metal}", there[metal]) for metal in table.catalogue.coins)
    for number, (icon, count) in enumerate((*cards, *coins)):
        at = x + 14 + number * 42
        body += use(icon, at, y + 61, 18) + figure(at + 21, y + 75, count, 12.5, anchor="start")
    return piece(body, id=f"seat-{seat}", title=table.name(seat))


def _points(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 166)
    body = panel(box, table.say("view-points"), table.say("view-points-note")) + point_card.coins_above(
        table, SIDE + 9, y + 27, 20, 73, 2
    )
    return body + point_card.point_cards(table, SIDE + 9, y + 55, 64, 102, 73), y + box.height + 8


def _merchants(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 206)
    body = panel(box, table.say("view-merchants"), table.say("view-merchants-short"))
    body += market_row.discard(table, SIDE + 152, y - 1)
    return body + market_row.merchants(table, SIDE + 8, y + 38, 53, 100, 61, sign=True, shelf=54), y + box.height + 8


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own things, all of them open: caravan, hand, played, claimed."""
    mine = table.mine
    lines = -(-max(table.seen["limit"], sum(mine["cubes"])) // ACROSS)
    x = SIDE + 16
    room = ROOM - 26
    parts = ""
    top = y + 36
    parts += own_cubes(table, table.seen["limit"], Box(x, top, room, lines * CUBE), ACROSS, TOUCH)
    top += lines * CUBE + 8

    parts += titled(x, top, room, table.say("view-your-hand" if table.seat is not None else "view-hand"))
    top += 36
    for at, label in enumerate(mine["hand"]):
        parts += hand_card(table, label, x + at % 4 * 89, top + at // 4 * 144, 80, 126)
    top += -(-len(mine["hand"]) // 4) * 144

    parts += titled(x, top, room, table.say("view-played"))
    parts += tags(table, mine["played"], Box(x, top + 26, room, 0), 26)
    top += 30 + -(-len(mine["played"]) // 2) * 30
    if table.live("rest") or table.live("forgo"):
        parts += single_button(table, Box(x, top, room, TOUCH), len(table.mine["played"]))
        top += TOUCH + 10

    parts += titled(x, top, room, table.say("view-claimed"), table.say("view-score", count=table.score(table.shown)))
    parts += point_card.claimed(table, Box(x + 2, top + 29, room - 98, 71))
    for number, metal in enumerate(("gold", "silver")):
        drawn = coin(metal, table.catalogue.coins[metal], 0, 0, 28) + figure(34, 19, f"×{mine[metal]}", 13, INK_2, anchor="start")
        parts += piece(drawn, id=f"coins-{metal}-{table.shown}", x=x + room - 66, y=top + 30 + number * 36)
    top += 112

    held = table.say("view-filled", held=sum(mine["cubes"]), limit=table.seen["limit"])
    body = own_sheet(table, Box(SIDE, y, ROOM, top - y), table.say("view-caravan"), held, 200)
    return body + parts, top + 8


def _actions(table: Table, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
