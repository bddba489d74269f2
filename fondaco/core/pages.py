"""Pages: two-sided cards that remember which of their faces have been seen.

A page is an int: the card, whether its back is up, and how much of it everybody has seen. What has been seen of a book is part of
the position: a page that was seen and turned back stays known, and a front does not tell its back. A back is never seen before
its front. Stacks of pages are plain sequences of ints, bottom first.
"""

from __future__ import annotations

from collections.abc import Sequence

from .rng import Stream

UNSEEN, FRONT, BOTH = range(3)
"""How much of a page has been seen."""
BACK_UP = 4
_SEEN = 3


def make_page(card: int, *, back_up: bool = False, seen: int = UNSEEN) -> int:
    """A card as a page."""
    return card << 3 | back_up << 2 | seen


def card_of(page: int) -> int:
    """The card of a page."""
    return page >> 3


def face_up(page: int) -> int:
    """The face that is up: twice the card's number, one more for its back."""
    return page >> 2


def seen_of(page: int) -> int:
    """How much of a page has been seen."""
    return page & _SEEN


def is_unseen(page: int) -> bool:
    """Whether nobody has seen the face that is up."""
    return page & _SEEN < (BOTH if page & BACK_UP else FRONT)


def marked_seen(page: int) -> int:
    """The page once the face that is up has been seen."""
    if not is_unseen(page):
        return page
    assert not page & BACK_UP or page & _SEEN == FRONT, "a back is seen before its front"
    return page + 1


def turned_over(page: int, *, back_up: bool) -> int:
    """The page with its front or its back up, not yet shown."""
    return page & ~BACK_UP | back_up << 2


def resample(pages: Sequence[int], fronts: Sequence[int], stream: Stream) -> list[int]:
    """Other cards for pages that have not been seen on both sides: all cards that could be there are as likely as each other.

    Pass together, in an order that tells nothing, every page of a set, wherever it lies; `fronts` says what is on the front of
    each card. A page of which the front has been seen becomes some card with that front, an unseen one any card that is left.
    """
    left: dict[int, list[int]] = {}
    for card in sorted(card_of(page) for page in pages if seen_of(page) != BOTH):
        left.setdefault(fronts[card], []).append(card)
    for front in sorted(left):
        stream.shuffle(left[front])
    drawn = [left[fronts[card_of(page)]].pop() if seen_of(page) == FRONT else -1 for page in pages]
    rest = sorted(card for cards in left.values() for card in cards)
    stream.shuffle(rest)
    for place, old in enumerate(pages):
        if seen_of(old) == BOTH:
            drawn[place] = card_of(old)
        elif seen_of(old) == UNSEEN:
            drawn[place] = rest.pop()
    return [card << 3 | old & 7 for card, old in zip(drawn, pages, strict=True)]
