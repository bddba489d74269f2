"""Piles of cards that remember who knows which card.

What a seat has seen of a pile is part of the position: a card pushed under a pile in sight of all stays known. So a pile keeps
beside every card a set of seats, as the bits of an int, and ``redraw`` shuffles only what a seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .rng import Stream

NOBODY = 0
EVERYBODY = -1
"""All bits set: every seat, and whoever watches."""


def seat_bit(seat: int) -> int:
    """The set of one seat."""
    return 1 << seat


def is_known_to(knowers: int, seat: int | None) -> bool:
    """Whether a seat is among the knowers; a spectator (None) knows what everybody knows."""
    return knowers == EVERYBODY if seat is None else bool(knowers >> seat & 1)


class Pile:
    """Cards from the bottom (first) to the top (last), each with the seats that know it."""

    __slots__ = ("cards", "knowers")

    def __init__(self, cards: Iterable[int] = (), known: int = NOBODY) -> None:
        self.cards = list(cards)
        self.knowers = [known] * len(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def clone(self) -> Pile:
        other = Pile.__new__(Pile)
        other.cards = self.cards[:]
        other.knowers = self.knowers[:]
        return other

    def draw(self) -> int:
        """Take the top card."""
        self.knowers.pop()
        return self.cards.pop()

    def put_on_top(self, card: int, known: int = NOBODY) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.knowers.append(known)

    def put_at_bottom(self, card: int, known: int = NOBODY) -> None:
        """Push a card under the pile."""
        self.cards.insert(0, card)
        self.knowers.insert(0, known)

    def insert(self, place: int, card: int, known: int = NOBODY) -> None:
        """Slip a card in; so many lie below it then."""
        self.cards.insert(place, card)
        self.knowers.insert(place, known)

    def remove(self, card: int) -> None:
        """Take that card out, wherever it lies."""
        place = self.cards.index(card)
        del self.cards[place], self.knowers[place]

    def shuffle(self, stream: Stream) -> None:
        """Shuffle; from then on nobody knows where which card lies."""
        stream.shuffle(self.cards)
        self.knowers = [NOBODY] * len(self.cards)

    def seen_by(self, seat: int | None) -> list[int | None]:
        """The cards as a seat knows them, None for those it does not."""
        return [card if is_known_to(who, seat) else None for card, who in zip(self.cards, self.knowers, strict=True)]

    def unknown_to(self, seat: int | None) -> Sequence[int]:
        """The places of the cards that a seat does not know."""
        if not any(self.knowers):
            return range(len(self.cards))
        return [at for at, knowers in enumerate(self.knowers) if not is_known_to(knowers, seat)]

    def __reduce__(self) -> tuple[Callable[[list[int], list[int]], Pile], tuple[list[int], list[int]]]:
        return pile_of, (self.cards, self.knowers)

    def to_json(self) -> list[list[int]]:
        """The pile as plain data, for keys."""
        return [self.cards, self.knowers]


def pile_of(cards: list[int], knowers: list[int]) -> Pile:
    """A pile with these cards, each known to these seats."""
    pile = Pile()
    pile.cards, pile.knowers = cards, knowers
    return pile


def resample(piles: Sequence[Pile], seat: int | None, stream: Stream) -> None:
    """Permute all cards that a seat does not know over all the places it does not know.

    Pass together every pile whose cards could be in each other's place: draw pile, hands, what went back to the box. The cards
    are sorted first, so that the outcome depends on which cards are unknown and not on where they really lie.
    """
    unknown = [pile.unknown_to(seat) for pile in piles]
    cards = [pile.cards[at] for pile, places in zip(piles, unknown, strict=True) for at in places]
    cards.sort()
    stream.shuffle(cards)
    cards.reverse()
    for pile, places in zip(piles, unknown, strict=True):
        for at in places:
            pile.cards[at] = cards.pop()
