"""Action spaces of both games: panels that are buttons, the dice on them, the khan's favour, the black dice."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.scene import AvailableAction
from ....draw.cards import halo, ledger
from ....draw.dice import LIP, die, places, slot
from ....draw.palette import INK_2, LIVE, WHITE
from ....draw.panels import HEADING, Box, panel
from ....draw.regions import piece
from ....draw.svg import group, rect, text
from ....draw.text_fitting import width
from .context import AnyPoloTable
from .items import item, row, row_width

SIZES = (26, 22, 19, 17)
"""The sizes of dice on a space: smaller where there are many."""


def in_use(table: AnyPoloTable, space: str) -> bool:
    """Whether dice are being placed there just now."""
    return table.my_turn and table.space == space


def button_panel(box: Box, title: str, note: str, live: AvailableAction | None) -> str:
    """A panel that is a button as a whole while something may be done with it."""
    drawn = panel(box, title, note)
    if not live:
        return drawn
    return group(halo(box.width, box.height, 6, 4), box.x, box.y) + drawn + rect(*box, "none", LIVE, 2.4, 6)


def space_panel(table: AnyPoloTable, space: str, box: Box, title: str, note: str, body: str) -> str:
    """A space with a panel of its own: a button as a whole, ringed while dice are being placed on it."""
    live = table.live("place", space)
    drawn = button_panel(box, title, note, live)
    if not live and in_use(table, space):
        drawn += rect(*box, "none", LIVE, 4, 6)
    words = table.words("view-space", space=space)
    return piece(drawn + body, id=f"space-{space}", title=words, live=live, why=table.why("place", space))


def lying(table: AnyPoloTable, space: str, box: Box, sizes: Sequence[float] = SIZES) -> str:
    """The dice on a space; while there are none, the free places for those that it takes."""
    dice = table.seen["board"][space]
    if dice:
        spots = places(len(dice), box, sizes)
        return "".join(table.die(colour, value, x, y, size) for (colour, value), (x, y, size) in zip(dice, spots, strict=True))
    return "".join(slot(x, y, size) for x, y, size in places(table.catalogue.dice[space], box, sizes))


def key(table: AnyPoloTable, space: str, box: Box, body: str, rest: str = "") -> str:
    """A space that is a part of a panel: a frame while it may be chosen or dice are being placed on it, else ``rest``."""
    x, y, wide, high = box
    live = table.live("place", space)
    if live:
        drawn = halo(wide, high, 5, 2) + rect(0, 0, wide, high, WHITE, LIVE, 2, 5)
    elif in_use(table, space):
        drawn = rect(0, 0, wide, high, WHITE, LIVE, 3, 5)
    else:
        drawn = rest
    words = table.words("view-space", space=space)
    return piece(drawn + body, id=f"space-{space}", x=x, y=y, title=words, live=live, why=table.why("place", space))


LOW = 100
"""The khan's favour has its reward below the dice in a panel of this height, beside them in a lower one."""
FLAT = 60
"""So it is with the black dice and their price."""


def khan(table: AnyPoloTable, box: Box) -> str:
    """Die Gunst des Khan: free places from left to right; the next die must show as much as the last one."""
    x, y, wide, high = box
    dice = table.seen["board"]["khan"]
    slots, reward = table.catalogue.khan_slots, table.catalogue.khan
    room = wide - 22 if high >= LOW else wide - 58
    size = min(32.0, (room - 6 * (slots - 1)) / slots)
    pitch = (room - size) / (slots - 1)
    top = y + HEADING + 6
    body = ""
    for number in range(slots):
        left = x + 11 + number * pitch
        if number < len(dice):
            colour, value = dice[number]
            body += table.die(colour, value, left, top, size - 2)
        else:
            body += slot(left, top + 2, size, f"≥{dice[-1][1]}" if number == len(dice) and dice else "")
    if high >= LOW:
        body += text(x + 11, y + high - 12, table.say("view-each-die"), size=11.5, fill=INK_2)
        body += row(reward, x + wide - 14 - row_width(reward, 24, 6), y + high - 29, 24, 6)
    else:
        left = x + wide - 38
        tall = (high - HEADING - 4) / len(reward)
        body += ledger(left, y + HEADING + 2, y + high - 4)
        for number, (name, count) in enumerate(reward):
            body += item(name, count, left + 8, y + HEADING + 2 + number * tall, min(tall, 24.0))
    return space_panel(table, "khan", box, table.say("view-khan"), "", body)


def black_dice(table: AnyPoloTable, box: Box) -> str:
    """The black dice that are left, and what one costs. Those not rolled in advance show nothing yet."""
    x, y, wide, high = box
    count = table.catalogue.black_dice[table.players]
    left = table.seen["black_dice"]
    values, choosing = table.seen.get("black_values", ()), table.question[0] == "ChooseBlack"
    words = table.say("view-buy")
    price = width(words, 11.5) + 30 if high < FLAT else 0
    size = min(24.0, (wide - 18 - price) / count - 4, (high - HEADING - 4) / (1 + LIP))
    pitch = (wide - 20 - price) / count
    body = ""
    for number in range(count):
        at, top = x + 10 + number * pitch, y + HEADING + 4
        if number < len(values):
            value = values[number]
            body += table.die("black", value, at, top, size, table.live("die", "black", value) if choosing else None)
        elif number < left:
            body += piece(die("black", 0, size), id=f"die-black-left-{number + 1}", x=at, y=top)
        else:
            body += slot(at, top + 1, size)
    base = y + high - 11
    at = x + wide - price - 5 if price else x + 11
    body += text(at, base, words, size=11.5, fill=INK_2)
    body += item("camel", table.catalogue.buy, at + 7 + width(words, 11.5), base - 17, 22)
    live = table.live("buy")
    drawn = button_panel(box, table.say("view-black-dice"), table.say("view-left", count=left), live)
    return piece(drawn + body, id="space-black", title=table.say("view-black-dice"), live=live, why=table.why("buy"))
