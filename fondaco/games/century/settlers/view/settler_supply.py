"""What stands beside the boards: the next point card, the icons of all players, what the viewer's cards do."""

from __future__ import annotations

from .....draw.cards import back
from .....draw.cubes import CUBES, heap, icons_of
from .....draw.palette import BINDING_LIGHT, INK, INK_2, STRIPE
from .....draw.panels import Box, panel, sheet
from .....draw.players import badge
from .....draw.regions import piece
from .....draw.svg import figure, group, rect, text, use
from .....draw.tall import ROOM, SIDE
from .....draw.text_fitting import wrap
from .point_card import owned, pile
from .printed_settlers import KINDS
from .settler_context import AnySettlerContext
from .settler_symbols import disc, kind_disc, settler
from .tiles import exploration_tile


def next_card(view: AnySettlerContext, box: Box) -> str:
    """Draw the open draw pile: its top card is known to all, until only cards are left that went back under it face down."""
    left = view.observation["point_pile"]
    body = panel(box, view.translate("view-next-card"), view.translate("view-left", count=left))
    label = view.observation["next_card"]
    if label is None:
        return body + (_face_down(view, box, left) if left else "")
    face = view.printed.cards[label]
    drawn = pile(face, 98, 104, left)
    return body + piece(
        drawn,
        id=f"card-{label}",
        x=box.x + (box.width - 102) / 2,
        y=box.y + 38,
        title=view.worded("view-point-card", point_card=label),
    )


def _face_down(view: AnySettlerContext, box: Box, left: int) -> str:
    """Draw the draw pile once only returned cards are left: which of them come first is known, not in which order."""
    cards = ", ".join(view.worded("view-point-card", point_card=label) for label in view.observation["returned"][0]["cards"])
    title = f"{view.translate('view-returned')}: {cards}"
    drawn = back(98, 104, left, BINDING_LIGHT)
    return piece(drawn, id="pile-points", x=box.x + (box.width - 102) / 2, y=box.y + 38, title=title)


def next_strip(view: AnySettlerContext, box: Box) -> str:
    """Draw the open draw pile in little height: what lasts of its top card, and beside it the cubes to pay."""
    x, y, width, _ = box
    body = panel(box, view.translate("view-next-card"), view.translate("view-left", count=view.observation["point_pile"]))
    label = view.observation["next_card"]
    if label is None:
        return body
    face = view.printed.cards[label]
    wide = width - 66
    drawn = owned(face, wide, 36, 24) + heap(icons_of(face.cost), wide + 27, 18, 17, 3)
    return body + piece(drawn, id=f"card-{label}", x=x + 8, y=y + 29, title=view.worded("view-point-card", point_card=label))


def next_line(view: AnySettlerContext, box: Box) -> str:
    """Draw the open draw pile in one line: what lasts of its top card, how many are left, the cubes to pay."""
    x, y, width, height = box
    body = sheet(box)
    title = wrap(view.translate("view-next-card"), width - 162, 12, serif=True, bold=True)
    top = y + height / 2 + 4 - 6.5 * len(title)
    for at, words in enumerate(title):
        body += text(x + 105, top + 13 * at, words, size=12, weight=700, serif=True)
    body += text(
        x + 105, top + 13 * len(title), view.translate("view-left", count=view.observation["point_pile"]), size=11.5, fill=INK_2
    )
    label = view.observation["next_card"]
    if label is None:
        return body
    face = view.printed.cards[label]
    drawn = owned(face, 92, 29, 24) + heap(icons_of(face.cost), width - 35, 14.5, 17, 3)
    title_of = view.worded("view-point-card", point_card=label)
    return body + piece(drawn, id=f"card-{label}", x=x + 6, y=y + (height - 29) / 2, title=title_of)


def icon_rows(view: AnySettlerContext, box: Box) -> str:
    """Draw players by kinds, in little height."""
    x, y, width, height = box
    body = panel(box, view.translate("view-icons"))
    pitch, row = 24, (height - 30) / view.players
    first = x + width - 18 - pitch * (len(KINDS) - 1)
    counts = {seat: view.icons(seat) for seat in range(view.players)}
    for column, kind in enumerate(KINDS):
        words = view.translate(f"icon-{kind.replace('_', '-')}")
        body += piece(kind_disc(kind, 0, 0, 10), x=first + column * pitch, y=y + 12, title=words)
        maximum = max(icons[kind] for icons in counts.values())
        for number, seat in enumerate((view.shown_seat, *view.opponents)):
            base = y + 26 + (number + 0.5) * row + 5
            if number % 2 == 0 and column == 0:
                body += rect(x + 5, base - 5 - row / 2, width - 10, row, STRIPE, r=2)
            body += badge(seat, x + 24, base - 5, min(8.0, row / 2 - 0.5)) if column == 0 else ""
            count = counts[seat][kind]
            bold = count and count == maximum
            body += text(
                first + column * pitch,
                base,
                str(count),
                size=14 if bold else 13,
                weight=800 if bold else 400,
                fill=INK if bold else INK_2,
                anchor="middle",
            )
    return body


def icon_count(view: AnySettlerContext, box: Box) -> str:
    """Draw kinds by players: it makes every bonus tile predictable."""
    x, y, width, height = box
    body = panel(box, view.translate("view-icons"), view.translate("view-icons-note"))
    counts = {seat: view.icons(seat) for seat in range(view.players)}
    seats = [view.shown_seat, *view.opponents]
    pitch = (width - 54) / view.players
    for number, seat in enumerate(seats):
        body += badge(seat, x + 54 + pitch * (number + 0.5), y + 36, 9)
    row = (height - 54) / len(KINDS)
    for number, kind in enumerate(KINDS):
        top = y + 50 + number * row
        if number % 2 == 0:
            body += rect(x + 5, top, width - 10, row, STRIPE, r=2)
        words = view.translate(f"icon-{kind.replace('_', '-')}")
        body += piece(kind_disc(kind, 0, 0, min(13.0, row / 2 - 1)), x=x + 28, y=top + row / 2, title=words)
        maximum = max(counts[seat][kind] for seat in seats)
        for at, seat in enumerate(seats):
            count = counts[seat][kind]
            middle = x + 54 + pitch * (at + 0.5)
            if count and count == maximum:
                body += figure(middle, top + row / 2 + 5, count, 15, INK)
            else:
                body += text(middle, top + row / 2 + 5, str(count), size=14, fill=INK_2, anchor="middle")
    return body


def help_by_mark(view: AnySettlerContext, box: Box) -> str:
    """Draw the effects of the viewer's cards, by the mark of the location they refer to."""
    x, y, _, height = box
    body = panel(box, view.translate("view-help"), view.translate("view-help-note"))
    marks = list(dict.fromkeys(face.mark for face in view.printed.locations.values() if face.mark))
    row = min(32.0, (height - 70) / max(len(marks), 1))
    for number, mark in enumerate(marks):
        middle = y + 42 + number * row
        body += disc(mark, x + 26, middle, min(13.0, row / 2 - 1))
        brought = _help(view, mark)
        pitch = min(48.0, (box.width - 58) / max(len(brought), 1))
        for at, (drawn, words) in enumerate(brought):
            left = x + 50 + at * pitch
            body += group(drawn, left, middle - 11)
            if pitch >= 46:
                body += text(left + 23, middle + 5, words, size=13, weight=700)
            else:
                body += figure(left + 20, middle + 11, words, 12, edge=True)
        if not brought:
            body += text(x + 50, middle + 4.5, "–", size=13, fill=INK_2)
    covered = [there["cover"] for there in view.observation["locations"].values() if there["cover"]]
    if covered:
        body += group(exploration_tile(view.printed.explorations[covered[0]], 26), x + 12, box.bottom - 34)
        body += text(x + 46, box.bottom - 17, view.translate("view-covered", count=len(covered)), size=12)
    return body


def _help(view: AnySettlerContext, mark: str) -> list[tuple[str, str]]:
    """Return the gain of the viewer's cards at a mark: saved settlers and cubes, as drawings with their numbers."""
    owned_cards = [view.printed.cards[label] for label in view.own["claimed"]]
    cards = [face for face in owned_cards if face.mark == mark]
    saved = sum(face.kind == "native_help" for face in cards)
    given = [sum(face.gain[colour] for face in cards if face.kind == "tool") for colour in range(len(CUBES))]
    brought = [(group(settler(None, 22), 0, -1), f"−{saved}")] if saved else []
    return brought + [(use(icon, 0, 1, 20), f"+{count}") for icon, count in zip(CUBES, given, strict=True) if count]


def supply_section(view: AnySettlerContext, y: float) -> tuple[str, float]:
    """On a phone: the next card and the help of the viewer's cards side by side, the icons of all below."""
    half = (ROOM - 6) / 2
    body = next_card(view, Box(SIDE, y, half, 166)) + help_by_mark(view, Box(SIDE + half + 6, y, half, 166))
    return body + icon_count(view, Box(SIDE, y + 172, ROOM, 160)), y + 340
