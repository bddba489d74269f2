"""Orders and equipment as they lie in a book or before a player: what you give left of the red rule, what you get right of it."""

from __future__ import annotations

from collections.abc import Collection

from ....draw.cards import DISABLED, ENABLED, frame, ledger
from ....draw.palette import DEBIT, EDGE, HALO, INK, LIVE, PAPER_LIGHT, PARCHMENT, WHITE
from ....draw.pieces import seal
from ....draw.svg import group, path, rect
from .printed import PrintedEquipment, PrintedOrder
from .symbols import arms, gem, loads, tick, tool


def page(wide: float, high: float, state: str) -> str:
    """Draw the paper of a page in a book."""
    if state == ENABLED:
        halo = rect(-4, -4, wide + 8, high + 8, HALO, r=6, more=' class="halo" opacity=".85"')
        return halo + rect(0, 0, wide, high, WHITE, LIVE, 2.4, 3)
    return rect(0, 0, wide, high, PARCHMENT if state == DISABLED else PAPER_LIGHT, EDGE if state == DISABLED else INK, 1.1, 3)


def order_page(order: PrintedOrder, wide: float, high: float, state: str) -> str:
    """Draw an order in a book."""
    return page(wide, high, state) + _order(order, wide, high, ())


def order_card(order: PrintedOrder, wide: float, high: float, state: str, carried: Collection[str]) -> str:
    """Draw an order before a player; a tick marks what is there already."""
    return frame(wide, high, state, 6) + _order(order, wide, high, carried)


def _order(order: PrintedOrder, wide: float, high: float, carried: Collection[str]) -> str:
    middle = wide / 2
    body = path(f"M2 3H{middle:g}V{high - 3:g}H2Z", DEBIT) + ledger(middle, 3, high - 3)
    size = min(26.0, (high - 10) / 3 - 1, wide * 0.4)
    top = high / 2 - len(order.needs) * (size + 1) / 2
    left = list(carried)
    for number, need in enumerate(order.needs):
        y = top + number * (size + 1)
        body += gem(need, wide / 4 - size / 2, y, size)
        if need in left:
            left.remove(need)
            body += tick(wide / 4 + size * 0.44, y + size * 0.8)
    stamp = min(30.0, high * 0.36, wide * 0.44)
    body += seal(order.points, wide * 0.77 - stamp / 2, high * 0.06, stamp)
    return body + arms(order.colour, wide * 0.77 - stamp * 0.48, high * 0.93 - stamp * 0.96, stamp * 0.96)


def equipment_page(equipment: PrintedEquipment, wide: float, high: float, state: str, *, owned: bool) -> str:
    """Equipment in a catalogue: the gold it costs, the tool, and what it loads."""
    rule = wide * 0.36
    body = path(f"M2 2H{rule:g}V{high - 2:g}H2Z", DEBIT) + ledger(rule, 3, high - 3)
    middle = rule + 2 + (wide - rule - 2) / 2
    coin = min(20.0, wide * 0.28)
    size = min(34.0, high * 0.46)
    small = min(20.0, high * 0.25)
    drawn = gem("gold", wide * 0.18 - coin / 2, high / 2 - coin / 2, coin) + tool(
        equipment.label, middle - size / 2, high * 0.05, size
    )
    drawn += loads(equipment, middle, high * 0.93 - small / 2, small)
    body += group(drawn, opacity=0.68 if state == DISABLED else 1)
    return page(wide, high, state) + body + (tick(middle + size * 0.4, high * 0.36, 8) if owned else "")


def order_tag(order: PrintedOrder, x: float, y: float, size: float) -> tuple[str, float]:
    """Draw an order in a line: what is wanted, the rule, the patron and the points, and return its width."""
    body, left = "", x
    for need in order.needs:
        body += gem(need, left, y, size)
        left += size + 1
    body += ledger(left + 2, y + 1, y + size - 1) + arms(order.colour, left + 7, y, size)
    return body + seal(order.points, left + 9 + size, y, size), left + 9 + 2 * size - x


def equipment_tag(equipment: PrintedEquipment, x: float, y: float, size: float) -> tuple[str, float]:
    """Equipment in a line: the tool and what it loads; and how wide that is."""
    small = size * 0.8
    middle = x + size + 3 + (small if equipment.coins else small / 2)
    body = tool(equipment.label, x, y, size) + loads(equipment, middle, y + size / 2, small)
    return body, middle - x + (small if equipment.coins else small / 2)
