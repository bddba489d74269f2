"""The two rows of cards in the middle of the table, in both layouts."""

from __future__ import annotations

from ....draw.cards import SELECTED, back, halo
from ....draw.coins import coins
from ....draw.layers import piece
from ....draw.palette import BINDING_LIGHT, EDGE, INK_2, LIVE, SHELF, SLOT_EDGE, WAX_BACK, WHITE
from ....draw.panels import Box
from ....draw.svg import figure, rect, text, use
from ...century.drawing.caravan import lying
from ...century.drawing.faces import missing
from ...century.drawing.merchants import merchant
from ...century.drawing.points import point_card
from .table import Table


def pile(table: Table, name: str, x: float, y: float, width: float, height: float) -> str:
    """A draw pile: ``point`` or ``merchant``."""
    count = table.seen[f"{name}_pile"]
    colour = WAX_BACK if name == "point" else BINDING_LIGHT
    title = table.say("see-point-pile" if name == "point" else "see-merchant-pile", count=count)
    return piece(back(width, height, count, colour), id=f"pile-{name}", x=x, y=y, title=title)


def discard(table: Table, x: float, y: float) -> str:
    """How many merchants lie on the common discard pile; nothing while there are none."""
    labels = table.seen["discard"]
    if not labels:
        return ""
    title = table.say("see-discard", count=len(labels)) + ": " + ", ".join(map(table.merchant_words, labels))
    return piece(
        use("i-hand", 0, 0, 22) + figure(27, 16, len(labels), 13.5, INK_2, anchor="start"), id="discard", x=x, y=y, title=title
    )


def point_cards(table: Table, x: float, y: float, width: float, height: float, pitch: float) -> str:
    """The open point cards from left to right."""
    body = ""
    held = table.mine["cubes"]
    for place, there in enumerate(table.seen["points"]):
        face = table.point(there["card"])
        live = table.live("claim", place + 1)
        faint = table.choosing and any(missing(held, face.cost))
        drawn = point_card(face, width, height, table.state(live), faint=faint)
        title = table.lacking(face.cost, table.point_words(face.label))
        body += piece(drawn, id=f"card-{face.label}", x=x + place * pitch, y=y, title=title, live=live)
    for place in range(len(table.seen["points"]), table.catalogue.point_row):
        body += rect(x + place * pitch, y, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    return body


def coins_above(table: Table, x: float, y: float, size: float, pitch: float, shown: int) -> str:
    """The coins over the first two point cards, at most ``shown`` of them drawn."""
    body = ""
    for place, there in enumerate(table.seen["points"]):
        metal = there["coin"]
        if metal:
            count = table.seen[metal]
            worth = table.catalogue.coins[metal]
            step = size * 0.42
            drawn = coins(metal, worth, count, 0, 0, size, step, shown)
            drawn += text(size + step * (min(count, shown) - 1) + 5, size * 0.68, f"×{count}", size=12.5, weight=700, fill=INK_2)
            title = table.say("see-coins", metal=metal, count=count, worth=worth)
            body += piece(drawn, id=f"coins-{metal}", x=x + place * pitch, y=y, title=title)
    return body


def merchants(table: Table, x: float, y: float, width: float, height: float, pitch: float, *, sign: bool, shelf: float) -> str:
    """The open merchants from left to right, each with its shelf: the cubes lying on it, and what it costs."""
    body = ""
    for place, there in enumerate(table.seen["merchants"]):
        face = table.merchant(there["card"])
        left = x + place * pitch
        live = table.acquiring(place)
        state = table.merchant_state(place)
        drawn = merchant(face, width, height, state, sign=sign)
        title = table.merchant_words(face.label)
        top = y - 5 if state == SELECTED else y
        body += piece(drawn, id=f"card-{face.label}", x=left, y=top, title=title, live=live)
        body += _shelf(table, place, Box(left, y + height + 7, width, shelf))
    for place in range(len(table.seen["merchants"]), table.catalogue.merchant_row):
        body += rect(x + place * pitch, y, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    return body


def _shelf(table: Table, place: int, box: Box) -> str:
    """What lies on a merchant and what it costs: side by side, or one below the other where the card is narrow."""
    x, y, width, height = box
    there = table.seen["merchants"][place]
    cubes = there["cubes"]
    price = table.say("see-free") if place == 0 else f"−{place}"
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
