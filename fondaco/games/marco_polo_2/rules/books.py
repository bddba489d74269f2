"""Die Bücher: goods, camels and coins, four offers a book (pages 6 and 7)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.rules.payment import pay
from ...polo.rules.rewards import reward
from ..items import JADE, STORED, Bundle
from ..state import MarcoPolo2State
from ..tables import BOOK, BOOK_OF

OFFERS = 4
PRICE = (0, 0, 1, 2)
"""What each offer costs in jade: the two printed ones nothing, those of the tile 1 and 2."""


def offers(s: MarcoPolo2State, book: int) -> tuple[Bundle, ...]:
    """The four offers of a book in this round."""
    books = s.game.books
    return (*books.free[book], *books.tile[s.offers[book]])


class Offer(Question[MarcoPolo2State]):
    """Which of the four offers do you take?"""

    __slots__ = ("book",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "book")

    def __init__(self, seat: int, book: int) -> None:
        self.seat = seat
        self.book = book

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.offer.base
        jade = s.store[self.seat * STORED + JADE]
        return s.game.all_actions[base : base + 2 + min(jade, 2)]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        number = action - s.game.offer.base
        if not 0 <= number < OFFERS:
            raise not_asked()
        jade = s.store[self.seat * STORED + JADE]
        if PRICE[number] > jade:
            raise Refused("offer-too-dear", needed=PRICE[number], held=jade)
        if PRICE[number]:
            pay(s, self.seat, ((JADE, PRICE[number]),))
        if s.event_sink is not None:
            tile = s.game.books.tile_labels[s.offers[self.book]] if PRICE[number] else s.game.books.labels[self.book]
            s.emit("offer", self.seat, offer=f"{tile}-{number + 1}")
        reward(s, self.seat, offers(s, self.book)[number])

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-offer", {"book": self.book + 1})


def open_book(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action: one offer of the book, whatever the die shows beyond its least."""
    s.stack.append(Offer(seat, BOOK_OF[space - BOOK]))
