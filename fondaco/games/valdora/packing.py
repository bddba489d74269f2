"""Numbers that share an int: the pages of books, and counts of gems.

A page is a two-sided card. Its int holds the card, whether its back is up, and which of its faces everybody has seen. A face
stays seen when the page is turned back. A front does not determine its back, and a back is never seen before its front. Stacks of
pages are tuples, bottom first.

Gems that were unloaded in one action are counted by kind in one int, because frames hold ints.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.rng import Stream
from .components import GEMS

Pages = tuple[int, ...]
"""A stack of pages, bottom first."""

# --- pages -------------------------------------------------------------------------------------------------------------------

UNSEEN: Final = 0
FRONT_SEEN: Final = 1
BOTH_SEEN: Final = 2
"""Which faces of a page have been seen."""
_SEEN: Final = 3
_BACK_UP: Final = 4


def make_page(card: int, *, back_up: bool = False, seen: int = UNSEEN) -> int:
    """Return a card as a page."""
    return card << 3 | back_up << 2 | seen


def card_of(page: int) -> int:
    """Return the card of a page."""
    return page >> 3


def face_up(page: int) -> int:
    """Return the face that is up: twice the number of the card, plus 1 for its back."""
    return page >> 2


def face_down(page: int) -> int:
    """Return the face that is down."""
    return page >> 2 ^ 1


def front_of(card: int) -> int:
    """Return the front of a card."""
    return 2 * card


def back_of(card: int) -> int:
    """Return the back of a card."""
    return 2 * card + 1


def is_back_up(page: int) -> bool:
    """Return whether the back of a page is up."""
    return bool(page & _BACK_UP)


def seen_of(page: int) -> int:
    """Return which faces of a page have been seen."""
    return page & _SEEN


def is_unseen(page: int) -> bool:
    """Return whether the face that is up has not been seen."""
    return page & _SEEN < (BOTH_SEEN if page & _BACK_UP else FRONT_SEEN)


def marked_seen(page: int) -> int:
    """Return the page with the face that is up marked as seen."""
    if page & _SEEN >= (BOTH_SEEN if page & _BACK_UP else FRONT_SEEN):
        return page
    assert not page & _BACK_UP or page & _SEEN == FRONT_SEEN, "a back is seen before its front"
    return page + 1


def turned_over(page: int, *, back_up: bool) -> int:
    """Return the page with its front or its back up; the seen faces do not change."""
    return page & ~_BACK_UP | back_up << 2


def resample(pages: Sequence[int], fronts: Sequence[int], stream: Stream) -> list[int]:
    """Assign new cards to the pages that have not been seen on both sides; every consistent assignment is equally likely.

    Pass all pages of a set in one call, in an order that reveals nothing about their faces. `fronts` gives the front of each
    card. A page with a seen front gets a card with that front, and an unseen page gets any remaining card.
    """
    remaining: dict[int, list[int]] = {}
    for card in sorted([card_of(page) for page in pages if seen_of(page) != BOTH_SEEN]):
        remaining.setdefault(fronts[card], []).append(card)
    for front in sorted(remaining):
        stream.shuffle(remaining[front])
    cards = [remaining[fronts[card_of(page)]].pop() if seen_of(page) == FRONT_SEEN else -1 for page in pages]
    unseen = sorted([card for same_front in remaining.values() for card in same_front])
    stream.shuffle(unseen)
    for index, page in enumerate(pages):
        if seen_of(page) == BOTH_SEEN:
            cards[index] = card_of(page)
        elif seen_of(page) == UNSEEN:
            cards[index] = unseen.pop()
    return [card << 3 | page & 7 for card, page in zip(cards, pages, strict=True)]


# --- counts of gems ----------------------------------------------------------------------------------------------------------

GemCounts = int
"""How many gems of each kind there are; two counts are added as they are."""
_BITS: Final = 4
_MAX_COUNT: Final = (1 << _BITS) - 1


def one_gem(gem: int) -> GemCounts:
    """Return the count of a single gem."""
    return 1 << gem * _BITS


def gem_count(counts: GemCounts, gem: int) -> int:
    """Return how many gems of a kind there are."""
    return counts >> gem * _BITS & _MAX_COUNT


def gem_counts(counts: GemCounts) -> list[int]:
    """Return how many gems of each kind there are."""
    return [gem_count(counts, gem) for gem in range(len(GEMS))]
