"""Goldene Deals with a hand: while acquiring a merchant, or instead of playing a card (page 3)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import JsonValue, Message
from ..cubes.packing import unpack
from ..merchants.golden_deals import REFILL, carry_out_deal, deals_of, refill_row, wording
from ..obstacles import LAY_ANOTHER, MESSAGES, NO_DEAL_ON_STARTER, NO_SECOND_CARD, NOT_IN_HAND
from ..state import DetailedQuestion
from .turn_action import TurnAction

if TYPE_CHECKING:
    from ..state import CenturyState

# --- while acquiring ---------------------------------------------------------------------------------------------------------


def take_or_deal(s: CenturyState, seat: int, place: int) -> None:
    """Take the cubes on a paid merchant, then ask: into the hand, or its deal?

    The cubes come with a deal, too (a ruling: deal-keeps-cubes). A deal needs a card in the hand; without one nothing is asked.
    """
    cubes = s.merchants.cubes_on[place]
    s.merchants.cubes_on[place] = 0
    s.cubes[seat] += cubes
    if cubes and s.event_sink is not None:
        s.emit("collect", seat, cubes=unpack(cubes), card=s.game.merchants.labels[s.merchants.row[place]])
    if s.hand[seat]:
        s.stack.append(HandOrDeal(seat, place))
    else:
        take_into_hand(s, seat, place)


def take_into_hand(s: CenturyState, seat: int, place: int) -> None:
    """Take the card of the row into the hand, and refill the row."""
    card, _ = s.merchants.take(place)
    insort(s.hand[seat], card)
    if s.event_sink is not None:
        s.emit("hand", seat, card=s.game.merchants.labels[card])
    refill_row(s, seat)


class HandOrDeal(DetailedQuestion["CenturyState"]):
    """Do you take the card into your hand, or make its deal? For the deal a card of the hand is laid down without effect."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, s: CenturyState) -> list[int]:
        hands = s.game.hands
        return [hands.take.only, *[hands.lay_card_down.actions[card] for card in s.hand[self.seat]]]

    def obstacle(self, s: CenturyState, action: int) -> int:
        if action == s.game.hands.take.only:
            return NO_OBSTACLE
        laid = s.game.hands.lay_card_down.offset(action)
        if laid < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if laid in s.hand[self.seat] else NOT_IN_HAND

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], card=s.game.merchants.labels[s.game.hands.lay_card_down.offset(action)])

    def perform(self, s: CenturyState, action: int) -> None:
        laid = s.game.hands.lay_card_down.offset(action)
        if laid < 0:
            take_into_hand(s, self.seat, self.place)
            return
        lay_down(s, self.seat, laid)
        card, _ = s.merchants.take(self.place)
        make_golden_deal(s, self.seat, card)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-hand-or-deal", wording(s, s.merchants.row[self.place]))

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        if action == s.game.hands.take.only:
            return {"asked": "take", "card": s.game.merchants.labels[s.merchants.row[self.place]]}
        return {}


# --- instead of playing a card -----------------------------------------------------------------------------------------------


class MakeDeal(TurnAction["CenturyState"]):
    """Make the deal on a card of the hand: on any but the starting cards, if there is a second card to lay down."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        hand = s.hand[seat]
        if s.deals is None or len(hand) < 2:
            return ()
        deal, starters = s.game.hands.golden_deal.actions, s.game.merchants.starters
        return [deal[card] for card in hand if card >= starters]

    def obstacle(self, s: CenturyState, seat: int, card: int) -> int:
        if s.deals is None:
            return OTHER_QUESTION
        if card not in s.hand[seat]:
            return NOT_IN_HAND
        if card < s.game.merchants.starters:
            return NO_DEAL_ON_STARTER
        return NO_OBSTACLE if len(s.hand[seat]) > 1 else NO_SECOND_CARD

    def refusal(self, s: CenturyState, seat: int, card: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], card=s.game.merchants.labels[card])

    def perform(self, s: CenturyState, seat: int, card: int) -> None:
        s.stack.append(LayDown(seat, card))


class LayDown(Question["CenturyState"]):
    """Which second card of the hand do you lay down, without effect, for the deal of the first?"""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def legal(self, s: CenturyState) -> list[int]:
        lay = s.game.hands.lay_card_down.actions
        return [lay[card] for card in s.hand[self.seat] if card != self.card]

    def obstacle(self, s: CenturyState, action: int) -> int:
        laid = s.game.hands.lay_card_down.offset(action)
        if laid < 0:
            return OTHER_QUESTION
        if laid == self.card:
            return LAY_ANOTHER
        return NO_OBSTACLE if laid in s.hand[self.seat] else NOT_IN_HAND

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], card=s.game.merchants.labels[s.game.hands.lay_card_down.offset(action)])

    def perform(self, s: CenturyState, action: int) -> None:
        lay_down(s, self.seat, s.game.hands.lay_card_down.offset(action))
        s.hand[self.seat].remove(self.card)
        make_golden_deal(s, self.seat, self.card)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-lay", wording(s, self.card))


# --- what both have in common ------------------------------------------------------------------------------------------------


def lay_down(s: CenturyState, seat: int, card: int) -> None:
    """Put a card of the hand to the played cards without effect."""
    s.hand[seat].remove(card)
    s.played[seat].append(card)
    if s.event_sink is not None:
        s.emit("lay", seat, card=s.game.merchants.labels[card])


def make_golden_deal(s: CenturyState, seat: int, card: int) -> None:
    """Put a card on the common discard pile and carry out its deal; then the row is refilled."""
    s.stack.append(REFILL[seat])
    deals_of(s).discard.append(card)
    if s.event_sink is not None:
        words = wording(s, card)
        s.emit("deal", seat, card=words["card"], deal=words["deal"])
    carry_out_deal(s, seat, card)
