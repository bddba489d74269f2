"""Markt-Felder: the merchants below the boards, used and then kept (pages 11 and 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.actions import Axis, Family
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ....core.piles import EVERYBODY, resample
from ....core.rng import Stream
from ..cubes.packing import missing
from ..merchants.golden_deals import carry_out_deal, refill_with_deal, wording
from ..merchants.merchants import MerchantGame, MerchantState, carry_out, refill
from ..settlers.state import SettledGame, SettledState
from ..settlers.work import FURTHER_TURN, LocationAction
from .market_obstacles import CANNOT_TRADE, CANNOT_USE, MESSAGES, NO_MERCHANT, NO_SETTLER_THERE

OBSERVATION_FORMATTERS = {
    "merchants[].card": "card",
    "merchants[].cubes": "cubes",
    "returned_merchants[]": "card",
    "deals.*": "deal",
    "seats[].kept[]": "card",
}
"""The formatter of each part of an observation."""


class BazaarGame(SettledGame, MerchantGame):
    """A game with merchants below its markets."""

    def bazaar_families(self) -> list[Family]:
        """Return the families of the shared questions about merchants."""
        self.use = Family("use")
        self.make_golden_deal = Family("golden")
        self.recall = Family("recall", Axis("location", self.locations.labels))
        return [self.use, self.make_golden_deal, self.recall]


Bazaar_co = TypeVar("Bazaar_co", bound=BazaarGame, covariant=True, default=BazaarGame)


class BazaarState(SettledState[Bazaar_co], MerchantState[Bazaar_co]):
    """A state with merchants below its markets. A game's state declares the columns."""

    __slots__ = ()

    refreshes: list[int]
    """The number of times that each seat had the open merchants exchanged."""
    kept: list[tuple[int, ...]]
    """The merchants that each seat has used and kept. They lie face down, but every seat has seen them
    (a ruling: kept-merchants-are-public)."""

    def on_merchant_kept(self, seat: int) -> None:
        """Give a seat what one more merchant brings."""

    def merchant_below(self, location: int) -> str | None:
        slot = self.game.locations.slot[location]
        market = self.game.locations.kind[location] == "market" and slot < len(self.row.cards)
        return self.game.merchants.labels[self.row.cards[slot]] if market else None

    def asked_card(self) -> int | None:
        """Return the merchant that the question is about."""
        question = self.question if self.stack else None
        return self.row.cards[question.slot] if isinstance(question, UseOrDeal) else None

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        found = super().action_details(action)
        game, card = self.game, self.asked_card()
        if action == game.use.only:
            return {**found, **named_card(self, card)}
        if action == game.make_golden_deal.only:
            return {**found, "named": 0} if card is None or self.deals is None else {**found, "named": 1, **wording(self, card)}
        return found

    def take_back(self, seat: int, card: int) -> None:
        """The symbol of bonus cards and deals stands for one settler here; there is one, for settlers have come to the card."""
        self.stack.append(RecallSettler(seat))

    def resample_merchants(self, seat: int | None, stream: Stream) -> None:
        """Shuffle what a seat cannot know of pile and deals."""
        resample([self.row.pile], seat, stream)
        if self.deals is not None:
            self.deals.redraw(seat, stream)


def named_card(s: BazaarState, card: int | None) -> dict[str, JsonValue]:
    """Return a merchant for messages, and whether there is one to name."""
    return {"named": 0} if card is None else {"named": 1, "card": s.game.merchants.labels[card]}


# --- Markt-Feld --------------------------------------------------------------------------------------------------------------


def card_obstacle(s: BazaarState, seat: int, card: int) -> int:
    """Return what prevents using a merchant: a trade must be payable once; all others can always be used."""
    return NO_OBSTACLE if s.game.merchants.payable[s.store[seat]][card] else CANNOT_TRADE


def card_refusal(s: BazaarState, seat: int, card: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to using a merchant."""
    return Refused(MESSAGES[obstacle], cubes=missing(s.store[seat], s.game.merchants.cost[card]))


def use_merchant(s: BazaarState, seat: int, slot: int) -> None:
    """Carry out the action of the card; then it is kept, and the row closes up to the left and is refilled."""
    s.stack.append(KeepMerchant(seat, slot))
    card = s.row.cards[slot]
    if s.event_sink is not None:
        s.emit("use", seat, card=s.game.merchants.labels[card])
    carry_out(s, seat, card)


def make_golden_deal(s: BazaarState, seat: int, card: int) -> None:
    """Carry out the golden deal on a card instead of the card's own action."""
    if s.event_sink is not None:
        words = wording(s, card)
        s.emit("golden", seat, card=words["card"], deal=words["deal"])
    carry_out_deal(s, seat, card)


def make_deal_at_market(s: BazaarState, seat: int, slot: int) -> None:
    """Carry out the golden deal of an open merchant; then the card is kept as well."""
    s.stack.append(KeepMerchant(seat, slot))
    make_golden_deal(s, seat, s.row.cards[slot])


def take_from_row(s: BazaarState, seat: int, slot: int) -> int:
    """Take the card away; a new one comes in on the right, as long as there is one."""
    card, _ = s.row.take(slot)
    refill_row(s)
    return card


def refill_row(s: BazaarState) -> None:
    """Refill one place of the row; with golden deals all see the deal of the new card."""
    if s.deals is None:
        refill(s)
    else:
        refill_with_deal(s)


class KeepMerchant(Task[BazaarState]):
    """All effects of the card are carried out: it goes to the seat's own pile."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, s: BazaarState, seat: int) -> None:
        keep_merchant(s, seat, take_from_row(s, seat, self.slot))


def keep_merchant(s: BazaarState, seat: int, card: int) -> None:
    """A card goes to a seat's own pile."""
    s.kept[seat] += (card,)
    if s.event_sink is not None:
        s.emit("keep", seat, card=s.game.merchants.labels[card], count=len(s.kept[seat]))
    s.on_merchant_kept(seat)


class UseOrDeal(Question[BazaarState]):
    """Do you use the card, or make its golden deal?"""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: BazaarState) -> list[int]:
        game = s.game
        usable = not card_obstacle(s, self.seat, s.row.cards[self.slot])
        return [game.use.only, game.make_golden_deal.only] if usable else [game.make_golden_deal.only]

    def obstacle(self, s: BazaarState, action: int) -> int:
        if action == s.game.use.only:
            return card_obstacle(s, self.seat, s.row.cards[self.slot])
        return NO_OBSTACLE if action == s.game.make_golden_deal.only else OTHER_QUESTION

    def refusal(self, s: BazaarState, action: int, obstacle: int) -> Refused:
        return card_refusal(s, self.seat, s.row.cards[self.slot], obstacle)

    def perform(self, s: BazaarState, action: int) -> None:
        if action == s.game.use.only:
            use_merchant(s, self.seat, self.slot)
        else:
            make_deal_at_market(s, self.seat, self.slot)

    def prompt(self, s: BazaarState) -> Message:
        card = s.row.cards[self.slot]
        return Message("ask-use-or-deal", {**wording(s, card), "usable": int(not card_obstacle(s, self.seat, card))})


def use_market(s: BazaarState, seat: int, location: int) -> None:
    """Markt-Feld without a route: the card below is used; with golden deals there is a choice."""
    slot = s.game.locations.slot[location]
    if s.deals is None:
        use_merchant(s, seat, slot)
    else:
        s.stack.append(UseOrDeal(seat, slot))


def no_card_obstacle(s: BazaarState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents taking the card below a market: there is none."""
    return NO_OBSTACLE if s.game.locations.slot[location] < len(s.row.cards) else NO_MERCHANT


def market_obstacle(s: BazaarState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents using a market: there is no card, or its trade cannot be paid and it has no deal."""
    obstacle = no_card_obstacle(s, seat, location, cubes)
    if obstacle or s.deals is not None:
        return obstacle
    return NO_OBSTACLE if s.game.merchants.payable[cubes][s.row.cards[s.game.locations.slot[location]]] else CANNOT_USE


def market_refusal(s: BazaarState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to using a market."""
    if obstacle == NO_MERCHANT:
        return Refused(MESSAGES[obstacle])
    return Refused(MESSAGES[obstacle], card=s.merchant_below(location))


# --- Neue Händlerkarten ------------------------------------------------------------------------------------------------------


def refresh_market(s: BazaarState, seat: int, location: int) -> None:
    """The open merchants go under the pile, new ones come, then another turn.

    They are pushed under it from left to right, in sight of all (a ruling: returned-merchants-in-sight). New ones
    are laid out at random: their order on the pile may be known, if they went back there before. When the pile is used up
    fewer are exchanged, or none (a ruling: exchange-of-fewer-merchants).
    """
    row = s.row
    size = len(row.cards)
    for card in row.cards:
        row.pile.put_at_bottom(card, EVERYBODY)
    row.cards.clear()
    row.cubes.clear()
    s.emit("refresh", seat, count=size)
    s.refreshes[seat] += 1
    new = [row.pile.draw() for _ in range(size)]
    s.rng.stream("new merchants", seat, s.refreshes[seat]).shuffle(new)
    for card in new:
        row.pile.put_on_top(card)
    for _ in range(size):
        refill_row(s)
    s.stack.append(FURTHER_TURN[seat])


# --- the symbol of bonus cards and deals -------------------------------------------------------------------------------------


class RecallSettler(Question[BazaarState]):
    """Which of your settlers do you take back onto your board? One must come: pages 11 and 15 have no "may"."""

    __slots__ = ()

    def legal(self, s: BazaarState) -> list[int]:
        recall, boards = s.game.recall.actions, s.boards
        return [recall[location] for location in boards.locations_in_play if boards.owner_of[location] == self.seat]

    def obstacle(self, s: BazaarState, action: int) -> int:
        location = s.game.recall.offset(action)
        if location < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.boards.owner_of[location] == self.seat else NO_SETTLER_THERE

    def refusal(self, s: BazaarState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], place=s.game.locations.labels[s.game.recall.offset(action)])

    def perform(self, s: BazaarState, action: int) -> None:
        location = s.game.recall.offset(action)
        s.boards.take_back(location, 1)
        s.emit("recall", self.seat, location=s.game.locations.labels[location])

    def prompt(self, s: BazaarState) -> Message:
        return Message("ask-recall")


USE_MERCHANT = LocationAction(use_market, market_obstacle, market_refusal)
REFRESH_MARKET = LocationAction(refresh_market)
