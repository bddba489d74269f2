"""Pages: two-sided cards that store which of their faces have been seen.

A page is an int: the card, whether its back is up, and which faces everybody has seen. The seen faces are part of the state: a
page that was seen and turned back stays known. A front does not determine its back, and a back is never seen before its front.
Stacks of pages are sequences of ints, bottom first.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.rng import Stream

UNSEEN, FRONT, BOTH = range(3)
"""Which faces of a page have been seen."""
BACK_UP = 4
_SEEN = 3


def make_page(card: int, *, back_up: bool = False, seen: int = UNSEEN) -> int:
    """Return a card as a page."""
    return card << 3 | back_up << 2 | seen


def card_of(page: int) -> int:
    """Return the card of a page."""
    return page >> 3


def face_up(page: int) -> int:
    """Return the face that is up: twice the number of the card, plus 1 for its back."""
    return page >> 2


def seen_of(page: int) -> int:
    """Return which faces of a page have been seen."""
    return page & _SEEN


def is_unseen(page: int) -> bool:
    """Return whether the face that is up has not been seen."""
    return page & _SEEN < (BOTH if page & BACK_UP else FRONT)


def marked_seen(page: int) -> int:
    """Return the page with the face that is up marked as seen."""
    if not is_unseen(page):
        return page
    assert not page & BACK_UP or page & _SEEN == FRONT, "a back is seen before its front"
    return page + 1


def turned_over(page: int, *, back_up: bool) -> int:
    """Return the page with its front or its back up; the seen faces do not change."""
    return page & ~BACK_UP | back_up << 2


def resample(pages: Sequence[int], fronts: Sequence[int], stream: Stream) -> list[int]:
    """Assign new cards to the pages that have not been seen on both sides; every consistent assignment is equally likely.

    Pass all pages of a set in one call, in an order that reveals nothing about their faces. `fronts` gives the front of each
    card. A page with a seen front gets a card with that front, and an unseen page gets any remaining card.
    """
    remaining: dict[int, list[int]] = {}
    for card in sorted(card_of(page) for page in pages if seen_of(page) != BOTH):
        remaining.setdefault(fronts[card], []).append(card)
    for front in sorted(remaining):
        stream.shuffle(remaining[front])
    cards = [remaining[fronts[card_of(page)]].pop() if seen_of(page) == FRONT else -1 for page in pages]
    unseen = sorted(card for same_front in remaining.values() for card in same_front)
    stream.shuffle(unseen)
    for index, page in enumerate(pages):
        if seen_of(page) == BOTH:
            cards[index] = card_of(page)
        elif seen_of(page) == UNSEEN:
            cards[index] = unseen.pop()
    return [card << 3 | page & 7 for card, page in zip(cards, pages, strict=True)]
