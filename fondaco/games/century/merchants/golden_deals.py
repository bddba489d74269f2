"""Goldene Deals (page 3): every merchant carries a deal, which can be made once instead of having the merchant.

The deals are random, and nobody knows which one lies on a merchant before it first comes into the row, nor which ones stay in
the box. Once seen, a deal is known and stays with its card, through the discard pile and back.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from ....core.columns import copied, part, shared
from ....core.components import Component, require
from ....core.errors import Refused
from ....core.frames import Question, agendas, not_asked
from ....core.messages import JsonValue, Message
from ....core.parts import Part
from ....core.piles import EVERYBODY, NOBODY, Pile, resample
from ....core.rng import Stream
from ..cubes.packing import pack, unpack
from ..cubes.upgrade import ask_upgrade
from ..hand.take_back import HandState, require_in_hand
from ..state import MOST_SEATS, Worded
from .merchants import NONE, Cubes, MerchantState, refill

NO_DEAL = -1
"""Stands on starting cards, and on cards that are not in the game."""


class DealCard(Component, frozen=True):
    """A transparent card in a component file: cubes taken, then steps upgraded, then a card taken back; what all others take."""

    id: str
    copies: int
    gain: Cubes = NONE
    steps: int = 0
    take_back: bool = False
    """As on a bonus card. No deal of our list has it; pages 11 and 15 say what it means with golden deals."""
    gift: Cubes = NONE

    def __post_init__(self) -> None:
        require(min(*self.gain, *self.gift, self.steps) >= 0, f"{self.id} has a negative number")
        require(self.copies >= 1, f"{self.id} has no copies")
        require(bool(sum(self.gain) or self.steps or self.take_back), f"{self.id} does nothing for its owner")


class DealCards:
    """All deals of a game as tuples of ints by the number of their face, for the rules."""

    def __init__(self, cards: list[DealCard]) -> None:
        self.labels = tuple(card.id for card in cards)
        self.gain = tuple(pack(card.gain) for card in cards)
        self.steps = tuple(card.steps for card in cards)
        self.take_back = tuple(card.take_back for card in cards)
        self.gift = tuple(pack(card.gift) for card in cards)
        self.copies = tuple(face for face, card in enumerate(cards) for _ in range(card.copies))
        """The face of every single card."""
        rows: dict[str | None, list[float]] = {None: [0.0] * (2 * len(NONE) + 2)}
        rows |= {
            card.id: [*(number / 10 for number in (*card.gain, card.steps, *card.gift)), float(card.take_back)] for card in cards
        }
        self.numbers = rows
        """Every deal as numbers, by its label; nothing but zeros where there is none."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class Deals(Part):
    """Which deal lies on which merchant, and where merchants go whose deal has been made."""

    on: Pile = part()
    """The deal on every card, by its number."""
    box: Pile = part()
    """The deals that were left over."""
    discard: list[int] = copied()
    """The common discard pile: merchants that everybody knows."""
    shuffles: int = shared(0)
    """How often the discard pile has become the draw pile."""

    @classmethod
    def on_merchants(cls, cards: int, merchants: Sequence[int], faces: list[int]) -> Self:
        """Return the deals of a game with this number of cards: the first faces lie on the merchants, the others in the box."""
        deals = cls.new(players=0)  # no column goes by seat
        deals.on = Pile([NO_DEAL] * cards, EVERYBODY)
        for card, face in zip(merchants, faces, strict=False):
            deals.on.cards[card] = face
            deals.on.knowers[card] = NOBODY
        deals.box = Pile(faces[len(merchants) :])
        return deals

    def face(self, card: int) -> int:
        """The deal on a card."""
        return self.on.cards[card]

    def show(self, card: int) -> None:
        """The card lies open: from now on everybody knows its deal."""
        self.on.knowers[card] = EVERYBODY

    def redraw(self, seat: int | None, stream: Stream) -> None:
        """Permute the deals nobody has seen over the merchants nobody has seen, and the box."""
        resample([self.on, self.box], seat, stream)


def deals_of(s: MerchantState) -> Deals:
    """The deals of a game that is played with them."""
    assert s.deals is not None, "this game is played without golden deals"
    return s.deals


def carry_out_deal(s: MerchantState, seat: int, card: int) -> None:
    """Carry out the deal on a card, once: cubes must be taken, steps may be left out, every other player takes the gift."""
    face = deals_of(s).face(card)
    table = s.game.deal_cards
    gain, gift = table.gain[face], table.gift[face]
    if gain:
        s.store[seat] += gain
        if s.event_sink is not None:
            s.emit("produce", seat, gain=unpack(gain))
    if gift:
        for offset in range(1, s.players):
            other = (seat + offset) % s.players
            s.store[other] += gift
            if s.event_sink is not None:
                s.emit("gift", other, gain=unpack(gift))
    if table.take_back[face]:
        s.take_back(seat, card)  # pushed before the upgrade, so asked after it
    ask_upgrade(s, seat, table.steps[face])


def refill_with_deal(s: MerchantState) -> None:
    """A new card comes into the row, and all see its deal."""
    new = refill(s)
    if new is not None:
        deals_of(s).show(new)
        if s.event_sink is not None:
            words = wording(s, new)
            s.emit("deal-shown", None, card=words["card"], deal=words["deal"])


def refill_row(s: HandState, seat: int) -> None:
    """A new card with its deal comes into every empty place of the row, as long as a pile has cards.

    A place that could not be filled is filled as soon as there is a card (a ruling: deals-fill-empty-places). The discard pile
    is shuffled when a card is needed and the draw pile is used up, not before (a ruling: deals-shuffle-when-needed).
    """
    row, deals = s.row, deals_of(s)
    while len(row.cards) < s.game.row_places and (row.pile.cards or deals.discard):
        if not row.pile.cards:
            shuffle_discard(s)
        refill_with_deal(s)


def shuffle_discard(s: HandState) -> None:
    """The discard pile becomes the draw pile. From now on nobody knows where which card lies."""
    deals = deals_of(s)
    deals.shuffles += 1
    s.row.pile = Pile(deals.discard)
    s.row.pile.shuffle(s.rng.stream("merchants", deals.shuffles))
    deals.discard.clear()
    s.revealed += 1
    s.emit("reshuffle", None)


REFILL = agendas("refill", refill_row, seats=MOST_SEATS)
"""What follows once a deal is done: a card may have left the row, and there is one more on the discard pile."""


# --- a deal while acquiring --------------------------------------------------------------------------------------------------


def acquired(s: HandState, seat: int, place: int) -> None:
    """A card has been paid for: the cubes on it are taken in any case, then it goes into the hand or makes its deal.

    The cubes come with a deal, too (a ruling: deal-keeps-cubes). A deal needs a card in the hand; without one nothing is asked.
    """
    cubes = s.row.cubes[place]
    s.row.cubes[place] = 0
    s.store[seat] += cubes
    if cubes and s.event_sink is not None:
        s.emit("collect", seat, cubes=unpack(cubes), card=s.game.merchants.labels[s.row.cards[place]])
    if s.hand[seat]:
        s.stack.append(HandOrDeal(seat, place))
    else:
        take_into_hand(s, seat, place)


def take_into_hand(s: HandState, seat: int, place: int) -> None:
    """Take the card of the row into the hand, and refill the row."""
    card, _ = s.row.take(place)
    insort(s.hand[seat], card)
    if s.event_sink is not None:
        s.emit("hand", seat, card=s.game.merchants.labels[card])
    refill_row(s, seat)


class HandOrDeal(Worded, Question[HandState]):
    """Do you take the card into your hand, or make its deal? For the deal a card of the hand is laid down without effect."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, s: HandState) -> list[int]:
        base = s.game.lay.base
        return [s.game.take.base, *(base + card for card in s.hand[self.seat])]

    def apply(self, s: HandState, action: int) -> None:
        game = s.game
        if action == game.take.base:
            take_into_hand(s, self.seat, self.place)
            return
        if not game.lay.base <= action < game.lay.end:
            raise not_asked()
        laid = action - game.lay.base
        require_in_hand(s, self.seat, laid)
        lay_down(s, self.seat, laid)
        card, _ = s.row.take(self.place)
        make_deal(s, self.seat, card)

    def prompt(self, s: HandState) -> Message:
        return Message("ask-hand-or-deal", wording(s, s.row.cards[self.place]))

    def words(self, s: HandState, action: int) -> Mapping[str, JsonValue | Message]:
        if action == s.game.take.base:
            return {"asked": "take", "card": s.game.merchants.labels[s.row.cards[self.place]]}
        return {}


# --- a deal while playing ----------------------------------------------------------------------------------------------------


def can_deal(s: HandState, seat: int) -> list[int]:
    """The cards of the hand whose deal can be made, sorted: any but the starting cards, if there is a second card."""
    hand = s.hand[seat]
    return [card for card in hand if card >= s.game.starters] if len(hand) > 1 else []


def deal_answers(s: HandState, seat: int) -> list[int]:
    """The answers that make a deal."""
    base = s.game.deal_of.base
    return [base + card for card in can_deal(s, seat)]


def deal_from_hand(s: HandState, seat: int, card: int) -> None:
    """Choose a card of the hand for its deal; which second card is laid down is asked next."""
    require_in_hand(s, seat, card)
    if card < s.game.starters:
        raise Refused("no-deal-on-starter", card=s.game.merchants.labels[card])
    if len(s.hand[seat]) < 2:
        raise Refused("no-second-card", card=s.game.merchants.labels[card])
    s.stack.append(LayDown(seat, card))


class LayDown(Question[HandState]):
    """Which second card of the hand do you lay down, without effect, for the deal of the first?"""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def legal(self, s: HandState) -> list[int]:
        base = s.game.lay.base
        return [base + card for card in s.hand[self.seat] if card != self.card]

    def apply(self, s: HandState, action: int) -> None:
        game = s.game
        if not game.lay.base <= action < game.lay.end:
            raise not_asked()
        laid = action - game.lay.base
        if laid == self.card:
            raise Refused("lay-another", card=game.merchants.labels[laid])
        require_in_hand(s, self.seat, laid)
        lay_down(s, self.seat, laid)
        s.hand[self.seat].remove(self.card)
        make_deal(s, self.seat, self.card)

    def prompt(self, s: HandState) -> Message:
        return Message("ask-lay", wording(s, self.card))


# --- what both have in common ------------------------------------------------------------------------------------------------


def lay_down(s: HandState, seat: int, card: int) -> None:
    """A card of the hand goes to the played cards without effect."""
    s.hand[seat].remove(card)
    s.played[seat].append(card)
    if s.event_sink is not None:
        s.emit("lay", seat, card=s.game.merchants.labels[card])


def make_deal(s: HandState, seat: int, card: int) -> None:
    """The card goes to the common discard pile, and its deal is carried out; then the row is refilled."""
    s.stack.append(REFILL[seat])
    deals_of(s).discard.append(card)
    if s.event_sink is not None:
        words = wording(s, card)
        s.emit("deal", seat, card=words["card"], deal=words["deal"])
    carry_out_deal(s, seat, card)


def wording(s: MerchantState, card: int) -> dict[str, JsonValue]:
    """A card and its deal, for messages."""
    return {"card": s.game.merchants.labels[card], "deal": s.game.deal_cards.labels[deals_of(s).face(card)]}
