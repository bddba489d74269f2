"""Markt-Felder: the merchants below the boards, used and then kept (pages 11 and 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import JsonValue, Message
from ....core.piles import EVERYBODY
from ..merchants.golden_deals import carry_out_deal, refill_with_deal, wording
from ..merchants.merchants import carry_out, refill, use_obstacle, use_refusal
from ..settlers.work import FURTHER_TURN, LocationAction
from ..state import DetailedQuestion
from .bazaar import merchant_below
from .market_obstacles import CANNOT_USE, MESSAGES, NO_CARD_AT_MARKET, NO_SETTLER_THERE

if TYPE_CHECKING:
    from ..state import CenturyState

# --- Markt-Feld --------------------------------------------------------------------------------------------------------------


def use_merchant(s: CenturyState, seat: int, slot: int) -> None:
    """Carry out the action of the card; then it is kept, and the row closes up to the left and is refilled."""
    s.stack.append(KeepMerchant(seat, slot))
    card = s.merchants.row[slot]
    if s.event_sink is not None:
        s.emit("use", seat, card=s.game.merchants.labels[card])
    carry_out(s, seat, card)


def make_golden_deal(s: CenturyState, seat: int, card: int) -> None:
    """Carry out the golden deal on a card instead of the card's own action."""
    if s.event_sink is not None:
        words = wording(s, card)
        s.emit("golden", seat, card=words["card"], deal=words["deal"])
    carry_out_deal(s, seat, card)


def make_deal_at_market(s: CenturyState, seat: int, slot: int) -> None:
    """Carry out the golden deal of an open merchant; then the card is kept as well."""
    s.stack.append(KeepMerchant(seat, slot))
    make_golden_deal(s, seat, s.merchants.row[slot])


def take_from_row(s: CenturyState, seat: int, slot: int) -> int:
    """Take the card away; a new one comes in on the right, as long as there is one."""
    card, _ = s.merchants.take(slot)
    refill_row(s)
    return card


def refill_row(s: CenturyState) -> None:
    """Refill one place of the row; with golden deals all see the deal of the new card."""
    if s.deals is None:
        refill(s)
    else:
        refill_with_deal(s)


class KeepMerchant(Task["CenturyState"]):
    """All effects of the card are carried out: it goes to the seat's own pile."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, s: CenturyState, seat: int) -> None:
        keep_merchant(s, seat, take_from_row(s, seat, self.slot))


def keep_merchant(s: CenturyState, seat: int, card: int) -> None:
    """A card goes to a seat's own pile."""
    s.bazaar.kept[seat] += (card,)
    if s.event_sink is not None:
        s.emit("keep", seat, card=s.game.merchants.labels[card], count=len(s.bazaar.kept[seat]))
    s.game.bazaar.on_merchant_kept(s, seat)


class UseOrDeal(DetailedQuestion["CenturyState"]):
    """Do you use the card, or make its golden deal?"""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: CenturyState) -> list[int]:
        rules = s.game.bazaar
        usable = not use_obstacle(s, self.seat, s.merchants.row[self.slot])
        return [rules.use.only, rules.make_golden_deal.only] if usable else [rules.make_golden_deal.only]

    def obstacle(self, s: CenturyState, action: int) -> int:
        if action == s.game.bazaar.use.only:
            return use_obstacle(s, self.seat, s.merchants.row[self.slot])
        return NO_OBSTACLE if action == s.game.bazaar.make_golden_deal.only else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return use_refusal(s, self.seat, s.merchants.row[self.slot])

    def perform(self, s: CenturyState, action: int) -> None:
        if action == s.game.bazaar.use.only:
            use_merchant(s, self.seat, self.slot)
        else:
            make_deal_at_market(s, self.seat, self.slot)

    def prompt(self, s: CenturyState) -> Message:
        card = s.merchants.row[self.slot]
        return Message("ask-use-or-deal", {**wording(s, card), "usable": int(not use_obstacle(s, self.seat, card))})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return merchant_details(s, s.merchants.row[self.slot], action)


def merchant_details(s: CenturyState, card: int, action: int) -> dict[str, JsonValue | Message]:
    """Return the merchant that a question is about, if the action concerns it."""
    if action == s.game.bazaar.use.only:
        return {"named": 1, "card": s.game.merchants.labels[card]}
    if action == s.game.bazaar.make_golden_deal.only and s.deals is not None:
        return {"named": 1, **wording(s, card)}
    return {}


def use_market(s: CenturyState, seat: int, location: int) -> None:
    """Markt-Feld without a route: the card below is used; with golden deals there is a choice."""
    slot = s.game.boards.locations.slot[location]
    if s.deals is None:
        use_merchant(s, seat, slot)
    else:
        s.stack.append(UseOrDeal(seat, slot))


def no_card_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents taking the card below a market: there is none."""
    return NO_OBSTACLE if s.game.boards.locations.slot[location] < len(s.merchants.row) else NO_CARD_AT_MARKET


def market_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents using a market: there is no card, or its trade cannot be paid and it has no deal."""
    obstacle = no_card_obstacle(s, seat, location, cubes)
    if obstacle or s.deals is not None:
        return obstacle
    return NO_OBSTACLE if s.game.merchants.payable[cubes][s.merchants.row[s.game.boards.locations.slot[location]]] else CANNOT_USE


def market_refusal(s: CenturyState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to using a market."""
    if obstacle == NO_CARD_AT_MARKET:
        return Refused(MESSAGES[obstacle])
    return Refused(MESSAGES[obstacle], card=merchant_below(s, location))


# --- Neue Händlerkarten ------------------------------------------------------------------------------------------------------


def refresh_market(s: CenturyState, seat: int, location: int) -> None:
    """The open merchants go under the pile, new ones come, then another turn.

    They are pushed under it from left to right, in sight of all (a ruling: returned-merchants-in-sight). New ones
    come in random order: their order on the pile may be known, if they went back there before. When the pile is used up
    fewer are exchanged, or none (a ruling: exchange-of-fewer-merchants).
    """
    merchants = s.merchants
    size = len(merchants.row)
    for card in merchants.row:
        merchants.pile.put_at_bottom(card, EVERYBODY)
    merchants.row.clear()
    merchants.cubes_on.clear()
    s.emit("refresh", seat, count=size)
    s.bazaar.refreshes[seat] += 1
    new = [merchants.pile.draw() for _ in range(size)]
    s.rng.stream("new merchants", seat, s.bazaar.refreshes[seat]).shuffle(new)
    for card in new:
        merchants.pile.put_on_top(card)
    for _ in range(size):
        refill_row(s)
    s.stack.append(FURTHER_TURN[seat])


# --- the symbol of bonus cards and deals -------------------------------------------------------------------------------------


def ask_settler_back(s: CenturyState, seat: int, card: int) -> None:
    """Ask for a settler: the symbol stands for one here, and there is one, for settlers have come to the card."""
    s.stack.append(RecallSettler(seat))


class RecallSettler(Question["CenturyState"]):
    """Which of your settlers do you take back onto your board? One must come: pages 11 and 15 have no "may"."""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        recall, boards = s.game.bazaar.recall.actions, s.boards
        return [recall[location] for location in boards.locations_in_play if boards.owner_of[location] == self.seat]

    def obstacle(self, s: CenturyState, action: int) -> int:
        location = s.game.bazaar.recall.offset(action)
        if location < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.boards.owner_of[location] == self.seat else NO_SETTLER_THERE

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], place=s.game.boards.locations.labels[s.game.bazaar.recall.offset(action)])

    def perform(self, s: CenturyState, action: int) -> None:
        location = s.game.bazaar.recall.offset(action)
        s.boards.take_back(location, 1)
        s.emit("recall", self.seat, location=s.game.boards.locations.labels[location])

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-recall")


USE_MERCHANT = LocationAction(use_market, market_obstacle, market_refusal)
REFRESH_MARKET = LocationAction(refresh_market)
