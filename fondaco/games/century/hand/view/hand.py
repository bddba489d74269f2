"""The viewer's own merchants: the hand, and the cards that were played."""

from __future__ import annotations

from collections.abc import Sequence

from .....draw.cards import ENABLED, NORMAL, SELECTED
from .....draw.palette import INK_2, RULE
from .....draw.panels import Box, heading
from .....draw.regions import piece
from .....draw.svg import group, line, text
from ...merchants.view.merchant_card import deal_over, merchant, tag
from ...merchants.view.printed_merchants import missing
from .hand_context import AnyHandContext

NARROW, GAP = 60.0, 9
"""How wide a card of the hand is at least, and what is left free between two."""
SPENT = 0.55
"""How strong a card is drawn that was turned down."""
LOWEST = 17.0
"""How low a tag becomes where there are many."""


def hand_card(view: AnyHandContext, label: str, x: float, y: float, width: float, height: float) -> str:
    """Draw a card of the hand; one that cannot be paid now keeps its place and is paler.

    Its golden deal is a button of its own.
    """
    card = view.merchant(label)
    action = view.from_hand(label)
    faint = view.choosing and any(missing(view.own["cubes"], card.cost))
    drawn = merchant(card, width, height, SELECTED if view.dealing(label) else view.state(action), faint=faint)
    title = view.lacking(card.cost, view.merchant_words(label))
    body = piece(
        drawn,
        id=view.id_of(card, view.shown_seat),
        x=x,
        y=y,
        title=title,
        action=action,
        why=view.why("play", label) or view.why("spend", label),
    )
    return body + deal_over(card, view.available("deal", label), Box(x, y, width, height))


def hand(view: AnyHandContext, box: Box) -> str:
    """Draw the hand: side by side while the cards stay wide enough, then in two rows. Only a huge hand overlaps."""
    x, y, room, depth = box
    labels = view.own["hand"]
    rows = 1 if len(labels) <= (room + GAP) // (NARROW + GAP) else 2
    across = max(-(-len(labels) // rows), 1)
    width = min(98.0 if rows == 1 else 90.0, max(NARROW, (room - (across - 1) * GAP) / across))
    height = (depth - 18) // 2 if rows == 2 else min(148.0 if width > 70 else 132.0, depth - 22)
    pitch = min(width + GAP, (room - width) / max(across - 1, 1))
    top = y + (22 if rows == 1 else 1)
    return "".join(
        hand_card(view, label, x + at % across * pitch, top + at // across * (height + 16), width, height)
        for at, label in enumerate(labels)
    )


def played(view: AnyHandContext, box: Box) -> str:
    """Draw the played cards, the last on the right. More than three are tags."""
    labels = view.own["played"]
    if len(labels) > 3:
        return tags(view, labels, box, 22)
    body = ""
    for at, label in enumerate(labels):
        card = view.merchant(label)
        action = view.from_played(label)
        drawn = merchant(card, 68, 108, ENABLED if action else SELECTED if view.in_use(label) else NORMAL, sign=False)
        left, words = box.x + 4 + at * 77, view.merchant_words(label)
        body += piece(drawn, id=view.id_of(card, view.shown_seat), x=left, y=box.y + 6, title=words, action=action)
    return body


def tags(view: AnyHandContext, labels: Sequence[str], box: Box, height: float, across: int = 2, opacity: float = 1) -> str:
    """Draw cards laid down as tags in columns; in a box with a height they become lower and at last move together to stay
    inside."""
    lines = max(-(-len(labels) // across), 1)
    if box.height:
        height = max(LOWEST, min(height, (box.height + 3) / lines - 3))
    pitch = height + 3
    if box.height and lines > 1:
        pitch = min(pitch, (box.height - height) / (lines - 1))
    width = (box.width - 6 * (across - 1)) / across
    body = ""
    for at, label in enumerate(labels):
        card = view.merchant(label)
        action = view.from_played(label)
        drawn = group(
            tag(card, width, height, ENABLED if action else SELECTED if view.in_use(label) else NORMAL), opacity=opacity
        )
        left, top = box.x + at // lines * (width + 6), box.y + at % lines * pitch
        title, why = view.merchant_words(label), view.why("spend", label) if opacity == 1 else None
        body += piece(drawn, id=view.id_of(card, view.shown_seat), x=left, y=top, title=title, action=action, why=why)
    return body


# --- of others ---------------------------------------------------------------------------------------------------------------


def hand_words(view: AnyHandContext, seat: int) -> str:
    """Return the hand of a player in words."""
    cards = [view.merchant_words(label) for label in view.observation["seats"][seat]["hand"]]
    return view.translate("view-hand") + ": " + (", ".join(cards) or "–")


def spread(view: AnyHandContext, seat: int, box: Box) -> str:
    """Draw the cards of a player as tags: the hand left, what was played right, paler what was spent."""
    x, y, width, height = box
    there = view.observation["seats"][seat]
    column = (width - 8) / 2
    body = line(x, y, x + width, y, RULE, 1)
    shown = int((height - 20) // 22)
    spent = there.get("spent", [])
    for number, (labels, words) in enumerate(((there["hand"], "view-hand"), (there["played"] + spent, "view-played"))):
        left = x + number * (column + 8)
        body += heading(left, y + 15, view.translate(words))
        visible = labels if len(labels) <= shown else labels[: shown - 1]
        for at, label in enumerate(visible):
            card = view.merchant(label)
            drawn = group(tag(card, column, 20, NORMAL), opacity=SPENT if label in spent else 1)
            title = view.merchant_words(label)
            body += piece(drawn, id=view.id_of(card, seat), x=left, y=y + 21 + at * 22, title=title)
        if len(visible) < len(labels):
            more = view.translate("view-more", count=len(labels) - len(visible))
            body += text(left + 4, y + 35 + (shown - 1) * 22, more, size=11.5, fill=INK_2)
    return body
