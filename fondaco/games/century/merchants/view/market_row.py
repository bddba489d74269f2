"""The open merchants in a row, and the piles beside them."""

from __future__ import annotations

from .....draw.cards import SELECTED, back, halo
from .....draw.palette import BINDING_LIGHT, EDGE, INK_2, LIVE, SHELF, SLOT_EDGE, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import figure, rect, use
from ...cubes.view.cube_store import lying
from ...hand.view.hand_context import AnyMerchantTable
from .merchant_card import merchant


def merchant_pile(table: AnyMerchantTable, x: float, y: float, width: float, height: float) -> str:
    """The draw pile."""
    count = table.seen["merchant_pile"]
    title = table.say("view-merchant-pile", count=count)
    return piece(back(width, height, count, BINDING_LIGHT), id="pile-merchant", x=x, y=y, title=title)


def discard(table: AnyMerchantTable, x: float, y: float) -> str:
    """How many merchants lie on the common discard pile; nothing while there are none."""
    labels = table.seen["discard"]
    if not labels:
        return ""
    title = table.say("view-discard", count=len(labels)) + ": " + ", ".join(map(table.merchant_words, labels))
    return piece(
        use("i-hand", 0, 0, 22) + figure(27, 16, len(labels), 13.5, INK_2, anchor="start"), id="discard", x=x, y=y, title=title
    )


def merchants(
    table: AnyMerchantTable, x: float, y: float, width: float, height: float, pitch: float, *, sign: bool, shelf: float
) -> str:
    """The open merchants from left to right, each over its shelf, if that has a height: what lies on it, and what it costs."""
    body = ""
    for place, there in enumerate(table.seen["merchants"]):
        face = table.merchant(there["card"])
        left = x + place * pitch
        live = table.acquiring(place)
        state = table.merchant_state(place)
        drawn = merchant(face, width, height, state, sign=sign)
        title = table.merchant_words(face.label)
        top = y - 5 if state == SELECTED else y
        body += piece(drawn, id=f"card-{face.label}", x=left, y=top, title=title, live=live, why=table.why("acquire", place + 1))
        if shelf:
            body += _shelf(table, place, Box(left, y + height + 7, width, shelf))
    for place in range(len(table.seen["merchants"]), table.catalogue.merchant_row):
        body += rect(x + place * pitch, y, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    return body


def _shelf(table: AnyMerchantTable, place: int, box: Box) -> str:
    """What lies on a merchant and what it costs: side by side, or one below the other where the card is narrow."""
    x, y, width, height = box
    there = table.seen["merchants"][place]
    cubes = there["cubes"]
    price = table.say("view-free") if place == 0 else f"−{place}"
    body = ""
    if table.my_turn and table.question[0] == "Pay" and table.question[3] == place:
        body += piece(halo(width, height, 6, 3) + rect(0, 0, width, height, WHITE, LIVE, 2.2, 6), x=x, y=y)
    else:
        dash = "" if any(cubes) else ' stroke-dasharray="3 3"'
        body += rect(x, y, width, height, SHELF, SLOT_EDGE, 1, 6, dash)
    low = width < 90
    room = Box(x + 3, y + 15, width - 6, height - 18) if low else Box(x + 4, y + 3, width - 44, height - 6)
    if any(cubes):
        body += lying(cubes, room, 18 if low else 22, name=f"cube-{there['card']}", words=table.colours)
    return body + figure(x + width - 6, y + 14 if low else y + height / 2 + 4.5, price, 12.5, INK_2, anchor="end")
