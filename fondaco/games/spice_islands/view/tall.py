"""The table on a phone, 390 wide: the question on top, then one thing below the other. Targets are 44 high at least."""

from __future__ import annotations

from ....draw.action_list import actions_below
from ....draw.panels import Box, heading, panel
from ....draw.player_sheets import two_in_a_row
from ....draw.tall import ROOM, SIDE, TOUCH, stacked
from ...century.cubes.view.player_sheet import titled
from ...century.cubes.view.question_strip import corner, on_phone
from ...century.hand.view.hand import hand_card
from ...century.harbours.view.harbour_supply import bonus_piles, point_pile
from ...century.merchants.view.market_row import discard, merchant_pile, merchants
from ...century.merchants.view.merchant_actions import single_button
from ...century.sea.view.sea_opponents import STANDING
from ...century.sea.view.sea_symbols import OWN
from ...century.sea.view.sea_tall import OWN_ROOM, OWN_X, hold_below, map_below, sheet_below, start_below, tiles_below
from .context import LIST, SMALL, Table, laid_down, lines_laid_down, small_opponent, to_take_back


def draw(table: Table) -> str:
    """The whole picture; it is as high as it needs to be."""
    parts = [
        ("prompt", on_phone),
        ("opponents", _opponents),
        ("start", start_below),
        ("board", map_below),
        ("market", _merchants),
        ("tableau", _mine),
        ("beside", _beside),
        ("actions", _actions),
    ]
    return stacked(table, parts, table.scene.title, corner(table), OWN)


def _opponents(table: Table, y: float) -> tuple[str, float]:
    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, SMALL), small_opponent)


def _merchants(table: Table, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 230)
    body = panel(box, table.say("view-merchants"), table.say("view-merchants-short"))
    body += merchant_pile(table, SIDE + 8, y + 42, 52, 80) + discard(table, SIDE + 10, y + 142)
    return body + merchants(table, SIDE + 72, y + 39, 68, 124, 76, sign=True, shelf=54), y + box.height + 8


def _beside(table: Table, y: float) -> tuple[str, float]:
    """The piles of tiles."""
    body = bonus_piles(table, Box(SIDE, y, ROOM, 104), 3)
    return body + point_pile(table, Box(SIDE, y + 110, ROOM, 86)), y + 204


def _mine(table: Table, y: float) -> tuple[str, float]:
    """The viewer's own things: hold, hand, cards laid down, outposts, bonus tiles, point tiles."""
    mine, x, room = table.mine, OWN_X, OWN_ROOM
    parts, top = hold_below(table, y + 36)
    top += 4
    parts += titled(x, top, room, table.say("view-your-hand" if table.seat is not None else "view-hand"))
    top += 36
    for at, label in enumerate(mine["hand"]):
        parts += hand_card(table, label, x + at % 4 * 89, top + at // 4 * 144, 80, 126)
    top += -(-len(mine["hand"]) // 4) * 144

    box = Box(x, top + 26, room, 0)
    high = TOUCH - 4 if table.question[0] in ("Spend", "TakeBack") else 26
    cards, right = laid_down(table, box, high, 3)
    parts += titled(x, top, room, table.say("view-played")) + heading(right, top + 12, table.say("view-spent")) + cards
    top += 34 + lines_laid_down(table, 3) * (high + 3)
    if table.live("rest") or table.live("forgo"):
        parts += single_button(table, Box(x, top, room, TOUCH), to_take_back(table))
        top += TOUCH + 10

    tiles, bottom = tiles_below(table, top)
    return sheet_below(table, y, bottom) + parts + tiles, bottom + 8


def _actions(table: Table, y: float) -> tuple[str, float]:
    body, bottom = actions_below(table, Box(SIDE, y, ROOM, 0), LIST, TOUCH, STANDING)
    return body, bottom + 8
