"""Cube stores: a slot for every cube of the limit, and cubes in the slots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .....core.scene import AvailableAction
from .....draw.cards import halo
from .....draw.context import AnyContext
from .....draw.cubes import CUBES, sums, sums_width
from .....draw.palette import CHANGED, DEBIT, LIVE, PARCHMENT, SLOT_EDGE, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import rect, use
from ...merchants.view.printed_merchants import COLOURS


def caravan(
    counts: Sequence[int],
    limit: int,
    box: Box,
    across: int,
    *,
    name: str,
    words: Sequence[str],
    action_of: Callable[[str, int], AvailableAction | None] | None = None,
    touch: float = 0,
) -> str:
    """Draw cubes in slots, left to right. More cubes than there are slots get smaller ones, those above the limit a ring.

    ``name`` starts the ids of the cubes. ``words`` are their titles by colour. ``action_of`` returns the action of the n-th
    cube of a colour. ``touch`` is the least height of a target.
    """
    slots = max(limit, sum(counts))
    gap = 5.0
    while True:
        size = (box.width - (across - 1) * gap) / across
        if -(-slots // across) * (size + gap) - gap <= box.height + 0.01 or across >= slots:
            break
        across += 1
        gap = max(2.0, gap - 0.5)
    size = min(size, box.height)
    body, at = "", 0
    for colour, count in enumerate(counts):
        for number in range(1, count + 1):
            x, y = box.x + at % across * (size + gap), box.y + at // across * (size + gap)
            chosen = action_of(COLOURS[colour], number) if action_of else None
            body += _cube(colour, size, f"{name}-{COLOURS[colour]}-{number}", words[colour], x, y, chosen, at >= limit, touch)
            at += 1
    for free in range(at, slots):
        x, y = box.x + free % across * (size + gap), box.y + free // across * (size + gap)
        body += rect(x, y, size, size, DEBIT, SLOT_EDGE, 1, size * 0.14, ' stroke-dasharray="3 3"')
    return body


def own_cubes(view: AnyContext, limit: int, box: Box, across: int, touch: float = 0) -> str:
    """Draw the viewer's cubes. A cube is a button if the question is about cubes: it pays, upgrades or keeps."""

    def action_of(colour: str, number: int) -> AvailableAction | None:
        return (
            view.available("pay", colour) or view.available("upgrade", colour, number) or view.available("keep", colour, number)
        )

    words = [view.translate(f"colour-{colour}") for colour in COLOURS]
    return caravan(
        view.own["cubes"], limit, box, across, name=f"cube-{view.shown_seat}", words=words, action_of=action_of, touch=touch
    )


def _cube(
    colour: int, size: float, id: str, words: str, x: float, y: float, action: AvailableAction | None, over: bool, touch: float
) -> str:
    """Draw a slot with its cube."""
    r = size * 0.14
    if action:
        body = halo(size, size, r, 2.5) + rect(0, 0, size, size, WHITE, LIVE, 2.2, r)
        if touch > size:
            body += rect(0, (size - touch) / 2, size, touch, WHITE, more=' opacity="0"')
    elif over:
        body = rect(0, 0, size, size, PARCHMENT, CHANGED, 1.8, r, ' stroke-dasharray="4 2.5"')
    else:
        body = rect(0, 0, size, size, PARCHMENT, SLOT_EDGE, 1, r)
    return piece(body + use(CUBES[colour], size * 0.08, size * 0.07, size * 0.86), id=id, x=x, y=y, title=words, action=action)


def lying(counts: Sequence[int], box: Box, size: float, *, name: str, words: Sequence[str]) -> str:
    """Draw cubes along the lower edge of a box: one by one while their marks are visible, else one for each colour with its
    number."""
    count = sum(counts)
    y = box.bottom - size
    pitch = min(size, (box.width - size) / (count - 1)) if count > 1 else size
    if pitch < size * 0.56:
        if sums_width(counts, size) <= box.width:
            return sums(counts, box.x, y, size)
        if box.height < 2 * size:
            size *= box.width / sums_width(counts, size)
            return sums(counts, box.x, box.bottom - size - (box.height - size) / 2, size)
        size = min(size, box.width / sums_width((1, 1, 0, 0), 1))
        return sums([*counts[:2], 0, 0], box.x, box.bottom - 2 * size, size) + sums(
            [0, 0, *counts[2:]], box.x, box.bottom - size, size
        )
    body, x = "", box.x
    for colour, there in enumerate(counts):
        for number in range(1, there + 1):
            cube = use(CUBES[colour], 0, 0, size)
            body += piece(cube, id=f"{name}-{COLOURS[colour]}-{number}", x=x, y=y, title=words[colour])
            x += pitch
    return body
