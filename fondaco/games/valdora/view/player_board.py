"""The player board of the viewer: purse and provisions, equipment with its gems, open orders, craftsmen and workshops."""

from __future__ import annotations

from ....core.scene import AvailableAction
from ....draw.cards import DISABLED, ENABLED, NORMAL, frame, halo
from ....draw.palette import BINDING, CREAM, FOIL, HALO, INK, INK_2, LEDGE, LIVE, PAPER_LIGHT, RULE, SLOT, SLOT_EDGE, WHITE
from ....draw.panels import Box, heading
from ....draw.players import badge
from ....draw.regions import piece
from ....draw.svg import circle, figure, group, line, rect, text, use
from ....draw.text_fitting import cut, wrap
from .books import turn_arrow
from .context import ValdoraContext
from .page_card import order_card
from .printed import ANY, PrintedEquipment
from .symbols import arms, count, gem, patron_icon, silver, socket, tool
from .worth import points
from .worth import width as seal_width


def purse(view: ValdoraContext, box: Box) -> str:
    """Draw name and points, coins, provisions."""
    x, y, width, height = box
    seat = view.shown_seat
    body = badge(view.seat_colours[seat], x + 15, y + 20, 9)
    size = 24 if view.covered(seat) else 33
    name = cut(view.name(seat), width - 29 - seal_width(view, seat, size), 13.5, serif=True, bold=True)
    body += text(x + 28, y + 25, name, size=13.5, weight=700, serif=True)
    body += points(view, seat, x + width, y + 20.5 - size / 2, size)
    coins, maximum = view.own["coins"], view.printed.most_coins
    body += heading(x + 10, y + 49, view.translate("view-coins"))
    body += text(
        x + width - 2,
        y + 49,
        view.translate("view-of", count=coins, total=maximum),
        size=11.5,
        weight=600,
        fill=INK_2,
        anchor="end",
    )
    pitch = min((width - 10) / maximum, 24.0)
    for number in range(maximum):
        left = x + 10 + number * pitch
        if number < coins:
            body += use("i-coin-silver", left, y + 54, 19)
        else:
            body += socket(left + 9.5, y + 63.5, 8)
    return body + provisions(view, Box(x + 10, y + height - 52, width - 12, 46))


def provisions(view: ValdoraContext, box: Box) -> str:
    """Draw the loaf, which is had or not; to be taken in a city."""
    wide, high = box.width, box.height
    action, had = view.available("provisions"), view.own["provisions"]
    title = view.translate("view-provisions-had" if had else "view-provisions-none")
    if action:
        body = halo(wide, high, 5) + rect(0, 0, wide, high, WHITE, LIVE, 2.4, 5)
    elif had:
        body = rect(0, 0, wide, high, PAPER_LIGHT, INK, 1.2, 5)
    else:
        body = rect(0, 0, wide, high, SLOT, SLOT_EDGE, 1, 5, ' stroke-dasharray="3 3"')
    size = high - 18
    body += group(use("v-provisions", 8, 9, size), opacity=1 if had or action else 0.35)
    lines = wrap(view.translate("view-provisions-take") if action else title, wide - size - 22, 11.5)
    for number, words in enumerate(lines):
        body += text(
            size + 15, high / 2 + 4 - (len(lines) - 1) * 6.5 + number * 13, words, size=11.5, fill=INK if action or had else INK_2
        )
    return piece(body, id="provisions", x=box.x, y=box.y, title=title, action=action, why=view.why("provisions"))


# --- equipment ---------------------------------------------------------------------------------------------------------------


def equipment(view: ValdoraContext, box: Box, gap: float = 5.5) -> str:
    """Draw a fixed place for each kind of equipment, owned or not."""
    faces = view.printed.equipment
    wide = (box.width - gap * (len(faces) - 1)) / len(faces)
    body = ""
    for number, equipment in enumerate(faces.values()):
        body += _card(view, equipment, Box(box.x + number * (wide + gap), box.y, wide, box.height))
    return body


def _card(view: ValdoraContext, equipment: PrintedEquipment, box: Box) -> str:
    """Draw one kind of equipment: the tool above, what it carries below."""
    x, y, wide, high = box
    owned = equipment.label in view.own["equipment"]
    pay = view.available("pay", equipment.label)
    keys = [(kind, action) for kind in view.printed.gems if (action := view.available("load", equipment.label, kind))]
    action = pay or (keys[0][1] if len(keys) == 1 and equipment.loads != ANY else None)
    asked = view.question[0] in ("Load", "HandOverGem")
    state = ENABLED if action else DISABLED if asked and owned and not keys else NORMAL
    size = min(wide * 0.68, high * 0.36)
    middle, low, r = wide / 2, high * 0.73, min(high * 0.21, wide * 0.4)
    if owned:
        body = frame(wide, high, state, 6) + tool(equipment.label, middle - size / 2, high * 0.05, size)
        body += line(6, high * 0.46, wide - 6, high * 0.46, RULE)
        carried = view.own["equipment"][equipment.label]
        if not keys or equipment.loads != ANY:
            body += _socket(equipment, carried, middle, low, r)
        elif carried:  # the keys lie where it would be seen
            body += circle(9, 9, 9, "#FFFDF6", INK, 1.1) + gem(carried, 2.5, 2.5, 13)
    else:
        body = rect(0, 0, wide, high, SLOT, SLOT_EDGE, 1, 6, ' stroke-dasharray="3 3"')
        pale = tool(equipment.label, middle - size / 2, high * 0.05, size) + gem(
            equipment.loads, middle - r * 0.45, low - r * 0.45, r * 0.9
        )
        body += group(pale, opacity=0.38)
    if equipment.coins and owned:
        body += silver(equipment.coins, wide - 20, -1, 20)
    title = view.worded("view-equipment", equipment=equipment.label)
    why = view.why("pay", equipment.label) or _why_not_loaded(view, equipment)
    drawn = piece(body, id=f"equipment-{equipment.label}", x=x, y=y, title=title, action=action, why=None if keys else why)
    if equipment.loads == ANY:
        across = min(len(keys), 2)
        size = 20.0 if len(keys) < 5 else 15.0
        for number, (kind, key) in enumerate(keys):
            left = x + middle + (number % 2 - (across - 1) / 2) * (size + 3) - size / 2
            drawn += _key(kind, left, y + high * 0.49 + number // 2 * (size + 2.5), size, key, equipment.label)
    return drawn


def _socket(equipment: PrintedEquipment, carried: str | None, x: float, y: float, r: float) -> str:
    """Draw the slot for a gem: the gem on white, or a dashed slot with a pale gem."""
    if carried:
        return circle(x, y, r, "#FFFDF6", INK, 1.1) + gem(carried, x - r * 0.72, y - r * 0.72, r * 1.44)
    return socket(x, y, r) + group(gem(equipment.loads, x - r * 0.5, y - r * 0.5, r), opacity=0.45)


def _key(kind: str, x: float, y: float, size: float, action: AvailableAction, label: str) -> str:
    """Draw a gem that cart or horse can load."""
    body = rect(-2, -2, size + 4, size + 4, HALO, r=6, more=' class="halo" opacity=".85"') + rect(
        0, 0, size, size, WHITE, LIVE, 1.6, 4
    )
    return piece(body + gem(kind, 2, 2, size - 4), id=f"key-load-{label}-{kind}", x=x, y=y, action=action)


def _why_not_loaded(view: ValdoraContext, equipment: PrintedEquipment) -> str | None:
    """Return the gem to ask about for equipment: its own gem, or else the first one on the space."""
    if equipment.loads != ANY:
        return view.why("load", equipment.label, equipment.loads)
    heaps = view.observation["roads"].get(view.here, view.observation["area"])
    there = [kind for kind, amount in zip(view.printed.gems, heaps, strict=True) if amount]
    return view.why("load", equipment.label, there[0] if there else view.printed.gems[0])


# --- orders ------------------------------------------------------------------------------------------------------------------


def orders(view: ValdoraContext, box: Box, gap: float = 6) -> str:
    """Draw the open orders, and room for others. With all places taken, arrows give one back to the book."""
    maximum = view.printed.most_orders
    wide = (box.width - gap * (maximum - 1)) / maximum
    body = ""
    for number in range(maximum):
        place = Box(box.x + number * (wide + gap), box.y, wide, box.height)
        body += _order(view, number, place)
    return body


def _order(view: ValdoraContext, number: int, box: Box) -> str:
    x, y, wide, high = box
    held = view.own["orders"]
    if number >= len(held):
        body = rect(x, y, wide, high, LEDGE, RULE, 1.2, 6, ' stroke-dasharray="3 4"')
        lines = wrap(view.translate("view-room"), wide - 12, 11)
        for at, words in enumerate(lines):
            body += text(x + wide / 2, y + high / 2 - (len(lines) - 1) * 7 + at * 14, words, size=11, fill=INK_2, anchor="middle")
        return body
    label = held[number]["order"]
    action = view.available("deliver", number + 1)
    state = ENABLED if action else DISABLED if view.my_turn and view.question[0] == "Deliver" else NORMAL
    carried = view.carried(view.shown_seat) + ["coin"] * bool(view.own["coins"])
    drawn = order_card(view.printed.orders[label], wide, high, state, carried)
    title = view.worded("view-order", face=label)
    why = view.why("deliver", number + 1)
    body = piece(drawn, id=f"order-{view.shown_seat}-{number + 1}", x=x, y=y, title=title, action=action, why=why)
    for side, share in (("left", 0.25), ("right", 0.75)):
        back = view.available("return", number + 1, side)
        if back:
            glow = f'<circle class="halo" cx="0" cy="0" r="14" fill="{HALO}" opacity=".85"/>' + circle(0, 0, 11, WHITE, LIVE, 2)
            key = glow + turn_arrow(0, 1, "left" if side == "right" else "right", LIVE)
            body += piece(key, id=f"key-return-{number + 1}-{side}", x=x + wide * share, y=y + high - 3, action=back)
    return body


# --- craftsmen ---------------------------------------------------------------------------------------------------------------


def craftsmen(view: ValdoraContext, box: Box, across: int = 4) -> str:
    """Draw the craftsmen of each colour; below them workshops, bonus tiles and completed orders."""
    x, y, width, _ = box
    pitch = width / across
    body = ""
    owned = view.own["craftsmen"]
    for number, colour in enumerate(view.printed.workshops):
        left, top = x + number % across * pitch, y + number // across * 28
        body += arms(colour, left, top, 22, pale=not owned[colour]) + count(owned[colour], left + 23, top + 17, 13.5)
    rows = -(-len(owned) // across)
    low = y + rows * 28 + 3
    body += line(x, low, x + width, low, RULE, 0.8)
    own_workshops = [colour for colour, owner in view.observation["workshops"].items() if owner == view.shown_seat]
    third = width / 3
    size = min(26.0, box.bottom - low - 18)
    step = min(size * 0.9, (third - size) / max(len(own_workshops) - 1, 1))
    for number, colour in enumerate(own_workshops):
        body += patron_icon("workshop", colour, x + number * step, low + 4, size)
    body += rect(x + third * 1.5 - size / 2, low + 4, size, size, PAPER_LIGHT, INK, 1.1, 4)
    body += figure(x + third * 1.5, low + 4 + size * 0.7, view.own["bonus_tiles"], 14)
    done = x + third * 2.5
    pile = rect(done - size * 0.4, low + 4, size * 0.8, size, BINDING, INK, 1.1, 3)
    pile += rect(done - size * 0.32, low + 4 + size * 0.08, size * 0.64, size * 0.84, "none", FOIL, 0.8, 2)
    pile += figure(done, low + 4 + size * 0.7, view.completed(view.shown_seat), 13.5, CREAM)
    body += piece(pile, id=f"completed-{view.shown_seat}", title=view.done(view.shown_seat))
    for at, words in ((0.5, "view-workshops-short"), (1.5, "view-bonus-short"), (2.5, "view-done-short")):
        body += text(x + third * at, low + size + 17, view.translate(words), size=11, fill=INK_2, anchor="middle")
    return body
