"""Markt-Feld and Handelsrouten-Feld in a game with routes: cards come into a route, and change places there (page 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import JsonValue, Message
from ....core.tuples import replaced
from ..bazaar.market_locations import (
    RecallSettler,
    keep_merchant,
    make_deal_at_market,
    market_refusal,
    merchant_details,
    no_card_obstacle,
    take_from_row,
    use_merchant,
)
from ..cubes.packing import unpack
from ..merchants.golden_deals import wording
from ..merchants.merchants import use_obstacle, use_refusal
from ..settlers.work import LocationAction
from ..state import DetailedQuestion
from .route import label_in
from .route_obstacles import MESSAGES, NO_GOLDEN_DEALS, NO_TRAVELLER_THERE, SWAP_TWO

if TYPE_CHECKING:
    from ..state import CenturyState

# --- Markt-Feld --------------------------------------------------------------------------------------------------------------


class UseOrTake(DetailedQuestion["CenturyState"]):
    """Do you use the card below the market, or take it into your route? With golden deals its deal can be made as well."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: CenturyState) -> list[int]:
        game = s.game
        candidates = (game.route.take.only, game.bazaar.use.only, game.bazaar.make_golden_deal.only)
        return [action for action in candidates if not self.obstacle(s, action)]

    def obstacle(self, s: CenturyState, action: int) -> int:
        game = s.game
        if action == game.bazaar.use.only:
            return use_obstacle(s, self.seat, s.merchants.row[self.slot])
        if action == game.bazaar.make_golden_deal.only:
            return NO_GOLDEN_DEALS if s.deals is None else NO_OBSTACLE
        return NO_OBSTACLE if action == game.route.take.only else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        if obstacle == NO_GOLDEN_DEALS:
            return Refused(MESSAGES[obstacle])
        return use_refusal(s, self.seat, s.merchants.row[self.slot])

    def perform(self, s: CenturyState, action: int) -> None:
        game, seat, slot = s.game, self.seat, self.slot
        if action == game.bazaar.use.only:
            use_merchant(s, seat, slot)
        elif action == game.bazaar.make_golden_deal.only:
            make_deal_at_market(s, seat, slot)
        elif len(s.route.cards[seat]) < game.route.max_cards:
            extend_route(s, seat, slot)
        else:
            s.stack.append(Replace(seat, slot))

    def prompt(self, s: CenturyState) -> Message:
        card = s.merchants.row[self.slot]
        usable: dict[str, JsonValue] = {"usable": int(not use_obstacle(s, self.seat, card))}
        if s.deals is None:
            return Message("ask-use-or-take", {**usable, "card": s.game.merchants.labels[card]})
        return Message("ask-use-or-take-or-deal", {**usable, **wording(s, card)})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        card = s.merchants.row[self.slot]
        if action == s.game.route.take.only:
            return {"named": 1, "card": s.game.merchants.labels[card]}
        return merchant_details(s, card, action)


def extend_route(s: CenturyState, seat: int, slot: int) -> None:
    """The card of the row comes to the right end of the route."""
    card = take_from_row(s, seat, slot)
    s.route.cards[seat] += (card,)
    s.route.travellers[seat] += (0,)
    if s.event_sink is not None:
        s.emit("route", seat, card=s.game.merchants.labels[card])


class Replace(Question["CenturyState"]):
    """Which card of your full route does the new one replace? Settlers on it stay; the new card is not used."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: CenturyState) -> list[int]:
        return [*s.game.route.replace.actions]

    def obstacle(self, s: CenturyState, action: int) -> int:
        return NO_OBSTACLE if s.game.route.replace.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: CenturyState, action: int) -> None:
        seat, slot = self.seat, s.game.route.replace.offset(action)
        old, new = s.route.cards[seat][slot], take_from_row(s, seat, self.slot)
        s.route.cards[seat] = replaced(s.route.cards[seat], slot, new)
        if s.event_sink is not None:
            s.emit("replace", seat, card=s.game.merchants.labels[new])
        keep_merchant(s, seat, old)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-replace", {"card": s.game.merchants.labels[s.merchants.row[self.slot]]})


def use_market(s: CenturyState, seat: int, location: int) -> None:
    """Markt-Feld: the card below is used, or taken into the route."""
    s.stack.append(UseOrTake(seat, s.game.boards.locations.slot[location]))


# --- Handelsrouten-Feld ------------------------------------------------------------------------------------------------------


def adjust_route(s: CenturyState, seat: int, location: int) -> None:
    """A cube, then two cards of the route may change places."""
    gain = s.game.boards.locations.gain[location]
    s.cubes[seat] += gain
    if s.event_sink is not None:
        s.emit("produce", seat, gain=unpack(gain))
    if len(s.route.cards[seat]) > 1:
        s.stack.append(Swap(seat))


class Swap(DetailedQuestion["CenturyState"]):
    """Which two cards of your route change places, if any? Settlers move with their card
    (a ruling: settlers-move-with-card)."""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        game, count = s.game, len(s.route.cards[self.seat])
        pairs = [game.route.swap.id(slot, other) for slot in range(count) for other in range(slot + 1, count)]
        return [game.boards.decline.only, *pairs]

    def obstacle(self, s: CenturyState, action: int) -> int:
        if action == s.game.boards.decline.only:
            return NO_OBSTACLE
        if s.game.route.swap.offset(action) < 0:
            return OTHER_QUESTION
        slot, other = s.game.route.swap.values(action)
        return NO_OBSTACLE if slot < other < len(s.route.cards[self.seat]) else SWAP_TWO

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], count=len(s.route.cards[self.seat]))

    def perform(self, s: CenturyState, action: int) -> None:
        if action == s.game.boards.decline.only:
            return
        seat, (slot, other) = self.seat, s.game.route.swap.values(action)
        if s.event_sink is not None:
            s.emit("swap", seat, card=label_in(s, seat, slot), wanted=label_in(s, seat, other))
        s.route.cards[seat] = swapped(s.route.cards[seat], slot, other)
        s.route.travellers[seat] = swapped(s.route.travellers[seat], slot, other)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-swap")

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return {"left": "places"} if action == s.game.boards.decline.only else {}


def swapped(values: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    """Return a tuple in which two values have changed places."""
    return replaced(replaced(values, first, values[second]), second, values[first])


# --- the symbol of bonus cards and deals -------------------------------------------------------------------------------------


def ask_settler_back_from_anywhere(s: CenturyState, seat: int, card: int) -> None:
    """Ask for a settler: the symbol of bonus cards and deals stands for one on a location or on the route."""
    s.stack.append(RecallAnywhere(seat))


class RecallAnywhere(RecallSettler):
    """Which of your settlers do you take back, from a location or from your route?"""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        withdraw = s.game.route.withdraw.actions
        cards = [withdraw[slot] for slot, number in enumerate(s.route.travellers[self.seat]) if number]
        return sorted(RecallSettler.legal(self, s) + cards)

    def obstacle(self, s: CenturyState, action: int) -> int:
        slot, travellers = s.game.route.withdraw.offset(action), s.route.travellers[self.seat]
        if slot < 0:
            return RecallSettler.obstacle(self, s, action)
        return NO_OBSTACLE if slot < len(travellers) and travellers[slot] else NO_TRAVELLER_THERE

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        slot = s.game.route.withdraw.offset(action)
        return Refused(MESSAGES[obstacle], place=slot + 1) if slot >= 0 else RecallSettler.refusal(self, s, action, obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        slot = s.game.route.withdraw.offset(action)
        if slot < 0:
            RecallSettler.perform(self, s, action)
            return
        travellers = s.route.travellers[self.seat]
        s.route.travellers[self.seat] = replaced(travellers, slot, travellers[slot] - 1)
        s.boards.ready[self.seat] += 1
        if s.event_sink is not None:
            s.emit("recall-card", self.seat, card=label_in(s, self.seat, slot))


USE_OR_TAKE = LocationAction(use_market, no_card_obstacle, market_refusal)
ADJUST_ROUTE = LocationAction(adjust_route)
