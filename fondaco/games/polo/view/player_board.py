"""The player board of the viewer: character, dice, goods, contracts, posts."""

from __future__ import annotations

from ....core.scene import AvailableAction
from ....draw.cards import ENABLED, NORMAL, halo
from ....draw.dice import LIP, slot
from ....draw.palette import INK, INK_2, LIVE, SLOT, SLOT_EDGE, WHITE
from ....draw.panels import Box
from ....draw.pieces import post, seal
from ....draw.players import badge
from ....draw.regions import piece
from ....draw.svg import circle, figure, path, rect, text, use
from ....draw.text_fitting import balance
from . import contract_card
from .characters import portrait
from .context import AnyPoloContext


def character(view: AnyPoloContext, box: Box) -> str:
    """Draw who the viewer is: face, name and points."""
    x, y, wide, _ = box
    seat = view.shown_seat
    label = view.own["character"]
    size = 70.0
    left = x + (wide - size) / 2
    body = ""
    if label:
        body += piece(portrait(label, 0, 0, size), id=f"character-{label}", x=left, y=y, title=view.character(label))
    else:
        body += circle(left + size / 2, y + size / 2, size / 2 - 2, SLOT, SLOT_EDGE, 1.2)
    body += badge(view.seat_colours[seat], left + 7, y + 9, 9) + seal(
        view.score(seat), left + size - 22, y + size - 30, 32, winner=view.winner(seat)
    )
    if view.observation["hourglass"] == seat:
        body += piece(
            use("i-hourglass", 0, 0, 18), id="hourglass", x=left + size - 9, y=y - 2, title=view.translate("view-hourglass")
        )
    lines = balance(view.worded("view-character-name", character=label), wide, 12, serif=True, bold=True) if label else ()
    for number, words in enumerate(lines[:3]):
        body += text(x + wide / 2, y + size + 14 + number * 13.5, words, size=12, weight=700, serif=True, anchor="middle")
    return body


# --- dice --------------------------------------------------------------------------------------------------------------------

ADJUST = (
    ("turn", "up", "M-3.6 1.8L0-2.6L3.6 1.8"),
    ("reroll", "", "M3.4-1.6A3.6 3.6 0 1 0 3.4 1.8M3.6-4V-1.2H.9"),
    ("turn", "down", "M-3.6-1.8L0 2.6L3.6-1.8"),
)
"""What camels do to a die: verb, way and sign."""


def dice(view: AnyPoloContext, box: Box, maximum: float) -> str:
    """Draw the viewer's dice, each with three small buttons: a pip up, roll again, a pip down.

    The buttons are too small for a finger, so the tall layout has them in the action list.
    """
    own_dice = view.own["dice"]
    size, less = max((_die_size(max(len(own_dice), 5), box, maximum, lines), -lines) for lines in (1, 2, 3))
    lines = -less
    across = -(-max(len(own_dice), 5) // lines)
    cell, high = min(box.width / across, maximum * 1.75), box.height / lines
    body = ""
    for number, (colour, value) in enumerate(own_dice):
        x, y = box.x + number % across * cell, box.y + number // across * high
        action, why = (view.available("die", colour, value), view.why("die", colour, value)) if value else (None, None)
        body += view.die(colour, value, x + 2, y + 3, size, action, why)
        if view.scene.layout == "wide":
            body += adjust(view, colour, value, x + size + 5, y + 2, min(cell - size - 8, 22), size * (1 + LIP) + 2)
    for number in range(len(own_dice), 5):
        body += slot(box.x + number % across * cell + 2, box.y + number // across * high + 3, size)
    return body


def _die_size(count: int, box: Box, maximum: float, lines: int) -> float:
    """Return the size of dice in a number of lines, with room for the buttons beside each."""
    across = -(-count // lines)
    return min(maximum, (box.height / lines - 6) / (1 + LIP), min(box.width / across, maximum * 1.75) * 0.56)


def adjust(view: AnyPoloContext, colour: str, value: int, x: float, y: float, wide: float, high: float) -> str:
    """Draw the three buttons of a die, one above the other; only those that can be paid."""
    body = ""
    step = high / 3
    for number, (verb, way, sign) in enumerate(ADJUST):
        action = view.available(verb, colour, value, way) if way else view.available(verb, colour, value)
        if action:
            body += piece(key(sign, wide, step - 1.6), x=x, y=y + number * step, action=action)
    return body


def key(sign: str, wide: float, high: float) -> str:
    """Draw a small button with a sign."""
    drawn = path(
        sign, stroke=LIVE, thick=1.7, more=f' transform="translate({wide / 2:g} {high / 2:g}) scale({min(1, high / 10):g})"'
    )
    return halo(wide, high, 3, 1.5, glows=False) + rect(0, 0, wide, high, WHITE, LIVE, 1.1, 3) + drawn


# --- goods -------------------------------------------------------------------------------------------------------------------


def goods(view: AnyPoloContext, box: Box, across: int, size: float) -> str:
    """Draw the viewer's goods, camels and coins with their numbers."""
    store = view.STORE
    pitch = box.width / across
    high = box.height / -(-len(store) // across)
    body = ""
    for number, (name, icon) in enumerate(store):
        x, y = box.x + number % across * pitch, box.y + number // across * high
        count = view.own[name]
        action = view.available("good", name) or view.available("extra", name)
        drawn = halo(pitch - 4, size + 4, 6, 2) + rect(0, 0, pitch - 4, size + 4, WHITE, LIVE, 2, 6) if action else ""
        drawn += use(icon, 1, 2, size) + figure(
            size + 5, size * 0.78 + 2, count, size * 0.62, INK if count else INK_2, anchor="start"
        )
        body += piece(
            drawn,
            id=f"store-{view.colours[view.shown_seat]}-{name}",
            x=x,
            y=y,
            title=view.worded("view-item", item=name),
            action=action,
        )
    return body


# --- contracts ---------------------------------------------------------------------------------------------------------------


def _answer(view: AnyPoloContext, label: str) -> AvailableAction | None:
    """Return the action of a contract of the viewer: fulfil it, or drop it."""
    return view.available("complete", label) or view.available("drop", label)


def drawn_contract(view: AnyPoloContext) -> str | None:
    """Draw the contract that the viewer has drawn and is looking at."""
    drawn = [label for label in view.observation["drawn"] if label is not None]
    return drawn[0] if drawn else None


def own_contracts(view: AnyPoloContext, box: Box, wide: float, gap: float = 8) -> str:
    """Draw the contracts to be fulfilled, and one that was just drawn, as upright cards."""
    labels: list[str] = list(view.own["contracts"])
    new = drawn_contract(view) if view.my_turn else None
    slots = max(view.printed.contract_slots, len(labels) + (new is not None))
    wide = min(wide, (box.width - gap * (slots - 1)) / slots)
    body = ""
    for number in range(slots):
        x = box.x + number * (wide + gap)
        if number < len(labels):
            label, action = labels[number], _answer(view, labels[number])
        elif number == len(labels) and new:
            label, action = new, view.available("refuse")
        else:
            body += f'<g transform="translate({x:g} {box.y:g})">{contract_card.gap(wide, box.height)}</g>'
            continue
        why = view.why("complete", label) or view.why("drop", label)
        drawn = contract_card.card(view.printed.contracts[label], wide, box.height, ENABLED if action else NORMAL)
        if action and view.question[0] == "Turn":
            drawn += contract_card.tick(wide - 2, 2, LIVE)
        title = action.label if action else view.worded("view-contract", contract=label)
        body += piece(drawn, id=f"contract-{label}", x=x, y=box.y, title=title, action=action, why=why)
    return body


# --- posts -------------------------------------------------------------------------------------------------------------------


def posts(view: AnyPoloContext, box: Box, across: int) -> str:
    """Draw the viewer's posts that are still to be placed, and what placing the last ones brings."""
    left, placed = view.own["posts_left"], len(view.own["posts"])
    total = left + placed
    colour, colour_number = view.colours[view.shown_seat], view.seat_colours[view.shown_seat]
    pitch = box.width / across
    lines = -(-total // across)
    line = box.height / lines
    size = min(pitch - 3, line - 16, 25)
    body = ""
    for number in range(total):
        x, y = box.x + number % across * pitch, box.y + number // across * line
        points = view.printed.post_points[number]
        if number < placed:
            body += rect(x, y, size, size, SLOT, SLOT_EDGE, 1, 4, ' stroke-dasharray="2 3"')
        else:
            body += piece(post(colour_number, size), id=f"post-{colour}-{number + 1}", x=x, y=y)
        if points:
            body += seal(points, x + size / 2 - 9, y + size - 3, 18)
    return body
