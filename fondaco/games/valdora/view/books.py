"""The open books of the cities: two pages to read, the piles behind them, and the buttons that turn a page."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.scene import AvailableAction
from ....draw.cards import DISABLED, ENABLED, NORMAL
from ....draw.palette import BINDING, EDGE, HALO, INK, INK_2, LIVE, PAPER, RULE, STRIPE, WHITE
from ....draw.panels import Box, heading, sheet
from ....draw.regions import piece
from ....draw.svg import circle, figure, line, path, rect, text, use
from .board_map import BOOKS
from .context import Page, ValdoraContext
from .page_card import equipment_page, order_page
from .symbols import gem, letter, silver

LEATHER = "#6E3A1E"
GUTTER = 30.0
"""The room beside the cover for the size of a pile and its button."""
HEAD = 25.0
"""The room for the title."""


def book(view: ValdoraContext, city: str, box: Box, button: float = 12.5) -> str:
    """Draw the book of a city."""
    x, y, width, height = box
    holds = view.observation["books"][city]["holds"]
    in_use = view.open_book == city
    body = sheet(box, LIVE if in_use else EDGE, 2 if in_use else 1) + _title(view, city, holds, box)
    wide, high = (width - 2 * GUTTER - 26) / 2, height - HEAD - 5
    middle, top = x + width / 2, y + HEAD
    cover = LEATHER if holds == "equipment" else BINDING
    body += rect(middle - wide - 13, top - 2, 2 * wide + 26, high + 5, cover, INK, 1.2, 5)
    for side, left in (("left", middle - wide - 1), ("right", middle + 1)):
        body += _edges(view, city, side, Box(left, top, wide, high))
    for side, left in (("left", middle - wide - 1), ("right", middle + 1)):
        body += _page(view, city, side, Box(left, top, wide, high))
    body += line(middle, top - 2, middle, top + high + 3, INK, 1.4)
    for side, at in (("left", x + GUTTER / 2), ("right", x + width - GUTTER / 2)):
        body += _pile(view, city, side, at, top, button)
    return body


def _title(view: ValdoraContext, city: str, holds: str, box: Box) -> str:
    """Draw the city, the kind of book, what has been seen of it, and the price of a page."""
    x, y, width, _ = box
    body = letter(city[:2], x + 17, y + 13, 8.5) + heading(x + 31, y + 17, view.translate(BOOKS[holds]))
    lens = rect(-3, -3, 20, 19, WHITE, more=' opacity="0"') + use("i-lens", 0, 0, 14)
    body += piece(lens, id=f"lens-{city}", x=x + width / 2 + 6, y=y + 5, title=seen(view, city))
    body += text(x + width - 30, y + 17, view.translate("view-a-page"), size=11, fill=INK_2, anchor="end")
    if holds == "equipment":
        return body + gem("gold", x + width - 26, y + 4, 17)
    return body + silver(view.printed.order_price, x + width - 26, y + 4, 17)


def _edges(view: ValdoraContext, city: str, side: str, box: Box) -> str:
    """Draw the edges of the pages below the top one, by the size of the pile."""
    many = len(view.stack(city, side))
    x, y, wide, high = box
    body = ""
    for depth in range(min(4, 1 + many // 3) if many > 1 else 0, 0, -1):
        out = depth * 2.2 * (-1 if side == "left" else 1)
        body += rect(x + out, y, wide, high, STRIPE, INK_2, 0.7, 3)
    return body


def _page(view: ValdoraContext, city: str, side: str, box: Box) -> str:
    """Draw the top page of one side, to be bought if the viewer uses the book; an empty pile is its outline."""
    x, y, wide, high = box
    stack = view.stack(city, side)
    in_use = view.open_book == city
    why = view.why("buy", side) if in_use else None
    if not stack:
        body = rect(0, 0, wide, high, "none", RULE, 1.2, 3, ' stroke-dasharray="4 3"')
        return piece(body, id=f"page-{city}-{side}-0", x=x, y=y, title=view.translate("view-no-page"), why=why)
    action = view.available("buy", side) if in_use else None
    state = ENABLED if action else DISABLED if in_use else NORMAL
    face = top_face(stack, side)
    if view.observation["books"][city]["holds"] == "orders":
        drawn = order_page(view.printed.orders[face], wide, high, state)
        title = view.worded("view-order", face=face)
    else:
        owned = face in view.own["equipment"]
        drawn = equipment_page(view.printed.equipment[face], wide, high, state, owned=owned)
        title = view.worded("view-equipment", equipment=face)
    drawn += _corner(wide, high, side)
    other = "left" if side == "right" else "right"
    turned_from = f"page-{city}-{other}-{len(view.stack(city, other)) + 1}"
    id = f"page-{city}-{side}-{len(stack)}"
    return piece(drawn, id=id, x=x, y=y, title=title, action=action, why=why, turned_from=turned_from)


def _corner(wide: float, high: float, side: str) -> str:
    """Draw the outer lower corner, folded up: pages can be turned."""
    x, out = (0.0, 1) if side == "left" else (wide, -1)
    return path(f"M{x:g} {high - 10:g}L{x + 9 * out:g} {high - 9.5:g}L{x + 10 * out:g} {high:g}Z", "#E9D9B0", INK_2, 1)


def top_face(stack: Sequence[Page], side: str) -> str:
    """Draw the visible side of the top page."""
    face = stack[-1]["recto" if side == "right" else "verso"]
    assert face is not None, "what lies open has been seen"
    return face


def _pile(view: ValdoraContext, city: str, side: str, x: float, y: float, r: float) -> str:
    """Draw the number of pages on a side, and the button that turns the top one over."""
    many = len(view.stack(city, side))
    body = figure(x, y + 12, many, 14, INK if many else INK_2)
    body += "".join(line(x - 7 + at, y + 17 + at * 2.4, x + 7 - at, y + 17 + at * 2.4, INK_2, 1.1) for at in range(3))
    if view.open_book != city:
        face = circle(0, 0, 12, "none", RULE, 1.1) + turn_arrow(0, 1, side, "#9C8660")
        return body + piece(face, x=x, y=y + 38)
    action = view.available("turn", side)
    title = view.translate("view-turn-price", price=view.turn_price) if action else view.translate("view-turn")
    face = _button(r, action) + turn_arrow(0, 1, side, LIVE if action else EDGE)
    body += piece(face, id=f"key-turn-{side}", x=x, y=y + 26 + r, title=title, action=action, why=view.why("turn", side))
    if action and view.turn_price:
        body += silver(view.turn_price, x - 9.5, y + 28 + 2 * r, 19)
    return body


def _button(r: float, action: AvailableAction | None) -> str:
    if action is None:
        return circle(0, 0, r, PAPER, EDGE, 1.1)
    halo = f'<circle class="halo" cx="0" cy="0" r="{r + 3.5:g}" fill="{HALO}" opacity=".7"/>'
    return halo + circle(0, 0, r, WHITE, LIVE, 2)


def turn_arrow(x: float, y: float, side: str, colour: str) -> str:
    """Draw an arrow over to the other side."""
    way = 1 if side == "left" else -1
    bow = f"M{x - 6 * way:g} {y + 4:g}C{x - 6 * way:g} {y - 6:g} {x + 2 * way:g} {y - 8:g} {x + 5 * way:g} {y - 1:g}"
    tip = f"M{x + way:g} {y - 1.5:g}L{x + 6 * way:g} {y + 3.6:g}L{x + 8.5 * way:g} {y - 4:g}Z"
    return path(bow, stroke=colour, thick=2) + path(tip, colour, colour, 0.8)


def seen(view: ValdoraContext, city: str) -> str:
    """Return what is known of a book, from the top of both stacks downwards. Pages that no player has seen are counted."""
    described = []
    for side in ("left", "right"):
        words = [_known(view, city, page) for page in reversed(view.stack(city, side))]
        described.append(
            view.translate("view-pile", pile=view.translate(f"view-side-{side}"), pages="; ".join(_counted(view, words)) or "–")
        )
    return f"{view.translate('view-seen', city=city)} {' '.join(described)}"


def _known(view: ValdoraContext, city: str, page: Page) -> str:
    """Return a page in words: its two sides, as far as they have been seen."""
    holds = view.observation["books"][city]["holds"]
    message, argument = ("view-order", "face") if holds == "orders" else ("view-equipment", "equipment")
    faces = [view.worded(message, **{argument: face}) if face else "?" for face in (page["recto"], page["verso"])]
    return "" if faces == ["?", "?"] else " / ".join(faces)


def _counted(view: ValdoraContext, pages: list[str]) -> list[str]:
    """Return pages in words, with those unseen that follow each other as one number."""
    described: list[str] = []
    unseen = 0
    for words in [*pages, "end"]:
        if not words:
            unseen += 1
            continue
        if unseen:
            described.append(view.translate("view-unseen", count=unseen))
            unseen = 0
        described.append(words)
    return described[:-1]
