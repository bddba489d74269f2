"""Point cards: a window on the road, the cubes to pay below it, the points in a seal over the corner."""

from __future__ import annotations

from functools import lru_cache

from .....draw.cards import DISABLED, NORMAL, frame
from .....draw.cubes import heap, icons_of
from .....draw.pieces import seal
from .....draw.svg import group, use
from ...hand.view.hand_window import ASPECT, window
from .printed_merchants import PrintedPointCard


@lru_cache(maxsize=1024)
def point_card(card: PrintedPointCard, width: float, height: float, state: str, *, faint: bool = False) -> str:
    """Draw a point card. ``faint``: it cannot be paid now; its seal stays full, for planning."""
    inset = 6 if width > 90 else 5
    high = (width - 2 * inset) * ASPECT
    body = frame(width, height, state)
    body += group(use(window(card.number), inset, inset, width - 2 * inset, high), opacity=0.68 if state == DISABLED else 1)
    icons = icons_of(card.cost)
    room = height - high - inset - 8
    layouts = ((-(-len(icons) // lines), lines) for lines in range(1, len(icons) + 1))
    size, across = max((min((width - 8) / across, room / lines, 33.0), across) for across, lines in layouts)
    body += group(heap(icons, width / 2, inset + high + 2 + room / 2, size, across), opacity=0.6 if faint else 1)
    stamp = max(27.0, width * 0.3)
    return body + seal(card.points, width - stamp * 0.82, -stamp * 0.14, stamp)


CLAIMED_WIDTH, CLAIMED_HEIGHT = 50, 33
"""The size of a claimed card."""


@lru_cache(maxsize=256)
def claimed_card(card: PrintedPointCard) -> str:
    """Draw a claimed point card. Its cost no longer matters, so it lies on its side with seal and window."""
    high = CLAIMED_HEIGHT - 8
    wide = high / ASPECT
    body = frame(CLAIMED_WIDTH, CLAIMED_HEIGHT, NORMAL, 5) + use(window(card.number), CLAIMED_WIDTH - wide - 4, 4, wide, high)
    return body + seal(card.points, -2, 3, 27)
