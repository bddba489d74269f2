"""The action spaces that only this game has: travel, money, the bazaar and the row of contracts."""

from __future__ import annotations

from ....draw.cards import ENABLED, NORMAL, halo, ledger
from ....draw.dice import LIP
from ....draw.palette import INK_2, LIVE, RULE, SLOT, SLOT_EDGE, STRIPE, WHITE
from ....draw.panels import HEADING, Box, panel
from ....draw.regions import piece
from ....draw.svg import figure, line, rect, use
from ...polo.view import contract_card
from ...polo.view.items import item, row, row_width
from ...polo.view.spaces import key, lying, space_panel
from .context import MarcoPoloContext


def travel(view: MarcoPoloContext, box: Box) -> str:
    """Reisen: the dice, and the cost by steps."""
    x, y, wide, high = box
    body = lying(view, "travel", Box(x + 10, y + HEADING + 4, wide - 20, high - HEADING - 56))
    fare = view.printed.fare
    pitch = (wide - 14) / len(fare)
    steps = view.question[4] if view.question[0] == "Travel" and view.question[2] == 0 else 0
    for number, coins in enumerate(fare, 1):
        left, top = x + 7 + (number - 1) * pitch, y + high - 46
        chosen = number == steps
        body += rect(left, top, pitch - 2, 40, WHITE if chosen else SLOT, LIVE if chosen else SLOT_EDGE, 2 if chosen else 0.9, 4)
        body += figure(left + pitch / 2 - 1, top + 12, number, 10.5, INK_2) + item(
            "coin", coins, left + (pitch - 24) / 2, top + 15, 22
        )
    return space_panel(view, "travel", box, view.translate("view-travel"), view.translate("view-two-dice"), body)


def money(view: MarcoPoloContext, space: str, box: Box) -> str:
    """Draw five coins as an action, or three coins for any die as a bonus action."""
    x, y, wide, high = box
    items, title = (view.printed.purse, "view-purse") if space == "purse" else (view.printed.coins, "view-coins")
    body = lying(view, space, Box(x + 8, y + HEADING + 5, wide - 40, high - HEADING - 8), (24, 20, 17, 15))
    body += row(items, x + wide - 31, y + high - 32, 26)
    return space_panel(view, space, box, view.translate(title), "", body)


# --- the bazaar --------------------------------------------------------------------------------------------------------------

GOODS = (("camels", "i-camel"), ("pepper", "i-pepper"), ("silk", "i-silk"), ("gold", "i-gold"))
"""The rows of the bazaar with their icons."""


def bazaar(view: MarcoPoloContext, box: Box, dice: float) -> str:
    """Draw the bazaar as a table: a row for every good, a column for every value of the lowest die.

    ``dice`` is the room for dice.
    """
    x, y, wide, high = box
    body = panel(box, view.translate("view-bazaar"))
    first = x + 38 + dice
    pitch = (x + wide - 6 - first) / 6
    line_high = (high - HEADING - 5) / len(GOODS)
    for number in range(6):
        body += figure(first + (number + 0.5) * pitch, y + 15.5, number + 1, 11.5, INK_2)
    bottom = y + HEADING + 2 + line_high * len(GOODS)
    for number, (space, icon) in enumerate(GOODS):
        top = y + HEADING + 2 + number * line_high
        if number % 2 == 0:
            body += rect(x + 5, top, wide - 10, line_high, STRIPE, r=3)
        body += _stall(view, space, icon, Box(x + 6, top + 1, 30 + dice, line_high - 2))
        for value in range(1, 7):
            body += _line(view, space, value, Box(first + (value - 1) * pitch, top, pitch, line_high))
    return body + ledger(first - 3, y + HEADING + 2, bottom)


def _stall(view: MarcoPoloContext, space: str, icon: str, box: Box) -> str:
    """Draw the left end of a row: the good, and the dice that lie there."""
    x, y, wide, high = box
    size = min(24.0, high - 2)
    body = use(icon, 3, (high - size) / 2, size)
    die_size = min(20.0, (high - 1) / (1 + LIP))
    body += lying(view, space, Box(32, (high - die_size * (1 + LIP)) / 2, wide - 38, die_size * (1 + LIP)), (die_size, 15))
    return key(view, space, Box(x, y, wide - 2, high), body)


def _line(view: MarcoPoloContext, space: str, value: int, box: Box) -> str:
    """Draw one yield of the bazaar."""
    x, y, wide, high = box
    action = view.available("row", value) if view.space == space else None
    items = view.printed.bazaar[space][value - 1]
    size = min(22.0, (wide - 3) / len(items) - 1, high - 5)
    body = line(0, 4, 0, high - 4, RULE, 0.8) if value > 1 and not action else ""
    if action:
        body += halo(wide - 2, high - 2, 5, 2) + rect(1, 1, wide - 3, high - 2, WHITE, LIVE, 2, 5)
    body += row(items, (wide - row_width(items, size, 1)) / 2, (high - size) / 2, size, 1)
    why = view.why("row", value) if view.space == space else None
    title = view.translate("action-row", line=value, items=[list(one) for one in items]) if why and not action else ""
    return piece(body, x=x, y=y, title=title, action=action, why=why)


# --- the contracts -----------------------------------------------------------------------------------------------------------


def contract_row(view: MarcoPoloContext, box: Box, dice: float, gap: float) -> str:
    """Draw the open contracts with the values that reach them, the die that takes them at the left, the special pile in the
    note."""
    x, y, wide, high = box
    special = len(view.observation["special"])
    note = view.translate("view-special", count=special)
    body = panel(box, view.translate("view-contracts"), note)
    body += _counter(view, Box(x + 7, y + HEADING + 4, dice, high - HEADING - 10))
    labels = view.observation["row"]
    extra = view.printed.extra
    first = x + 13 + dice
    pitch = (x + wide - 8 + gap - first) / len(extra)
    card_high = high - HEADING - 26
    for place in range(len(extra)):
        left, top = first + place * pitch, y + HEADING + 5
        label = labels[place] if place < len(labels) else None
        if label is None:
            body += f'<g transform="translate({left:g} {top:g})">{contract_card.gap(pitch - gap, card_high)}</g>'
        else:
            action = view.available("take", place + 1)
            drawn = contract_card.card(view.printed.contracts[label], pitch - gap, card_high, ENABLED if action else NORMAL)
            title = view.worded("view-contract", contract=label)
            body += piece(
                drawn, id=f"contract-{label}", x=left, y=top, title=title, action=action, why=view.why("take", place + 1)
            )
        body += _reach(place + 1, extra[place], left, y + high - 6, pitch - gap)
    return body


def _reach(value: int, extra: int, x: float, y: float, wide: float) -> str:
    """Draw the value that reaches a place, and the coins or camels that come with it."""
    if not extra:
        return figure(x + wide / 2, y, value, 11.5, INK_2)
    icon = 15 if wide > 60 else 11
    body = figure(x + 1, y, value, 11.5, INK_2, anchor="start")
    body += figure(x + wide - 2 * icon - 2, y, f"+{extra}", 11.5 if wide > 60 else 10.5, anchor="end")
    return body + use("i-coin", x + wide - 2 * icon - 1, y - 11, icon - 2) + use("i-camel", x + wide - icon, y - 12, icon)


def _counter(view: MarcoPoloContext, box: Box) -> str:
    """Draw the slot of the die for contracts."""
    dice = lying(view, "contracts", Box(5, 6, box.width - 8, box.height - 10))
    return key(view, "contracts", box, dice, rect(0, 0, box.width, box.height, STRIPE, r=5))
