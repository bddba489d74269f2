"""Die Bücher: goods, camels and coins, four offers a book (pages 6 and 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ...polo.rules.payment import pay
from ...polo.rules.rewards import reward
from ..items import JADE, Bundle
from ..state import MarcoPolo2State
from ..tables import BOOK, BOOK_OF
from .obstacles import MESSAGES, OFFER_TOO_DEAR

OFFERS: Final = 4
PRICE: Final = (0, 0, 1, 2)
"""The price of each offer in jade: the two printed ones are free, those of the tile cost 1 and 2."""


def offers_of(s: MarcoPolo2State, book: int) -> tuple[Bundle, ...]:
    """Return the four offers of a book in this round."""
    books = s.game.books
    return (*books.free[book], *books.tile[s.offer_tiles[book]])


class Offer(Question[MarcoPolo2State]):
    """Which of the four offers do you take?"""

    __slots__ = ("book",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "book")

    def __init__(self, seat: int, book: int) -> None:
        self.seat = seat
        self.book = book

    def legal(self, s: MarcoPolo2State) -> list[int]:
        return [action for action in s.game.offer.actions if not self.obstacle(s, action)]

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        number = s.game.offer.offset(action)
        if number < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if PRICE[number] <= s.held(self.seat, JADE) else OFFER_TOO_DEAR

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], needed=PRICE[s.game.offer.offset(action)], held=s.held(self.seat, JADE))

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        number = s.game.offer.offset(action)
        if PRICE[number]:
            pay(s, self.seat, ((JADE, PRICE[number]),))
        if s.event_sink is not None:
            tile = s.game.books.tile_labels[s.offer_tiles[self.book]] if PRICE[number] else s.game.books.labels[self.book]
            s.emit("offer", self.seat, offer=f"{tile}-{number + 1}")
        reward(s, self.seat, offers_of(s, self.book)[number])

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-offer", {"book": self.book + 1})


def open_book(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action: one offer of the book. Each book has a lowest die; beyond it the value does not matter."""
    s.stack.append(Offer(seat, BOOK_OF[space - BOOK]))
