"""Contracts: upright cards on the board and the viewer's tableau, slips elsewhere.

What to deliver, the red rule, what it brings.
"""

from __future__ import annotations

from functools import lru_cache

from ....draw.cards import DISABLED, ENABLED, frame, ledger
from ....draw.palette import DEBIT, EDGE, PAPER, WHITE
from ....draw.pieces import seal
from ....draw.svg import figure, group, path, rect, use
from .items import ICONS, item, row, row_width
from .printed import PrintedContract

SHARE = 0.52
"""How much of a card is for what is to be delivered."""


@lru_cache(maxsize=1024)
def card(contract: PrintedContract, width: float, height: float, state: str) -> str:
    """Draw a contract as an upright card."""
    middle = width * SHARE
    body = frame(width, height, state, 5)
    body += path(f"M1.4 6Q1.4 1.4 6 1.4H{middle:g}V{height - 1.4:g}H6Q1.4 {height - 1.4:g} 1.4 {height - 6:g}Z", DEBIT)
    body += ledger(middle, 1.4, height - 1.4)
    count = len(contract.cost)
    size = min(26.0, width * 0.31, (height - 8) / max(count, 3) - 2)
    y = (height - count * (size + 2)) / 2
    drawn = ""
    for name, number in contract.cost:
        drawn += use(ICONS[name], 3, y, size) + figure(middle - 3, y + size * 0.8, number, 13.5, edge=True, anchor="end")
        y += size + 2
    right = middle + 2 + (width - middle - 2) / 2
    stamp = min(28.0, width * 0.37)
    drawn += seal(contract.points, right - stamp / 2, 5, stamp)
    rest = len(contract.reward)
    small = min(24.0, width * 0.32, (height - stamp - 12) / rest - 2)
    for number, (name, amount) in enumerate(contract.reward):
        top = height - 6 - (rest - number) * (small + 2)
        drawn += item(name, amount, right - small / 2, top, small)
    return body + group(drawn, opacity=0.72 if state == DISABLED else 1)


def slip_width(contract: PrintedContract, size: float) -> float:
    """Return the width of a slip."""
    return row_width(contract.cost, size) + row_width(contract.reward, size) + size + 22


@lru_cache(maxsize=1024)
def slip(contract: PrintedContract, height: float, size: float, state: str, width: float = 0) -> str:
    """Draw a contract in one line, as wide as needed or as ``width``."""
    width = width or slip_width(contract, size)
    y = (height - size) / 2
    middle = 5 + row_width(contract.cost, size) + 3
    body = (
        frame(width, height, state, 5)
        if height > 30
        else rect(0, 0, width, height, WHITE if state == ENABLED else PAPER, EDGE, 1, 4)
    )
    body += path(f"M1 5Q1 1 5 1H{middle:g}V{height - 1:g}H5Q1 {height - 1:g} 1 {height - 5:g}Z", DEBIT)
    body += ledger(middle, 1, height - 1) + row(contract.cost, 4, y, size) + seal(contract.points, middle + 5, y - 1, size + 2)
    return body + row(contract.reward, middle + size + 10, y, size)


def gap(width: float, height: float) -> str:
    """Draw an empty place for a contract."""
    return rect(0, 0, width, height, "none", EDGE, 1.2, 5, ' stroke-dasharray="4 3"')


def tick(x: float, y: float, colour: str) -> str:
    """Draw a tick in a disc: done, or ready."""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="7.5" fill="{colour}" stroke="{WHITE}" stroke-width="1.4"/>'
    return disc + path(f"M{x - 3.4:g} {y:g}l2.6 2.8l4.2-5.2", stroke=WHITE, thick=1.9)
