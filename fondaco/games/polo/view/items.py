"""Items: goods, camels, coins, points and effects, each with its amount. Ledger slips made of them."""

from __future__ import annotations

from functools import lru_cache

from ....draw import items as rows
from ....draw.cards import ledger
from ....draw.palette import INK_2
from ....draw.pieces import seal
from ....draw.svg import figure, path, use
from .printed import Items

ICONS = {
    "camel": "i-camel",
    "pepper": "i-pepper",
    "silk": "i-silk",
    "gold": "i-gold",
    "good": "i-any-good",
    "pair": "i-two-kinds",
    "step": "i-step",
    "contract": "i-contract",
    "die": "i-black-die",
    "copy": "i-copy-bonus",
    "trigger": "i-own-bonus",
    "jade": "i-jade",
    "display": "i-contract",
    "seal": "i-guild",
}
"""The icons of all items but coins and points, whose amounts stand inside."""


@lru_cache(maxsize=4096)
def item(name: str, number: int, x: float, y: float, size: float) -> str:
    """Draw an item: money and points carry their amount inside, all else on the lower right from two on."""
    if name == "coin":
        return use("i-coin", x, y, size) + figure(x + size / 2, y + size * 0.71, number, size * (0.58 if number < 10 else 0.5))
    if name == "vp":
        return seal(number, x, y, size)
    body = use(ICONS[name], x, y, size)
    if number > 1:
        body += figure(x + size * 1.02, y + size * 1.02, number, max(9.5, size * 0.6), edge=True, anchor="end")
    return body


def row(items: Items, x: float, y: float, size: float, gap: float = 2) -> str:
    """Draw items from left to right; they take `row_width`."""
    return rows.row(item, items, x, y, size, gap)


def row_width(items: Items, size: float, gap: float = 2) -> float:
    """Return the width of a row of items."""
    return rows.row_width(items, size, gap)


def trade(cost: Items, gain: Items, x: float, y: float, size: float) -> str:
    """Draw the cost, the red rule and the gain. The width is `trade_width`."""
    if not cost:
        return row(gain, x, y, size)
    left = x + row_width(cost, size) + 4
    return row(cost, x, y, size) + ledger(left, y - 2, y + size + 2) + row(gain, left + 6, y, size)


def trade_width(cost: Items, gain: Items, size: float) -> float:
    """Return the width of `trade`."""
    return row_width(gain, size) + (row_width(cost, size) + 10 if cost else 0)


def slash(x: float, y: float, size: float) -> str:
    """Draw the stroke between two things of which one is chosen."""
    return path(f"M{x + size * 0.1:g} {y - size * 0.3:g}L{x - size * 0.1:g} {y + size * 0.3:g}", stroke=INK_2, thick=1.6)
