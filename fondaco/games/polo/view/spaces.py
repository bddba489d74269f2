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
from .context import AnyPoloContext
from .items import item, row, row_width

SIZES = (26, 22, 19, 17)
"""The sizes of dice on a space: smaller where there are many."""


def in_use(view: AnyPoloContext, space: str) -> bool:
    """Return whether dice are being placed there just now."""
    return view.my_turn and view.space == space


def button_panel(box: Box, title: str, note: str, action: AvailableAction | None) -> str:
    """Draw a panel that is a button as a whole while something may be done with it."""
    drawn = panel(box, title, note)
    if not action:
        return drawn
    return group(halo(box.width, box.height, 6, 4), box.x, box.y) + drawn + rect(*box, "none", LIVE, 2.4, 6)


def space_panel(view: AnyPoloContext, space: str, box: Box, title: str, note: str, body: str) -> str:
    """Draw a space with a panel of its own: a button as a whole, ringed while dice are being placed on it."""
    action = view.available("place", space)
    drawn = button_panel(box, title, note, action)
    if not action and in_use(view, space):
        drawn += rect(*box, "none", LIVE, 4, 6)
    words = view.worded("view-space", space=space)
    return piece(drawn + body, id=f"space-{space}", title=words, action=action, why=view.why("place", space))


def lying(view: AnyPoloContext, space: str, box: Box, sizes: Sequence[float] = SIZES) -> str:
    """Draw the dice on a space; while there are none, the free places for those that it takes."""
    dice = view.observation["board"][space]
    if dice:
        spots = places(len(dice), box, sizes)
        return "".join(view.die(colour, value, x, y, size) for (colour, value), (x, y, size) in zip(dice, spots, strict=True))
    return "".join(slot(x, y, size) for x, y, size in places(view.printed.dice[space], box, sizes))


def key(view: AnyPoloContext, space: str, box: Box, body: str, rest: str = "") -> str:
    """Draw a space that is a part of a panel: a frame while it may be chosen or dice are being placed on it, else ``rest``."""
    x, y, wide, high = box
    action = view.available("place", space)
    if action:
        drawn = halo(wide, high, 5, 2) + rect(0, 0, wide, high, WHITE, LIVE, 2, 5)
    elif in_use(view, space):
        drawn = rect(0, 0, wide, high, WHITE, LIVE, 3, 5)
    else:
        drawn = rest
    words = view.worded("view-space", space=space)
    return piece(drawn + body, id=f"space-{space}", x=x, y=y, title=words, action=action, why=view.why("place", space))


LOW = 100
"""The khan's favour has its reward below the dice in a panel of this height, beside them in a lower one."""
FLAT = 60
"""So it is with the black dice and their price."""


def khan(view: AnyPoloContext, box: Box) -> str:
    """Die Gunst des Khan: free places from left to right; the next die must show as much as the last one."""
    x, y, wide, high = box
    dice = view.observation["board"]["khan"]
    slots, reward = view.printed.khan_slots, view.printed.khan
    room = wide - 22 if high >= LOW else wide - 58
    size = min(32.0, (room - 6 * (slots - 1)) / slots)
    pitch = (room - size) / (slots - 1)
    top = y + HEADING + 6
    body = ""
    for number in range(slots):
        left = x + 11 + number * pitch
        if number < len(dice):
            colour, value = dice[number]
            body += view.die(colour, value, left, top, size - 2)
        else:
            body += slot(left, top + 2, size, f"≥{dice[-1][1]}" if number == len(dice) and dice else "")
    if high >= LOW:
        body += text(x + 11, y + high - 12, view.translate("view-each-die"), size=11.5, fill=INK_2)
        body += row(reward, x + wide - 14 - row_width(reward, 24, 6), y + high - 29, 24, 6)
    else:
        left = x + wide - 38
        tall = (high - HEADING - 4) / len(reward)
        body += ledger(left, y + HEADING + 2, y + high - 4)
        for number, (name, count) in enumerate(reward):
            body += item(name, count, left + 8, y + HEADING + 2 + number * tall, min(tall, 24.0))
    return space_panel(view, "khan", box, view.translate("view-khan"), "", body)


def black_dice(view: AnyPoloContext, box: Box) -> str:
    """Draw the black dice that are left, and what one costs. Those not rolled in advance show nothing yet."""
    x, y, wide, high = box
    count = view.printed.black_dice[view.players]
    left = view.observation["black_dice"]
    values, choosing = view.observation.get("black_values", ()), view.question[0] == "ChooseBlack"
    words = view.translate("view-buy")
    price = width(words, 11.5) + 30 if high < FLAT else 0
    size = min(24.0, (wide - 18 - price) / count - 4, (high - HEADING - 4) / (1 + LIP))
    pitch = (wide - 20 - price) / count
    body = ""
    for number in range(count):
        at, top = x + 10 + number * pitch, y + HEADING + 4
        if number < len(values):
            value = values[number]
            body += view.die("black", value, at, top, size, view.available("die", "black", value) if choosing else None)
        elif number < left:
            body += piece(die("black", 0, size), id=f"die-black-left-{number + 1}", x=at, y=top)
        else:
            body += slot(at, top + 1, size)
    base = y + high - 11
    at = x + wide - price - 5 if price else x + 11
    body += text(at, base, words, size=11.5, fill=INK_2)
    body += item("camel", view.printed.buy, at + 7 + width(words, 11.5), base - 17, 22)
    action = view.available("buy")
    drawn = button_panel(box, view.translate("view-black-dice"), view.translate("view-left", count=left), action)
    return piece(drawn + body, id="space-black", title=view.translate("view-black-dice"), action=action, why=view.why("buy"))
