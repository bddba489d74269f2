"""The open merchants in a row, and the piles beside them."""

from __future__ import annotations

from .....draw.cards import SELECTED, back, halo
from .....draw.palette import BINDING_LIGHT, EDGE, INK_2, LEDGE, LIVE, SLOT_EDGE, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import figure, rect, use
from ...cubes.view.cube_store import lying
from ...hand.view.hand_context import AnyMerchantContext
from .merchant_card import merchant


def merchant_pile(view: AnyMerchantContext, x: float, y: float, width: float, height: float) -> str:
    """Draw the draw pile."""
    count = view.observation["merchant_pile"]
    title = view.translate("view-merchant-pile", count=count)
    return piece(back(width, height, count, BINDING_LIGHT), id="pile-merchant", x=x, y=y, title=title)


def discard(view: AnyMerchantContext, x: float, y: float) -> str:
    """Draw the number of merchants on the common discard pile; empty while there are none."""
    labels = view.observation["discard"]
    if not labels:
        return ""
    title = view.translate("view-discard", count=len(labels)) + ": " + ", ".join(map(view.merchant_words, labels))
    return piece(
        use("i-hand", 0, 0, 22) + figure(27, 16, len(labels), 13.5, INK_2, anchor="start"), id="discard", x=x, y=y, title=title
    )


def merchants(
    view: AnyMerchantContext, x: float, y: float, width: float, height: float, pitch: float, *, sign: bool, ledge: float
) -> str:
    """Draw the open merchants from left to right, each over a ledge with its cubes and its cost, if ``ledge`` is not 0."""
    body = ""
    for place, there in enumerate(view.observation["merchants"]):
        card = view.merchant(there["card"])
        left = x + place * pitch
        action = view.acquiring(place)
        state = view.merchant_state(place)
        drawn = merchant(card, width, height, state, sign=sign)
        title = view.merchant_words(card.label)
        top = y - 5 if state == SELECTED else y
        body += piece(
            drawn, id=f"card-{card.label}", x=left, y=top, title=title, action=action, why=view.why("acquire", place + 1)
        )
        if ledge:
            body += _ledge(view, place, Box(left, y + height + 7, width, ledge))
    for place in range(len(view.observation["merchants"]), view.printed.merchant_row):
        body += rect(x + place * pitch, y, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    return body


def _ledge(view: AnyMerchantContext, place: int, box: Box) -> str:
    """Draw the cubes on a merchant and its cost, side by side, or one below the other if the card is narrow."""
    x, y, width, height = box
    there = view.observation["merchants"][place]
    cubes = there["cubes"]
    price = view.translate("view-free") if place == 0 else f"−{place}"
    body = ""
    if view.my_turn and view.question[0] == "PayForMerchant" and view.question[3] == place:
        body += piece(halo(width, height, 6, 3) + rect(0, 0, width, height, WHITE, LIVE, 2.2, 6), x=x, y=y)
    else:
        dash = "" if any(cubes) else ' stroke-dasharray="3 3"'
        body += rect(x, y, width, height, LEDGE, SLOT_EDGE, 1, 6, dash)
    low = width < 90
    room = Box(x + 3, y + 15, width - 6, height - 18) if low else Box(x + 4, y + 3, width - 44, height - 6)
    if any(cubes):
        body += lying(cubes, room, 18 if low else 22, name=f"cube-{there['card']}", words=view.colour_names)
    return body + figure(x + width - 6, y + 14 if low else y + height / 2 + 4.5, price, 12.5, INK_2, anchor="end")
