"""The boards with markets, in the wide layout: every merchant lies directly below its market."""

from __future__ import annotations

from dataclasses import replace

from ....draw.panels import Box
from ...century.bazaar.view.market import stall
from ...century.cubes.view.cube_buttons import chooser, chooser_height
from ...century.merchants.view.market_row import discard, merchant_pile
from ...century.settlers.view.location import COMPACT
from ...century.settlers.view.scenery import ground
from ...century.settlers.view.settler_board import said, slip, stacks_on
from .context import EastToWest3Context

BOARDS = Box(508, 60, 464, 310)
SHAPE = replace(COMPACT, width=106)
COLUMNS = (514, 626, 748, 860)
FIRST_ROW, PITCH = 67, 61
MERCHANT = (88.0, 104.0)
ABOVE = Box(752, 68, 212, 118)
"""The place that the second board leaves free above its markets."""
STACK, STACK_PITCH = 44, 55
PILE = Box(912, 121, 48, 61)
TREES = ((741, 364, 0.7), (966, 300, 0.5))


def bazaar(view: EastToWest3Context) -> str:
    """Draw two boards side by side, with stacks of bonus tiles and the pile beside the second, and merchants along the bottom.

    The chooser covers stacks and pile if a number answers the question.
    """
    others = [location for side in view.bazaar_sides for location in view.sides[side] if location not in view.markets]
    rows = -(-len(others) // 2)
    top = FIRST_ROW + rows * PITCH
    body = ground(BOARDS, top + SHAPE.height + 7, TREES, ())
    for at, location in enumerate(others):
        body += slip(view, location, COLUMNS[at % 2], FIRST_ROW + at // 2 * PITCH, SHAPE)
    for place, location in enumerate(view.markets):
        below = Box(COLUMNS[place] + (SHAPE.width - MERCHANT[0]) / 2, BOARDS.bottom - MERCHANT[1] - 7, *MERCHANT)
        body += slip(view, location, COLUMNS[place], top, SHAPE) + stall(view, place, below)
    high = chooser_height(view, ABOVE.width, 28)
    return body + (chooser(view, Box(*ABOVE[:3], high), 28) if high else _stacks(view))


def _stacks(view: EastToWest3Context) -> str:
    """Draw the stacks of bonus tiles, what earns a tile, and the pile of merchants."""
    body = merchant_pile(view, *PILE) + discard(view, PILE.x - 48, PILE.y + 19)
    for side in view.printed.merchant_stacks:
        body += stacks_on(view, side, ABOVE.x, ABOVE.y, STACK, STACK_PITCH)
        body += said(Box(ABOVE.x, PILE.y, PILE.x - 60 - ABOVE.x, PILE.height), view.earned(side))
    return body
