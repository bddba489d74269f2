"""The row of point cards with the coins above it, in both layouts; and those that the viewer has claimed."""

from __future__ import annotations

from ....draw.cards import back
from ....draw.palette import EDGE, INK_2, WAX_BACK
from ....draw.panels import Box
from ....draw.pieces import coins
from ....draw.regions import piece
from ....draw.svg import rect, text
from ...century.merchants.view.printed_merchants import missing
from ...century.merchants.view.printed_points import CLAIMED_HEIGHT, CLAIMED_WIDTH, claimed_card, point_card
from .context import SpiceRoadContext


def pile(view: SpiceRoadContext, x: float, y: float, width: float, height: float) -> str:
    """Draw the draw pile."""
    count = view.observation["point_pile"]
    title = view.translate("view-point-pile", count=count)
    return piece(back(width, height, count, WAX_BACK), id="pile-point", x=x, y=y, title=title)


def point_cards(view: SpiceRoadContext, x: float, y: float, width: float, height: float, pitch: float) -> str:
    """Draw the open point cards from left to right."""
    body = ""
    held = view.own["cubes"]
    for place, there in enumerate(view.observation["points"]):
        card = view.point(there["card"])
        action = view.available("claim", place + 1)
        faint = view.choosing and any(missing(held, card.cost))
        drawn = point_card(card, width, height, view.state(action), faint=faint)
        title = view.lacking(card.cost, view.point_words(card.label))
        body += piece(
            drawn, id=f"card-{card.label}", x=x + place * pitch, y=y, title=title, action=action, why=view.why("claim", place + 1)
        )
    for place in range(len(view.observation["points"]), view.printed.point_row):
        body += rect(x + place * pitch, y, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    return body


def coins_above(view: SpiceRoadContext, x: float, y: float, size: float, pitch: float, shown: int) -> str:
    """Draw the coins over the first two point cards, at most ``shown`` of them drawn."""
    body = ""
    for place, there in enumerate(view.observation["points"]):
        metal = there["coin"]
        if metal:
            count = view.observation[metal]
            worth = view.printed.coins[metal]
            step = size * 0.42
            drawn = coins(metal, worth, count, 0, 0, size, step, shown)
            drawn += text(size + step * (min(count, shown) - 1) + 5, size * 0.68, f"×{count}", size=12.5, weight=700, fill=INK_2)
            title = view.translate("view-coins", metal=metal, count=count, worth=worth)
            body += piece(drawn, id=f"coins-{metal}", x=x + place * pitch, y=y, title=title)
    return body


def claimed(view: SpiceRoadContext, box: Box) -> str:
    """Draw the claimed point cards in two rows."""
    labels = view.own["claimed"]
    across = max(int((box.width + 4) // (CLAIMED_WIDTH + 4)), -(-len(labels) // 2))
    pitch = (box.width - CLAIMED_WIDTH) / (across - 1)
    body = ""
    for at, label in enumerate(labels):
        left, top = box.x + at % across * pitch, box.y + at // across * (CLAIMED_HEIGHT + 5)
        body += piece(claimed_card(view.point(label)), id=f"card-{label}", x=left, y=top, title=view.point_words(label))
    return body
