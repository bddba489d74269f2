"""Die Bücher: an open book each. Left the two printed offers, right the tile of the round; next round's tile below."""

from __future__ import annotations

from ....draw.cards import halo, ledger
from ....draw.palette import DEBIT, EDGE, INK, INK_2, LEDGE, LIVE, PAPER, PAPER_LIGHT, RULE, WHITE
from ....draw.panels import HEADING, Box, panel
from ....draw.regions import piece
from ....draw.svg import line, path, rect, text
from ....draw.text_fitting import width
from ...polo.view.items import item, row, row_width
from ...polo.view.printed import Items
from ...polo.view.spaces import key, lying
from .context import MarcoPolo2Context
from .spaces import offer_size

COVERS = ("#4B4656", "#8C2A56", "#A8771A")
"""The covers of the books, in dull shades of their goods."""
NEXT = 26
"""How much room the tile of the next round takes."""
PRINTED = 0.365
"""How much of a book is its printed page."""


def book(view: MarcoPolo2Context, name: str, box: Box, dice: float) -> str:
    """Draw a book in a panel; ``dice`` is the room for dice beside it."""
    x, y, wide, high = box
    book = view.printed.books[name]
    number = list(view.printed.books).index(name)
    note = view.translate("view-least", value=book.die)
    body = panel(box, view.worded("view-book", book=name), note)
    room = (high - HEADING - NEXT - 6) / len(book.spaces)
    for at, space in enumerate(book.spaces):
        place = Box(x + 6, y + HEADING + 3 + at * room, dice - 4, room - 3)
        drawn = lying(view, space, Box(4, 4, place.width - 6, place.height - 6), (26, 22, 18, 15, 13))
        body += key(view, space, place, drawn, rect(0, 0, place.width, place.height, LEDGE, r=5))
    left = Box(x + dice + 6, y + HEADING + 3, wide - dice - 13, high - HEADING - NEXT - 9)
    body += _next(view, name, Box(x + 6, y + high - NEXT - 1, wide - 12, NEXT - 4))
    return body + _open(view, name, COVERS[number], left)


def _open(view: MarcoPolo2Context, name: str, cover: str, box: Box) -> str:
    """Draw the open book with its four offers."""
    x, y, wide, high = box
    fold = x + wide * PRINTED
    body = rect(x - 2, y - 1, wide + 4, high + 3, cover, INK, 1.2, 4)
    low = y + high
    for left, right, page in ((x + 1, fold, PAPER_LIGHT), (fold, x + wide - 1, PAPER)):
        middle = (left + right) / 2
        upper = f"M{left:g} {y + 3:g}Q{middle:g} {y - 1:g} {right:g} {y + 3:g}"
        body += path(f"{upper}V{low - 1:g}Q{middle:g} {low - 5:g} {left:g} {low - 1:g}Z", page, INK, 1)
    half = (high - 12) / 2
    tile = Box(fold + 5, y + 6, x + wide - 4 - fold - 5, high - 12)
    body += rect(*tile, PAPER_LIGHT, INK, 1.1, 4) + rect(tile.x + 1, tile.y + 1, 23, tile.height - 2, DEBIT, r=3)
    body += ledger(tile.x + 24, tile.y + 1, tile.bottom - 1)
    middle = y + 6 + half
    body += line(x + 8, middle, fold - 6, middle, RULE, 0.8) + line(tile.x + 3, middle, tile.right - 3, middle, RULE, 0.8)
    for number, items in enumerate(view.book_offers(name)):
        top = y + 6 + number % 2 * half
        if number < 2:
            body += _offer(view, name, number + 1, items, 0, Box(x + 3, top, fold - x - 5, half))
        else:
            body += _offer(view, name, number + 1, items, number - 1, Box(tile.x, top, tile.width, half))
    return body


def _offer(view: MarcoPolo2Context, name: str, number: int, items: Items, jade: int, box: Box) -> str:
    """Draw one offer; with what it costs in jade on the left, if it does."""
    x, y, wide, high = box
    asked = view.book == name
    action = view.available("offer", number) if asked else None
    why = view.why("offer", number) if asked else None
    side = 27 if jade else 0
    drawn = ""
    if action:
        drawn += halo(wide, high, 4, 2) + rect(0, 0.5, wide, high - 1, WHITE, LIVE, 2, 4)
    if jade:
        drawn += item("jade", jade, 2, (high - 20) / 2, 20) + (ledger(24, 3, high - 3) if action else "")
    size = offer_size(items, wide - side - 5, min(25.0, high - 6))
    drawn += row(items, side + (wide - side - row_width(items, size)) / 2, (high - size) / 2, size)
    title = (
        view.translate("action-offer", number=number, jade=jade, items=[list(one) for one in items]) if why and not action else ""
    )
    return piece(drawn, x=x, y=y, title=title, action=action, why=why)


def _next(view: MarcoPolo2Context, name: str, box: Box) -> str:
    """Draw the tile of the next round, if there is one."""
    x, y, wide, high = box
    body = rect(x, y, wide, high, LEDGE, EDGE, 1, 4)
    words = view.translate("view-next")
    body += text(x + 6, y + high / 2 + 4, words, size=11, weight=600, fill=INK_2)
    label = view.observation["next_offers"].get(name)
    if label is None:
        return body
    tile_offers = view.printed.tiles[label]
    left = x + 13 + width(words, 11, bold=True)
    count = sum(len(items) for items in tile_offers) + len(tile_offers)
    size = min(17.0, (x + wide - left - 8 * len(tile_offers)) / count - 1)
    for jade, items in enumerate(tile_offers, 1):
        top = y + (high - size) / 2
        body += item("jade", jade, left, top, size) + ledger(left + size + 1, y + 2, y + high - 2)
        left += size + 5
        body += row(items, left, top, size, 1)
        left += row_width(items, size, 1) + 4
    return body
