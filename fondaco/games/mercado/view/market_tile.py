"""A tile of the market: its picture, its price, its gain, and a side for every player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ....draw.cards import DISABLED, ENABLED, NORMAL, frame, ledger
from ....draw.palette import DEBIT, HALO, INK, INK_2, LIVE, PAPER, RULE, SLOT, SLOT_EDGE, WAX, WHITE, mix
from ....draw.panels import Box
from ....draw.pieces import seal
from ....draw.players import PLAYERS, badge
from ....draw.regions import piece
from ....draw.svg import circle, group, line, path, rect, text, use
from ....draw.text_fitting import balance
from .coins import arranged, coin, each, wanted
from .context import MercadoContext, coin_to_lay
from .printed import COINS, PrintedTile
from .symbols import centred, fitting, goods_picture, row

HEAD, FOOT, BAND = 38, 40, 26
"""The heights of the head and of the viewer's side, and the width of the other sides."""
PRICE = 64
"""How wide the price is."""
HEADS = {"object": "#F0DFB4", "scent": "#E4D6EA", "market": PAPER}
GROUP = "#DCCB9F"
"""The ground of coins that belong together."""
RING = "#86704A"


def tile(view: MercadoContext, there: Mapping[str, Any], box: Box) -> str:
    """Draw a tile of the market as a piece. Choosing it lays a coin there, or scores it."""
    x, y, width, height = box
    label = there["tile"]
    face = view.printed.tiles[label]
    action = view.available("put", label) or view.available("score", label)
    why = None if action else view.why("put", label) or view.why("score", label)
    state = ENABLED if action else DISABLED if why or there["sold"] else NORMAL
    at_once = view.translate("view-at-once") if face.at_once else ""
    body = frame(width, height, state)
    body += printed_side(
        face, view.goods(label), view.letters, at_once, width, height, len(view.opponents), view.rank(view.shown_seat)
    )
    for seat, side in _sides(view.opponents, width, height).items():
        body += _others_side(view, seat, face, there["deposits"][seat], side)
    body += _own_side(
        view, face, there["deposits"][view.shown_seat], width, height, coin_to_lay(action.question) if action else None
    )
    if there["sold"]:
        words = view.translate("view-sold")
        body += rect(width / 2 - 34, height / 2 - 14, 68, 28, PAPER, WAX, 2, 5)
        body += text(width / 2, height / 2 + 5, words, size=14, weight=700, fill=WAX, anchor="middle", serif=True)
    pile = {"object": "pile-objects", "scent": "pile-scents"}.get(face.kind, "")
    title = view.worded("view-tile", tile=label)
    return piece(body, id=f"tile-{label}", x=x, y=y, title=title, action=action, why=why, home=pile)


def printed_side(
    face: PrintedTile,
    name: str,
    letters: Mapping[str, str],
    at_once: str,
    width: float,
    height: float,
    others: int = 0,
    rank: int = 0,
) -> str:
    """Draw what is printed: head, price and gain. The sides of ``others`` opponents stay free.

    ``rank`` is the current value of points by rank for the viewer.
    """
    left = BAND if others else 0
    right = width - (BAND if others > 1 else 0)
    top, bottom = HEAD + (BAND if others > 2 else 0), height - FOOT
    body = _head(face, width) + _name(name, face, width)
    body += rect(left, top, PRICE, bottom - top, DEBIT)
    body += _price(tuple((kind, letters.get(kind, "")) for kind in face.price), left + PRICE / 2, top, bottom - top)
    body += ledger(left + PRICE, top + 3, bottom - 3)
    body += line(1, HEAD, width - 1, HEAD, RULE) + line(1, bottom, width - 1, bottom, RULE)
    return body + _credit(face, left + PRICE + 4, right, top, bottom, at_once, rank)


@lru_cache(maxsize=64)
def _head(face: PrintedTile, width: float) -> str:
    """Draw the head by kind, with the picture. Tiles that stay have an awning."""
    shape = f"M1.3 {HEAD}V7.4q0-6.1 6.1-6.1H{width - 7.4:g}q6.1 0 6.1 6.1V{HEAD}Z"
    body = path(shape, HEADS[face.kind])
    if face.kind == "market":
        count = 11
        wide = (width - 2.6) / count
        for number in range(count):
            d = f"M{1.3 + number * wide:.2f} 1.3h{wide:.2f}v6a{wide / 2:.2f} {wide / 2.4:.2f} 0 0 1-{wide:.2f} 0Z"
            body += path(d, PAPER if number % 2 else WAX, INK, 0.9)
        return body + use(goods_picture(face), 9, 12, 25)
    return body + use(goods_picture(face), 7, 3, 32)


def _name(words: str, face: PrintedTile, width: float) -> str:
    """Return the name of a tile on one line or two."""
    size = 13.5
    lines = balance(words, width - 56, size, serif=True, bold=True)
    if len(lines) > 1:
        size = 12
        lines = balance(words, width - 52, size, serif=True, bold=True)
    low = 30 if face.kind == "market" else 24.5
    body = ""
    for number, part in enumerate(lines):
        y = low + (number - (len(lines) - 1) / 2) * 14
        body += text(46, y, part, size=size, weight=700, serif=True)
    return body


@lru_cache(maxsize=256)
def _price(slots: tuple[tuple[str, str], ...], middle: float, top: float, height: float) -> str:
    """Draw the coins of a price, two and three in a column, four as a square; those of free choice on a ground of their own."""
    count = len(slots)
    centre = top + height / 2
    if count == 4:
        size = min(27.0, height / 2 - 9)
        spots = [(middle + (at % 2 - 0.5) * (size + 4), centre + (at // 2 - 0.5) * (size + 7)) for at in range(count)]
    else:
        size = min(30.0 if count == 2 else 28.0, (height - 8) / count - 3)
        pitch = min(size + 6, (height - 6) / count)
        spots = [(middle, centre + (at - (count - 1) / 2) * pitch) for at in range(count)]
    free = [spots[at] for at, (kind, _) in enumerate(slots) if kind in ("same", "different")]
    body = ""
    if len(free) > 1:
        reach = size / 2 + 2.5
        left, right = min(x for x, _ in free) - reach, max(x for x, _ in free) + reach
        high, low = min(y for _, y in free) - reach, max(y for _, y in free) + reach
        body += rect(left, high, right - left, low - high, GROUP, r=reach)
    for (kind, letter), (x, y) in zip(slots, spots, strict=True):
        body += coin(kind, letter, x - size / 2, y - size / 2, size)
    return body


@lru_cache(maxsize=256)
def _credit(face: PrintedTile, left: float, right: float, top: float, bottom: float, at_once: str, rank: int) -> str:
    """Draw points, the gain of the buyer, and below a line the effects on opponents."""
    middle, room = (left + right) / 2, right - left - 8
    parts: list[tuple[str, float]] = []
    dense = bottom - top < 110
    large = 32.0 if dense else 38.0
    if isinstance(face.points, str):
        own_rank = seal(rank, middle + 5, large * 0.5, 20) if rank and face.points == "rank" else ""
        parts.append((use(f"sign-{face.points}", middle - large / 2, 0, large) + own_rank, large))
    elif face.points:
        parts.append((seal(face.points, middle - large / 2, 0, large), large))
    if face.buyer:
        size = fitting(face.buyer, room, (24 if dense else 29) if parts else large)
        parts.append((centred(face.buyer, middle, 0, size), size))
    if at_once:
        lines = balance(at_once, room, 11)
        words = [text(middle, 9 + at * 12.5, part, size=11, fill=INK_2, anchor="middle") for at, part in enumerate(lines)]
        parts.append(("".join(words), 12.5 * len(lines)))
    if face.opponents:
        size = fitting((("others", 1), *face.opponents), room + 4, 19, 2)
        body = line(left + 3, 0, right - 3, 0, RULE)
        parts.append((body + row((("others", 1), *face.opponents), left + 3, 6, size, 2), size + 6))
    gap = min(9.0, (bottom - top - sum(height for _, height in parts)) / (len(parts) + 1))
    y = (top + bottom - sum(height for _, height in parts) - gap * (len(parts) - 1)) / 2
    drawn = ""
    for body, height in parts:
        drawn += group(body, 0, y)
        y += height + gap
    return drawn


# --- the sides ---------------------------------------------------------------------------------------------------------------


def _sides(others: Sequence[int], width: float, height: float) -> dict[int, Box]:
    """Return the boxes for the opponents' coins.

    The next opponent clockwise is on the left, the one before the viewer on the right, the one opposite below the head.
    """
    low = height - FOOT
    boxes = [Box(0, HEAD, BAND, low - HEAD), Box(width - BAND, HEAD, BAND, low - HEAD)]
    if len(others) > 2:
        boxes.insert(1, Box(BAND, HEAD, width - 2 * BAND, BAND))
    return dict(zip(others, boxes, strict=False))


def _others_side(view: MercadoContext, seat: int, face: PrintedTile, deposit: Sequence[int], box: Box) -> str:
    """Draw the side of an opponent: badge, coins, and a ring for each that is missing."""
    x, y, width, height = box
    count = len(face.price)
    colour = view.seat_colours[seat]
    body = rect(x + 0.7, y, width - 1.4, height, mix(PLAYERS[colour].fill, PAPER, 0.8))
    if width > height:
        pitch = min(26.0, (width - 26) / count)
        spots = [(x + 24 + (at + 0.5) * pitch, y + height / 2) for at in range(count)]
        body += badge(colour, x + 12, y + height / 2, 7.5)
    else:
        pitch = min(23.5, (height - 26) / count)
        spots = [(x + width / 2, y + 26 + (at + 0.5) * pitch - 2) for at in range(count)]
        body += badge(colour, x + width / 2, y + 13, 7.5)
    size = min(20.0, pitch - 1)
    laid = list(each(deposit))
    for left, top in spots[len(laid) :]:
        body += circle(left, top, size * 0.41, "none", RING, 1, ' stroke-dasharray="2 2.5"')
    for (kind, number), (left, top) in zip(laid, spots, strict=False):
        body += view.coin(seat, kind, f"coin-{seat}-{face.label}-{kind}-{number}", left - size / 2, top - size / 2, size)
    return body


def _own_side(
    view: MercadoContext, face: PrintedTile, deposit: Sequence[int], width: float, height: float, lit: str | None
) -> str:
    """Draw the viewer's side: the price slot by slot, with coins and missing coins."""
    seat = view.shown_seat
    colour = view.seat_colours[seat]
    top = height - FOOT
    shape = f"M.7 {top:g}H{width - 0.7:g}V{height - 6.7:g}q0 6-6 6H6.7q-6 0-6-6Z"
    body = path(shape, mix(PLAYERS[colour].fill, PAPER, 0.8)) + badge(colour, 15, top + FOOT / 2, 8.5)
    places = arranged(face.price, deposit)
    chosen = _lit(face, deposit, places, lit) if lit else None
    count = len(places)
    pitch = min(36.0, (width - 32) / count)
    first = 28 + (width - 32 - count * pitch) / 2 + pitch / 2
    size = min(29.0, pitch - 3)
    numbers = dict.fromkeys(COINS, 0)
    for at, kind in enumerate(places):
        x, y = first + at * pitch, top + FOOT / 2
        if kind is not None:
            numbers[kind] += 1
            body += view.coin(seat, kind, f"coin-{seat}-{face.label}-{kind}-{numbers[kind]}", x - size / 2, y - size / 2, size)
            continue
        glow = at == chosen
        if glow:
            body += circle(x, y, size * 0.6, HALO) + circle(x, y, size * 0.47, WHITE, LIVE, 2.6)
        else:
            body += circle(x, y, size * 0.45, SLOT, SLOT_EDGE, 1.2, ' stroke-dasharray="3 3"')
        body += wanted(face.price[at], view.letter(face.price[at]), x, y, size, lit=glow)
    return body


def _lit(face: PrintedTile, deposit: Sequence[int], places: Sequence[str | None], kind: str) -> int | None:
    """Return the slot that a coin would take."""
    more = [count + (name == kind) for name, count in zip(COINS, deposit, strict=False)]
    after = arranged(face.price, more)
    return next((at for at, before in enumerate(places) if before is None and after[at] is not None), None)
