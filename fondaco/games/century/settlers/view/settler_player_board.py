"""The player board of the viewer, in both layouts: settlers, storage, bonus tiles, point cards."""

from __future__ import annotations

from .....core.scene import AvailableAction
from .....draw.cards import halo
from .....draw.palette import INK_2, LIVE, SLOT, SLOT_EDGE, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import group, rect, text
from .....draw.text_fitting import width as width_of
from .point_card import STRIP, columns, owned
from .settler_context import AnySettlerContext
from .settler_symbols import settler
from .tiles import bonus_tile, slot


def own_settlers(view: AnySettlerContext, box: Box, bay: float) -> str:
    """Draw settlers that are ready, large; those at work and in reserve in bays below.

    The bay of those at work is a button: rest.
    """
    x, y, width, height = box
    ready = view.own["ready"]
    large = height - 2 * bay - 12
    size = min(large, 46.0)
    pitch = min(size, (width - size) / max(ready - 1, 1))
    body = "".join(group(settler(view.shown_seat, size), x + number * pitch, y) for number in range(ready))
    rest = view.available("rest")
    work = view.at_work(view.shown_seat)
    words = (
        view.translate("view-rest" if width > 200 else "view-rest-short", count=work)
        if rest
        else view.translate("view-at-work", count=work)
    )
    drawn = _bay(view, width, bay, work, words, 1, rest)
    body += piece(drawn, x=x, y=y + large + 4, action=rest, title="" if rest else words)
    reserve = view.own["reserve"]
    words = view.translate("view-in-reserve", count=reserve)
    return body + group(_bay(view, width, bay, reserve, words, 0.55, None), x, y + large + bay + 10)


def _bay(
    view: AnySettlerContext, width: float, height: float, count: int, words: str, opacity: float, action: AvailableAction | None
) -> str:
    """Draw a dashed place with settlers and words."""
    if action:
        body = halo(width, height, 5, 3) + rect(0, 0, width, height, WHITE, LIVE, 2.2, 5)
    else:
        body = rect(0, 0, width, height, SLOT, SLOT_EDGE, 1, 5, ' stroke-dasharray="3 3"')
    size = min(25.0, height - 8)
    room = max(10.0, min(76.0, width - 22 - size - width_of(words, 12, bold=bool(action))))
    pitch = min(17.0, room / max(count - 1, 1))
    men = "".join(group(settler(view.shown_seat, size), 6 + number * pitch, (height - size) / 2) for number in range(count))
    weight = 600 if action else 400
    return (
        body
        + group(men, opacity=opacity)
        + text(width - 8, height / 2 + 4, words, size=12, weight=weight, fill=INK_2, anchor="end")
    )


def own_tiles(view: AnySettlerContext, x: float, y: float, size: float, pitch: float) -> str:
    """Draw bonus tiles in their slots, each with what it counts now: beside it, or below where the slots are close together."""
    labels = view.own["tiles"]
    body = ""
    for number in range(max(view.printed.bonus_slots, len(labels))):
        left = x + number * pitch
        if number >= len(labels):
            body += group(slot(size), left, y)
            continue
        face = view.printed.bonus[labels[number]]
        words = view.worded("view-bonus-tile", bonus_tile=face.label)
        body += piece(bonus_tile(face, size), id=f"bonus-{face.label}", x=left, y=y, title=words)
        worth = view.own["worth"][number]
        if pitch >= size + 30:
            body += text(left + size + 4, y + size / 2 + 4.5, f"= {worth}", size=12.5, weight=700)
        else:
            body += text(left + size / 2, y + size + 14, f"= {worth}", size=12, weight=700, anchor="middle")
    return body


def own_cards(view: AnySettlerContext, box: Box, gap: float = 10) -> str:
    """Draw point cards in four columns by kind: strips show, the last card shows its picture."""
    x, y, width, height = box
    wide = (width - 3 * gap) / 4
    body = ""
    for number, faces in enumerate(columns([view.printed.cards[label] for label in view.own["claimed"]])):
        left = x + number * (wide + gap)
        step = min(STRIP + 2.0, (height - STRIP - 8) / max(len(faces) - 1, 1))
        for at, card in enumerate(faces):
            last = at == len(faces) - 1
            high = min(104.0, height - at * step) if last else STRIP + 8
            words = view.worded("view-point-card", point_card=card.label)
            drawn = owned(card, wide, high, 22 if wide > 90 else 18)
            body += piece(drawn, id=f"card-{card.label}", x=left, y=y + at * step, title=words)
        if not faces:
            body += rect(left, y, wide, min(104, height), SLOT, SLOT_EDGE, 1, 7, ' stroke-dasharray="3 3"')
    return body
