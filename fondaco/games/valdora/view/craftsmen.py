"""The board of the craftsmen with its workshops, and the bonus tiles."""

from __future__ import annotations

from ....draw.icons import PAPER_PAINT
from ....draw.palette import DEBIT, EDGE, INK, INK_2, RULE, SLOT
from ....draw.panels import HEADING, Box, panel
from ....draw.pieces import seal
from ....draw.players import badge
from ....draw.regions import piece
from ....draw.svg import figure, group, line, path, rect, text
from ....draw.text_fitting import wrap
from .context import ValdoraContext
from .symbols import arms, patron_icon


def belt(view: ValdoraContext, box: Box) -> str:
    """Draw the stacks, clockwise from left to right, on a belt that closes below; under each its workshop."""
    x, y, width, height = box
    body = panel(box, view.translate("view-craftsmen"), view.translate("view-craftsmen-note"))
    colours = list(view.printed.workshops)
    pitch = (width - 21) / len(colours)
    left, top, stack = x + 14, y + HEADING + 5, min((height - HEADING - 20) * 0.52, 52)
    middle, low = top + stack / 2, y + height - 7
    right = left + pitch * len(colours) - 10
    track = f"M{left:g} {middle:g}H{right - 8:g}Q{right + 8:g} {middle:g} {right + 8:g} {middle + 16:g}V{low - 14:g}"
    track += f"Q{right + 8:g} {low:g} {right - 8:g} {low:g}H{left + 4:g}Q{left - 8:g} {low:g} {left - 8:g} {low - 14:g}"
    track += f"V{middle + 14:g}Q{left - 8:g} {middle:g} {left + 4:g} {middle:g}"
    body += path(track, stroke="#D9C49A", thick=7) + path(track, stroke=EDGE, thick=1, more=' stroke-dasharray="5 4"')
    for number, colour in enumerate(colours):
        at = left + number * pitch
        body += _stack(view, colour, Box(at, top, pitch - 24, stack))
        if number + 1 < len(colours):
            body += path(f"M{at + pitch - 15:g} {middle - 5:g}l6 5l-6 5", stroke="#6B4A2C", thick=2.2)
        body += workshop(view, colour, Box(at - 2, top + stack + 9, pitch - 17, low - 9 - top - stack - 6))
    return body


def _stack(view: ValdoraContext, colour: str, box: Box) -> str:
    """Draw the craftsmen of a colour that are left."""
    wide, high = box.width, box.height
    many = view.observation["craftsmen"][colour]
    size = high * 0.74
    if many:
        body = ""
        for depth in range(min(many, 4) - 1, -1, -1):
            body += rect(depth * 1.6, depth * 1.6, wide, high, DEBIT if depth else PAPER_PAINT, INK, 1.1, 5)
        if wide > 62:
            body += patron_icon("craftsman", colour, wide * 0.36, high * 0.12, size)
    else:
        body = rect(0, 0, wide, high, SLOT, RULE, 1.2, 5, ' stroke-dasharray="3 4"')
    body += arms(colour, 3, 4, min(24.0, high * 0.5))
    body += figure(wide - 10, high - 8, many, 17, INK if many else INK_2, edge=bool(many))
    words = f"{view.worded('view-colour', patron=colour)} · {view.translate('view-left', count=many)}"
    return piece(body, id=f"stack-{colour}", x=box.x, y=box.y, title=words)


def workshop(view: ValdoraContext, colour: str, box: Box) -> str:
    """Draw a workshop: what opens it and its points, or who has it."""
    wide, high = box.width, box.height
    workshop = view.printed.workshops[colour]
    owner = view.observation["workshops"][colour]
    narrow = wide < 60
    size = min(29.0, high - 8, wide * (0.5 if narrow else 0.36))
    top = 4 if narrow else (high - size) / 2
    words = view.translate("view-workshop", colour=colour, count=workshop.needed, points=workshop.points)
    if owner is None:
        body = rect(0, 0, wide, high, PAPER_PAINT, INK, 1.1, 5) + patron_icon("workshop", colour, 2, top, size)
        left = size + 3
        if not narrow:
            body += patron_icon("craftsman", colour, left, top + size * 0.25, size * 0.58)
            left += size * 0.58
        body += figure(left + 5, top + size * 0.76, workshop.needed, 12.5)
        stamp = 25.0
        x, y = ((wide - stamp) / 2, high - stamp - 2) if narrow else (wide - stamp - 2, (high - stamp) / 2)
        body += seal(workshop.points, x, y, stamp)
    else:
        body = rect(0, 0, wide, high, SLOT, RULE, 1.1, 5, ' stroke-dasharray="3 3"')
        x, y = (wide / 2, high - 15) if narrow else (wide - 17, high / 2)
        body += group(patron_icon("workshop", colour, 3, top, size), opacity=0.5) + badge(view.seat_colours[owner], x, y, 10)
        words += " · " + view.translate("view-owner", seat=owner)
    return piece(body, id=f"workshop-{colour}", x=box.x, y=box.y, title=words)


def bonus(view: ValdoraContext, box: Box) -> str:
    """Draw the bonus tiles that are left, what they are for, and which colours of craftsmen are left until the end."""
    x, y, width, height = box
    left, tiles = view.observation["bonus_tiles"], view.printed.bonus_tiles
    body = panel(box, view.translate("view-bonus"), view.translate("view-of", count=left, total=tiles))
    top = y + HEADING + 5
    if left:
        for depth in range(min(left, 4) - 1, -1, -1):
            body += rect(x + 12 + depth * 2, top + depth * 2, 48, 42, DEBIT if depth else PAPER_PAINT, INK, 1.1, 5)
        body += seal(view.printed.bonus_points, x + 20, top + 5, 32)
    else:
        body += rect(x + 12, top, 48, 42, SLOT, RULE, 1.2, 5, ' stroke-dasharray="3 4"')
    for number, words in enumerate(wrap(view.translate("view-bonus-note"), width - 92, 11.5)):
        body += text(x + 78, top + 12 + number * 15, words, size=11.5, fill=INK_2)
    low = y + height - 55
    body += line(x + 10, low, x + width - 10, low, RULE)
    body += text(x + 12, low + 16, view.translate("view-ends"), size=11.5, weight=600, fill=INK_2)
    pitch = (width - 20) / len(view.printed.workshops)
    for number, colour in enumerate(view.printed.workshops):
        many = view.observation["craftsmen"][colour]
        body += arms(colour, x + 12 + number * pitch, low + 23, 23, pale=not many)
        if not many:
            body += line(x + 13 + number * pitch, low + 45, x + 34 + number * pitch, low + 24, INK, 2)
    return body
