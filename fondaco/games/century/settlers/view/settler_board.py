"""The boards in both layouts: forts with their cards and stacks, and the slips of all other locations."""

from __future__ import annotations

from .....draw.cards import DISABLED, ENABLED, NORMAL
from .....draw.palette import INK
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import group, text
from .....draw.text_fitting import wrap
from ...merchants.view.printed_merchants import missing
from .location import FULL, Shape, cover_at, cover_on, fort, location
from .point_card import card
from .printed_settlers import PrintedLocation
from .settler_context import AnySettlerContext
from .tiles import bonus_stack

FORT_CELL = 152
"""The height of a fort with the card and the stacks above it."""
CARD = 96
"""The height of the card."""


def fort_cell(view: AnySettlerContext, face: PrintedLocation, x: float, y: float, shape: Shape = FULL) -> str:
    """Draw a fort: above its slip the point card, and beside that its stacks of bonus tiles.

    A fort without stacks gives its card alone, so that the card can be chosen as well as the fort.
    """
    there = view.there(face.label)
    action = view.going(face.label)
    above = view.card_above(face)
    here = view.at_fort(face)
    body = ""
    if above is not None:
        claim = view.available("claim") if here else None if face.stacks else action
        faint = view.seat is not None and any(missing(view.own["cubes"], above.cost))
        pale = view.choosing and (faint or action is None)
        state = ENABLED if claim else DISABLED if pale else NORMAL
        words = view.lacking(above.cost, view.worded("view-point-card", point_card=above.label))
        why = view.why("claim") if here else None
        drawn = card(above, shape.card if face.stacks else shape.width, CARD, state, faint=faint)
        body += piece(drawn, id=f"card-{above.label}", y=0, title=words, action=claim, why=why)
    for number, label in enumerate(face.stacks):
        body += _stack(view, label, number, len(face.stacks), here)
    state = view.state(action, is_own=there["whose"] == view.seat)
    drawn = fort(
        face, there["needed"], view.helped(face), state, there["whose"], there["there"], view.translate("view-fort"), shape
    )
    words = view.worded("view-site", site=face.label)
    body += piece(drawn, id=f"place-{face.label}", y=107, title=words, action=action, why=view.why("work", face.label))
    return group(body, x, y)


def _stack(view: AnySettlerContext, label: str, number: int, count: int, here: bool) -> str:
    """Draw a stack of bonus tiles beside the card: one large, or two stepped."""
    size = 56 if count == 1 else 45
    x, y = (113.0, 15.0) if count == 1 else (110.0 + 24 * number, -1.0 + 50 * number)
    return stack(view, label, x, y, size, here=here)


def stack(view: AnySettlerContext, label: str, x: float, y: float, size: float, *, here: bool = True) -> str:
    """Draw a stack of bonus tiles. ``here``: whether tiles are chosen here now, if any."""
    there = view.observation["stacks"][label]
    action = view.available("bonus", label) if here else None
    face = view.printed.bonus[there["top"]] if there["top"] else None
    drawn = bonus_stack(face, there["left"], size, ENABLED if action else NORMAL)
    if face is None:
        return piece(drawn, id=f"stack-{label}", x=x, y=y)
    words = view.worded("view-bonus-tile", bonus_tile=face.label)
    return piece(
        drawn, id=f"bonus-{face.label}", x=x, y=y, title=words, action=action, why=view.why("bonus", label) if here else None
    )


def side_stacks(view: AnySettlerContext, side: str, box: Box, size: float, words: str) -> str:
    """Draw the stacks on a side that belong to no fort, and beside them the words that say what earns a tile."""
    pitch = size + 14
    left = pitch * len(view.printed.side_stacks[side]) + 2
    return stacks_on(view, side, box.x, box.y, size, pitch) + said(Box(box.x + left, box.y, box.width - left, box.height), words)


def stacks_on(view: AnySettlerContext, side: str, x: float, y: float, size: float, pitch: float) -> str:
    """Draw the stacks on a side that belong to no fort, in a row."""
    labels = view.printed.side_stacks[side]
    return "".join([stack(view, label, x + number * pitch, y, size) for number, label in enumerate(labels)])


def said(box: Box, words: str) -> str:
    """Draw words on the land, in as many lines as they need, in the middle of the height of a box."""
    lines = wrap(words, box.width, 11.5)
    top = box.y + (box.height - 14 * (len(lines) - 1)) / 2 + 4
    return "".join([text(box.x, top + 14 * at, line, size=11.5, fill=INK) for at, line in enumerate(lines)])


def slip(view: AnySettlerContext, face: PrintedLocation, x: float, y: float, shape: Shape = FULL) -> str:
    """Draw a location, and the exploration tile that covers it."""
    there = view.there(face.label)
    action = view.going(face.label)
    cover = view.printed.explorations[there["cover"]] if there["cover"] else None
    state = view.state(action, is_own=there["whose"] == view.seat)
    drawn = location(face, there["needed"], view.helped(face), state, there["whose"], there["there"], cover, shape)
    words = view.worded("view-site", site=face.label)
    body = piece(drawn, id=f"place-{face.label}", title=words, action=action, why=view.why("work", face.label))
    if cover:
        taken = view.available("explore", cover.label)
        title = view.worded("view-exploration-tile", tile=cover.label)
        tile = cover_on(cover, ENABLED if taken else NORMAL, shape)
        left, top = cover_at(shape)
        body += piece(tile, id=f"tile-{cover.label}", x=left, y=top, title=title, action=taken)
    return group(body, x, y)
