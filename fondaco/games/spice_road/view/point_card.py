"""The row of point cards with the coins above it, in both layouts; and those that the viewer has claimed."""

from __future__ import annotations

from ....draw.cards import back
from ....draw.coins import coins
from ....draw.palette import EDGE, INK_2, WAX_BACK
from ....draw.panels import Box
from ....draw.regions import piece
from ....draw.svg import rect, text
from ...century.merchants.view.printed_merchants import missing
from ...century.merchants.view.printed_points import CLAIMED_HEIGHT, CLAIMED_WIDTH, claimed_card, point_card
from .context import Table


def pile(table: Table, x: float, y: float, width: float, height: float) -> str:
    """The draw pile."""
    count = table.seen["point_pile"]
    title = table.say("view-point-pile", count=count)
    return piece(back(width, height, count, WAX_BACK), id="pile-point", x=x, y=y, title=title)


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
        body += piece(
            drawn, id=f"card-{face.label}", x=x + place * pitch, y=y, title=title, live=live, why=table.why("claim", place + 1)
        )
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
            title = table.say("view-coins", metal=metal, count=count, worth=worth)
            body += piece(drawn, id=f"coins-{metal}", x=x + place * pitch, y=y, title=title)
    return body


def claimed(table: Table, box: Box) -> str:
    """The claimed point cards in two rows."""
    labels = table.mine["claimed"]
    across = max(int((box.width + 4) // (CLAIMED_WIDTH + 4)), -(-len(labels) // 2))
    pitch = (box.width - CLAIMED_WIDTH) / (across - 1)
    body = ""
    for at, label in enumerate(labels):
        left, top = box.x + at % across * pitch, box.y + at // across * (CLAIMED_HEIGHT + 5)
        body += piece(claimed_card(table.point(label)), id=f"card-{label}", x=left, y=top, title=table.point_words(label))
    return body
