"""Piles of cards with the seats that know each card.

What a seat has seen of a pile is part of the state: a card put at the bottom in public stays known. A pile therefore stores the
knowers of every card, a set of seats as a bit set, and ``resample`` shuffles only the cards that a seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from .rng import Stream

NOBODY: Final = 0
EVERYBODY: Final = -1
"""All bits set: every seat and every spectator."""


def seat_bit(seat: int) -> int:
    """Return the bit set of one seat."""
    return 1 << seat


def is_known_to(knowers: int, seat: int | None) -> bool:
    """Return whether a seat is one of the knowers; a spectator (None) knows the cards that everybody knows."""
    return knowers == EVERYBODY if seat is None else bool(knowers >> seat & 1)


class Pile:
    """Cards from the bottom (first) to the top (last), each with its knowers."""

    __slots__ = ("cards", "knowers")

    def __init__(self, cards: Iterable[int] = (), knowers: int = NOBODY) -> None:
        self.cards = list(cards)
        self.knowers = [knowers] * len(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def clone(self) -> Pile:
        copy = Pile.__new__(Pile)
        copy.cards = self.cards[:]
        copy.knowers = self.knowers[:]
        return copy

    def draw(self) -> int:
        """Remove and return the top card."""
        self.knowers.pop()
        return self.cards.pop()

    def put_on_top(self, card: int, knowers: int = NOBODY) -> None:
        """Add a card at the top."""
        self.cards.append(card)
        self.knowers.append(knowers)

    def put_at_bottom(self, card: int, knowers: int = NOBODY) -> None:
        """Add a card at the bottom."""
        self.cards.insert(0, card)
        self.knowers.insert(0, knowers)

    def insert(self, index: int, card: int, knowers: int = NOBODY) -> None:
        """Insert a card at an index, counted from the bottom."""
        self.cards.insert(index, card)
        self.knowers.insert(index, knowers)

    def remove(self, card: int) -> None:
        """Remove a card from any position."""
        index = self.cards.index(card)
        del self.cards[index], self.knowers[index]

    def shuffle(self, stream: Stream) -> None:
        """Shuffle the cards; afterwards no seat knows any of them."""
        stream.shuffle(self.cards)
        self.knowers = [NOBODY] * len(self.cards)

    def seen_by(self, seat: int | None) -> list[int | None]:
        """Return the cards that a seat knows, with None for the others."""
        return [card if is_known_to(knowers, seat) else None for card, knowers in zip(self.cards, self.knowers, strict=True)]

    def unknown_to(self, seat: int | None) -> Sequence[int]:
        """Return the indices of the cards that a seat does not know."""
        if not any(self.knowers):
            return range(len(self.cards))
        return [index for index, knowers in enumerate(self.knowers) if not is_known_to(knowers, seat)]

    def __reduce__(self) -> tuple[Callable[[list[int], list[int]], Pile], tuple[list[int], list[int]]]:
        return pile_of, (self.cards, self.knowers)

    def to_json(self) -> list[list[int]]:
        """Return the pile as JSON values, for keys."""
        return [self.cards, self.knowers]


def pile_of(cards: list[int], knowers: list[int]) -> Pile:
    """A pile with these cards, each known to these seats."""
    pile = Pile()
    pile.cards, pile.knowers = cards, knowers
    return pile


def resample(piles: Sequence[Pile], seat: int | None, stream: Stream) -> None:
    """Shuffle all cards that a seat does not know among their positions in these piles.

    Pass all piles between which cards can move in one call: draw pile, hands, cards returned to the box. The cards are sorted
    first, so that the result depends on the set of unknown cards and not on their real order.
    """
    unknown = [pile.unknown_to(seat) for pile in piles]
    cards = [pile.cards[index] for pile, indices in zip(piles, unknown, strict=True) for index in indices]
    cards.sort()
    stream.shuffle(cards)
    cards.reverse()
    for pile, indices in zip(piles, unknown, strict=True):
        for index in indices:
            pile.cards[index] = cards.pop()
