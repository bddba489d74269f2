"""The action spaces beside the map: khan, travel, money, black dice, the bazaar and the row of contracts."""

from __future__ import annotations

from collections.abc import Sequence

from ....draw.cards import IS_LIVE, REST, halo, ledger
from ....draw.dice import LIP, die, places, slot
from ....draw.fitting import width
from ....draw.layers import piece
from ....draw.palette import INK_2, LIVE, RULE, SLOT, SLOT_EDGE, STRIPE, WHITE
from ....draw.panels import HEADING, Box, panel
from ....draw.svg import figure, line, rect, text, use
from . import contracts
from .items import item, row, row_width
from .table import Table

SIZES = (26, 22, 19, 17)
"""The sizes of dice on a space: smaller where there are many."""


def in_use(table: Table, space: str) -> bool:
    """Whether dice are being placed there just now."""
    return table.my_turn and table.space == space


def _space(table: Table, space: str, box: Box, title: str, note: str, body: str) -> str:
    """A space with a panel of its own: a button as a whole, ringed while dice are being placed on it."""
    live = table.live("place", space)
    drawn = panel(box, title, note)
    if live:
        glow = f'<g transform="translate({box.x:g} {box.y:g})">{halo(box.width, box.height, 6, 4)}</g>'
        drawn = glow + drawn + rect(*box, "none", LIVE, 2.4, 6)
    elif in_use(table, space):
        drawn += rect(*box, "none", LIVE, 4, 6)
    words = table.words("see-space", space=space)
    return piece(drawn + body, id=f"space-{space}", title=words, live=live, why=table.why("place", space))


def lying(table: Table, space: str, box: Box, sizes: Sequence[float] = SIZES) -> str:
    """The dice on a space; while there are none, the free places for those that it takes."""
    dice = table.seen["board"][space]
    if dice:
        spots = places(len(dice), box, sizes)
        return "".join(table.die(colour, value, x, y, size) for (colour, value), (x, y, size) in zip(dice, spots, strict=True))
    return "".join(slot(x, y, size) for x, y, size in places(table.catalogue.dice[space], box, sizes))


def khan(table: Table, box: Box) -> str:
    """Die Gunst des Khan: free places from left to right; the next die must show as much as the last one."""
    x, y, wide, high = box
    dice = table.seen["board"]["khan"]
    slots = table.catalogue.khan_slots
    size = min(32.0, (wide - 20 - 6 * (slots - 1)) / slots)
    pitch = (wide - 22 - size) / (slots - 1)
    top = y + HEADING + 6
    body = ""
    for number in range(slots):
        left = x + 11 + number * pitch
        if number < len(dice):
            colour, value = dice[number]
            body += table.die(colour, value, left, top, size - 2)
        else:
            body += slot(left, top + 2, size, f"≥{dice[-1][1]}" if number == len(dice) and dice else "")
    words = table.say("see-each-die")
    body += text(x + 11, y + high - 12, words, size=11.5, fill=INK_2)
    reward = table.catalogue.khan
    body += row(reward, x + wide - 14 - row_width(reward, 24, 6), y + high - 29, 24, 6)
    return _space(table, "khan", box, table.say("see-khan"), "", body)


def travel(table: Table, box: Box) -> str:
    """Reisen: the dice, and what so many steps cost."""
    x, y, wide, high = box
    body = lying(table, "travel", Box(x + 10, y + HEADING + 4, wide - 20, high - HEADING - 56))
    fare = table.catalogue.fare
    pitch = (wide - 14) / len(fare)
    steps = table.question[4] if table.question[0] == "Travel" and table.question[2] == 0 else 0
    for number, coins in enumerate(fare, 1):
        left, top = x + 7 + (number - 1) * pitch, y + high - 46
        chosen = number == steps
        body += rect(left, top, pitch - 2, 40, WHITE if chosen else SLOT, LIVE if chosen else SLOT_EDGE, 2 if chosen else 0.9, 4)
        body += figure(left + pitch / 2 - 1, top + 12, number, 10.5, INK_2) + item(
            "coin", coins, left + (pitch - 24) / 2, top + 15, 22
        )
    return _space(table, "travel", box, table.say("see-travel"), table.say("see-two-dice"), body)


def money(table: Table, space: str, box: Box) -> str:
    """Five coins as an action, or three coins for any die as a bonus action."""
    x, y, wide, high = box
    items, title = (table.catalogue.purse, "see-purse") if space == "purse" else (table.catalogue.coins, "see-coins")
    body = lying(table, space, Box(x + 8, y + HEADING + 5, wide - 40, high - HEADING - 8), (24, 20, 17, 15))
    body += row(items, x + wide - 31, y + high - 32, 26)
    return _space(table, space, box, table.say(title), "", body)


def black_dice(table: Table, box: Box) -> str:
    """The black dice that are left, and what one costs."""
    x, y, wide, high = box
    count = table.catalogue.black_dice[table.players]
    left = table.seen["black_dice"]
    size = min(24.0, (wide - 18) / count - 4)
    pitch = (wide - 20) / count
    body = ""
    for number in range(count):
        at, top = x + 10 + number * pitch, y + HEADING + 4
        if number < left:
            body += piece(die("black", number % 6 + 1, size), id=f"die-black-left-{number + 1}", x=at, y=top)
        else:
            body += slot(at, top + 1, size)
    base = y + high - 11
    words = table.say("see-buy")
    body += text(x + 11, base, words, size=11.5, fill=INK_2)
    body += item("camel", table.catalogue.buy, x + 18 + width(words, 11.5), base - 17, 22)
    live = table.live("buy")
    drawn = panel(box, table.say("see-black-dice"), table.say("see-left", count=left))
    if live:
        glow = f'<g transform="translate({x:g} {y:g})">{halo(wide, high, 6, 4)}</g>'
        drawn = glow + drawn + rect(*box, "none", LIVE, 2.4, 6)
    return piece(drawn + body, id="space-black", title=table.say("see-black-dice"), live=live, why=table.why("buy"))


# --- the bazaar --------------------------------------------------------------------------------------------------------------

GOODS = (("camels", "i-camel"), ("pepper", "i-pepper"), ("silk", "i-silk"), ("gold", "i-gold"))
"""The rows of the bazaar with their icons."""


def bazaar(table: Table, box: Box, dice: float) -> str:
    """The bazaar as a table: a row for every good, a column for every value of the lowest die. ``dice`` is the room for dice."""
    x, y, wide, high = box
    body = panel(box, table.say("see-bazaar"))
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
        body += _stall(table, space, icon, Box(x + 6, top + 1, 30 + dice, line_high - 2))
        for value in range(1, 7):
            body += _line(table, space, value, Box(first + (value - 1) * pitch, top, pitch, line_high))
    return body + ledger(first - 3, y + HEADING + 2, bottom)


def _stall(table: Table, space: str, icon: str, box: Box) -> str:
    """The left end of a row: the good, and the dice that lie there."""
    x, y, wide, high = box
    live = table.live("place", space)
    body = ""
    if live:
        body += halo(wide - 2, high, 5, 2) + rect(0, 0, wide - 2, high, WHITE, LIVE, 2, 5)
    elif in_use(table, space):
        body += rect(0, 0, wide - 2, high, WHITE, LIVE, 3, 5)
    size = min(24.0, high - 2)
    body += use(icon, 3, (high - size) / 2, size)
    die_size = min(20.0, (high - 1) / (1 + LIP))
    body += lying(table, space, Box(32, (high - die_size * (1 + LIP)) / 2, wide - 38, die_size * (1 + LIP)), (die_size, 15))
    words = table.words("see-space", space=space)
    return piece(body, id=f"space-{space}", x=x, y=y, title=words, live=live, why=table.why("place", space))


def _line(table: Table, space: str, value: int, box: Box) -> str:
    """One yield of the bazaar."""
    x, y, wide, high = box
    live = table.live("row", value) if table.space == space else None
    items = table.catalogue.bazaar[space][value - 1]
    size = min(22.0, (wide - 3) / len(items) - 1, high - 5)
    body = line(0, 4, 0, high - 4, RULE, 0.8) if value > 1 and not live else ""
    if live:
        body += halo(wide - 2, high - 2, 5, 2) + rect(1, 1, wide - 3, high - 2, WHITE, LIVE, 2, 5)
    body += row(items, (wide - row_width(items, size, 1)) / 2, (high - size) / 2, size, 1)
    why = table.why("row", value) if table.space == space else None
    return piece(body, x=x, y=y, title=table.words("do-row", line=str(value)) if why and not live else "", live=live, why=why)


# --- the contracts -----------------------------------------------------------------------------------------------------------


def contract_row(table: Table, box: Box, dice: float, gap: float) -> str:
    """The open contracts with the values that reach them, the die that takes them at the left, the special pile in the note."""
    x, y, wide, high = box
    special = len(table.seen["special"])
    note = table.say("see-special", count=special)
    body = panel(box, table.say("see-contracts"), note)
    body += _counter(table, Box(x + 7, y + HEADING + 4, dice, high - HEADING - 10))
    labels = table.seen["row"]
    extra = table.catalogue.extra
    first = x + 13 + dice
    pitch = (x + wide - 8 + gap - first) / len(extra)
    card_high = high - HEADING - 26
    for place in range(len(extra)):
        left, top = first + place * pitch, y + HEADING + 5
        label = labels[place] if place < len(labels) else None
        if label is None:
            body += f'<g transform="translate({left:g} {top:g})">{contracts.gap(pitch - gap, card_high)}</g>'
        else:
            live = table.live("take", place + 1)
            drawn = contracts.card(table.catalogue.contracts[label], pitch - gap, card_high, IS_LIVE if live else REST)
            title = table.words("see-contract", contract=label)
            body += piece(drawn, id=f"contract-{label}", x=left, y=top, title=title, live=live, why=table.why("take", place + 1))
        body += _reach(place + 1, extra[place], left, y + high - 6, pitch - gap)
    return body


def _reach(value: int, extra: int, x: float, y: float, wide: float) -> str:
    """The value that reaches a place, and the coins or camels that come with it."""
    if not extra:
        return figure(x + wide / 2, y, value, 11.5, INK_2)
    icon = 15 if wide > 60 else 11
    body = figure(x + 1, y, value, 11.5, INK_2, anchor="start")
    body += figure(x + wide - 2 * icon - 2, y, f"+{extra}", 11.5 if wide > 60 else 10.5, anchor="end")
    return body + use("i-coin", x + wide - 2 * icon - 1, y - 11, icon - 2) + use("i-camel", x + wide - icon, y - 12, icon)


def _counter(table: Table, box: Box) -> str:
    """Where the die for contracts goes."""
    x, y, wide, high = box
    live = table.live("place", "contracts")
    if live:
        body = halo(wide, high, 5, 2) + rect(0, 0, wide, high, WHITE, LIVE, 2, 5)
    elif in_use(table, "contracts"):
        body = rect(0, 0, wide, high, WHITE, LIVE, 3, 5)
    else:
        body = rect(0, 0, wide, high, STRIPE, r=5)
    body += lying(table, "contracts", Box(5, 6, wide - 8, high - 10))
    words = table.words("see-space", space="contracts")
    return piece(body, id="space-contracts", x=x, y=y, title=words, live=live, why=table.why("place", "contracts"))
