"""The symbol of bonus cards and golden deals: take a played card back into the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..obstacles import BACK_ITSELF, MESSAGES, NOT_PLAYED

if TYPE_CHECKING:
    from ..state import CenturyState


class TakeCardBack(Question["CenturyState"]):
    """Which of your played cards do you take back? You may take none. A take-back card that was played stays."""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        """The card with the symbol, or with the deal that has it."""

    def legal(self, s: CenturyState) -> list[int]:
        back = s.game.hands.take_card_back.actions
        cards = sorted([card for card in s.played[self.seat] if card != self.card])
        return [*[back[card] for card in cards], s.game.hands.take_none_back.only]

    def obstacle(self, s: CenturyState, action: int) -> int:
        if action == s.game.hands.take_none_back.only:
            return NO_OBSTACLE
        card = s.game.hands.take_card_back.offset(action)
        if card < 0:
            return OTHER_QUESTION
        if card not in s.played[self.seat]:
            return NOT_PLAYED
        return BACK_ITSELF if card == self.card else NO_OBSTACLE

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], card=s.game.merchants.labels[s.game.hands.take_card_back.offset(action)])

    def perform(self, s: CenturyState, action: int) -> None:
        card = s.game.hands.take_card_back.offset(action)
        if card < 0:
            return
        s.played[self.seat].remove(card)
        s.hand[self.seat].append(card)
        s.hand[self.seat].sort()
        if s.event_sink is not None:
            s.emit("back", self.seat, card=s.game.merchants.labels[card])

    def prompt(self, s: CenturyState) -> Message:
        asked = "ask-back" if self.card in s.played[self.seat] else "ask-back-for-deal"
        return Message(asked, {"card": s.game.merchants.labels[self.card]})


def ask_card_back(s: CenturyState, seat: int, card: int) -> None:
    """Ask for a played card other than this one; do not ask if there is none.

    With a deal its own card is not among them, but the one just laid down for the deal is.
    """
    if any(other != card for other in s.played[seat]):
        s.stack.append(TakeCardBack(seat, card))
