"""Hands: the merchants a seat holds, and those it has played, which lie open before it until it rests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.actions import Axis, Family, number_axis
from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ....core.piles import EVERYBODY
from ..cubes.packing import total, unpack
from ..merchants.merchants import MerchantGame, MerchantState


class HandGame(MerchantGame):
    """A game in which merchants are taken into the hand."""

    row_places: int
    """How many merchants lie open, as long as there are enough."""

    def set_hand_families(self, row: int) -> None:
        """Set the families of the shared questions about cards; so many merchants lie open."""
        self.row_places = row
        card = Axis("card", self.merchants.labels)
        self.play = Family("play", card)
        self.acquire = Family("acquire", number_axis("place", 1, row))
        self.rest = Family("rest")
        self.deal_of = Family("deal", card)
        self.take = Family("take")
        self.lay = Family("lay", card)
        self.back = Family("back", card)
        self.forgo = Family("forgo")
        self.deal_families = [self.deal_of, self.take, self.lay, self.back, self.forgo]


Hand_co = TypeVar("Hand_co", bound=HandGame, covariant=True, default=HandGame)


class HandState(MerchantState[Hand_co]):
    """A state with hands. Cards are numbers: the starters first, then the merchants. A game's state declares the columns."""

    __slots__ = ()

    hand: list[list[int]]
    """Each seat's hand, sorted."""
    played: list[list[int]]
    """The cards lying open before each seat, in the order they were played."""

    def take_back(self, seat: int, card: int) -> None:
        """The symbol stands for a played card other than this one; not asked when there is none.

        With a deal the card is not among them, but the one just laid down for the deal is.
        """
        if any(other != card for other in self.played[seat]):
            self.stack.append(TakeBack(seat, card))

    def laid_down(self, seat: int) -> list[int]:
        """The cards that come back into the hand when a seat rests."""
        return self.played[seat]

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """Which merchant it is, what it costs, and what lies on it; which deal; how many cards come back."""
        game, found = self.game, super().action_details(action)
        if action == game.rest.base:
            return {**found, "count": 0 if self.player is None else len(self.laid_down(self.player))}
        if game.acquire.base <= action < game.acquire.end:
            place = action - game.acquire.base
            if place < len(self.row.cards):
                card, cubes = game.merchants.labels[self.row.cards[place]], self.row.cubes[place]
                words: dict[str, JsonValue] = {"asked": "card", "card": card, "lying": total(cubes), "cubes": unpack(cubes)}
                return {"price": place, **found, **words}
        if game.deal_of.base <= action < game.deal_of.end and self.deals is not None:
            card_number = action - game.deal_of.base
            if card_number >= game.starters and self.deals.on.knowers[card_number] == EVERYBODY:
                return {**found, "asked": "deal", "deal": game.deal_cards.labels[self.deals.face(card_number)]}
        return found


class TakeBack(Question[HandState]):
    """Which of your played cards do you take back? None is an answer, too. A take-back card that was played stays itself."""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def legal(self, s: HandState) -> list[int]:
        game = s.game
        cards = sorted(card for card in s.played[self.seat] if card != self.card)
        return [*(game.back.base + card for card in cards), game.forgo.base]

    def apply(self, s: HandState, action: int) -> None:
        game = s.game
        if action == game.forgo.base:
            return
        if not game.back.base <= action < game.back.end:
            raise not_asked()
        card = action - game.back.base
        if card not in s.played[self.seat]:
            raise Refused("not-played", card=game.merchants.labels[card])
        if card == self.card:
            raise Refused("back-itself", card=game.merchants.labels[card])
        s.played[self.seat].remove(card)
        s.hand[self.seat].append(card)
        s.hand[self.seat].sort()
        if s.event_sink is not None:
            s.emit("back", self.seat, card=game.merchants.labels[card])

    def prompt(self, s: HandState) -> Message:
        asked = "ask-back" if self.card in s.played[self.seat] else "ask-back-for-deal"
        return Message(asked, {"card": s.game.merchants.labels[self.card]})


def require_in_hand(s: HandState, seat: int, card: int) -> None:
    """Refuse a card that is not in the hand."""
    if card not in s.hand[seat]:
        raise Refused("not-in-hand", card=s.game.merchants.labels[card])
