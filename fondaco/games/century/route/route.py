"""Handelsroute: merchants in a row before each seat, to which settlers travel (page 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.actions import Axis, Family, number_axis
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ....core.tuples import replaced
from ..bazaar.market_locations import (
    BazaarGame,
    BazaarState,
    RecallSettler,
    card_obstacle,
    card_refusal,
    keep_merchant,
    make_deal_at_market,
    make_golden_deal,
    market_refusal,
    named_card,
    no_card_obstacle,
    take_from_row,
    use_merchant,
)
from ..bazaar.market_obstacles import (
    CANNOT_TRADE,
    MESSAGES,
    NO_CARD_IN_ROUTE,
    NO_GOLDEN_DEALS,
    NO_TRAVELLER_THERE,
    SWAP_TWO,
    TOO_FEW_TRAVELLERS,
    TRAVELLERS_THERE,
)
from ..cubes.packing import unpack
from ..merchants.golden_deals import wording
from ..merchants.merchants import carry_out
from ..settlers.work import LocationAction, Turn


class RouteGame(BazaarGame):
    """A game with routes."""

    max_route: int
    """The number of cards that a route holds."""

    def route_families(self) -> list[Family]:
        """Return the families of the shared questions about routes. Cards of a route are numbered from the left."""
        place = number_axis("place", 1, self.max_route)
        self.travel = Family("travel", place)
        self.take = Family("take")
        self.replace = Family("replace", place)
        self.swap = Family("swap", place, Axis("with", place.labels))
        self.withdraw = Family("withdraw", place)
        return [self.travel, self.take, self.replace, self.swap, self.withdraw]


Route_co = TypeVar("Route_co", bound=RouteGame, covariant=True, default=RouteGame)


class RouteState(BazaarState[Route_co]):
    """A state with routes. A game's state declares the columns."""

    __slots__ = ()

    route: list[tuple[int, ...]]
    """The merchants in the route of each seat, from left to right."""
    travellers: list[tuple[int, ...]]
    """The number of settlers on each card of each route. Bonus tiles count them, too (a ruling: travelling-settlers-count)."""

    def merchant_cards(self, seat: int) -> int:
        """Those in the route count, and those that were used or replaced."""
        return len(self.route[seat]) + len(self.kept[seat])

    def on_rest(self, seat: int) -> None:
        self.travellers[seat] = (0,) * len(self.travellers[seat])

    def asked_card(self) -> int | None:
        question = self.question if self.stack else None
        if isinstance(question, UseOrTake):
            return self.row.cards[question.slot]
        return self.route[question.seat][question.slot] if isinstance(question, UseRouteOrDeal) else None

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        return {**super().action_details(action), **route_details(self, action)}

    def take_back(self, seat: int, card: int) -> None:
        self.stack.append(RecallAnywhere(seat))


def label_in(s: RouteState, seat: int, slot: int) -> str:
    """Return the label of the card in a slot of a route."""
    return s.game.merchants.labels[s.route[seat][slot]]


def route_details(s: RouteState, action: int) -> dict[str, JsonValue]:
    """Return what a route adds to the words of an action: the cards in the slots, the settlers that a journey needs."""
    game, seat = s.game, s.player or 0
    route = s.route[seat]
    if action == game.take.only:
        return named_card(s, s.asked_card())
    if action == game.decline.only and s.stack and isinstance(s.question, Swap):
        return {"left": "places"}
    if game.swap.offset(action) >= 0:
        slot, other = game.swap.values(action)
        if max(slot, other) >= len(route):
            return {"named": 0}
        return {"named": 1, "card": label_in(s, seat, slot), "wanted": label_in(s, seat, other)}
    for family in (game.travel, game.replace, game.withdraw):
        slot = family.offset(action)
        if slot >= 0:
            if slot >= len(route):
                return {"named": 0}
            return {"named": 1, "card": label_in(s, seat, slot), "needed": needed_travellers(s, seat, slot)}
    return {}


# --- Reisen ------------------------------------------------------------------------------------------------------------------


class RouteTurn(Turn):
    """Where do your settlers work? Or to which card of your route do they travel? Or do they rest?"""

    __slots__ = ()

    def legal(self, s: RouteState) -> list[int]:  # type: ignore[override]
        return Turn.legal(self, s) + legal_travel(s, self.seat)

    def obstacle(self, s: RouteState, action: int) -> int:  # type: ignore[override]
        slot = s.game.travel.offset(action)
        return travel_obstacle(s, self.seat, slot) if slot >= 0 else Turn.obstacle(self, s, action)

    def refusal(self, s: RouteState, action: int, obstacle: int) -> Refused:  # type: ignore[override]
        slot = s.game.travel.offset(action)
        return travel_refusal(s, self.seat, slot, obstacle) if slot >= 0 else Turn.refusal(self, s, action, obstacle)

    def perform(self, s: RouteState, action: int) -> None:  # type: ignore[override]
        slot = s.game.travel.offset(action)
        if slot >= 0:
            travel(s, self.seat, slot)
        else:
            Turn.perform(self, s, action)

    def possible(self, s: RouteState) -> str:  # type: ignore[override]
        possible = Turn.possible(self, s)
        if not legal_travel(s, self.seat):
            return possible
        return "both" if possible == "work" else "travel"


def legal_travel(s: RouteState, seat: int) -> list[int]:
    """Return the actions that send settlers of a seat along its route."""
    travel = s.game.travel.actions
    return [travel[slot] for slot in range(len(s.route[seat])) if not travel_obstacle(s, seat, slot)]


def needed_travellers(s: RouteState, seat: int, slot: int) -> int:
    """Return how many settlers travel to a card: one, and one for each card without settlers to the left.

    Native help and tools are for locations, and a card is none (a ruling: no-help-on-route).
    """
    return 1 + s.travellers[seat][:slot].count(0)


def travel_obstacle(s: RouteState, seat: int, slot: int) -> int:
    """Return what prevents travelling to the card in a slot of the route."""
    route = s.route[seat]
    if slot >= len(route):
        return NO_CARD_IN_ROUTE
    if s.travellers[seat][slot]:
        return TRAVELLERS_THERE
    if needed_travellers(s, seat, slot) > s.boards.ready[seat]:
        return TOO_FEW_TRAVELLERS
    return NO_OBSTACLE if s.deals is not None else card_obstacle(s, seat, route[slot])


def travel_refusal(s: RouteState, seat: int, slot: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to travelling."""
    if obstacle == NO_CARD_IN_ROUTE:
        return Refused(MESSAGES[obstacle], place=slot + 1, count=len(s.route[seat]))
    if obstacle == CANNOT_TRADE:
        return card_refusal(s, seat, s.route[seat][slot], obstacle)
    label = label_in(s, seat, slot)
    if obstacle == TRAVELLERS_THERE:
        return Refused(MESSAGES[obstacle], card=label)
    return Refused(MESSAGES[obstacle], card=label, needed=needed_travellers(s, seat, slot), ready=s.boards.ready[seat])


def travel(s: RouteState, seat: int, slot: int) -> None:
    """Settlers go to a card of the route, and its action is carried out; with golden deals there is a choice."""
    needed = needed_travellers(s, seat, slot)
    s.boards.ready[seat] -= needed
    s.travellers[seat] = replaced(s.travellers[seat], slot, needed)
    if s.event_sink is not None:
        s.emit("travel", seat, card=label_in(s, seat, slot), count=needed)
    if s.deals is None:
        carry_out(s, seat, s.route[seat][slot])
    else:
        s.stack.append(UseRouteOrDeal(seat, slot))


class UseRouteOrDeal(Question[RouteState]):
    """Do you use the card of your route, or make its golden deal? It stays in the route in any case
    (a ruling: deal-leaves-card-in-route)."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def card(self, s: RouteState) -> int:
        """Return the card that the question is about."""
        return s.route[self.seat][self.slot]

    def legal(self, s: RouteState) -> list[int]:
        game = s.game
        usable = not card_obstacle(s, self.seat, self.card(s))
        return [game.use.only, game.make_golden_deal.only] if usable else [game.make_golden_deal.only]

    def obstacle(self, s: RouteState, action: int) -> int:
        if action == s.game.use.only:
            return card_obstacle(s, self.seat, self.card(s))
        return NO_OBSTACLE if action == s.game.make_golden_deal.only else OTHER_QUESTION

    def refusal(self, s: RouteState, action: int, obstacle: int) -> Refused:
        return card_refusal(s, self.seat, self.card(s), obstacle)

    def perform(self, s: RouteState, action: int) -> None:
        if action == s.game.use.only:
            carry_out(s, self.seat, self.card(s))
        else:
            make_golden_deal(s, self.seat, self.card(s))

    def prompt(self, s: RouteState) -> Message:
        card = self.card(s)
        return Message("ask-use-or-deal", {**wording(s, card), "usable": int(not card_obstacle(s, self.seat, card))})


# --- Markt-Feld --------------------------------------------------------------------------------------------------------------


class UseOrTake(Question[RouteState]):
    """Do you use the card below the market, or take it into your route? With golden deals its deal can be made as well."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: RouteState) -> list[int]:
        game = s.game
        candidates = (game.take.only, game.use.only, game.make_golden_deal.only)
        return [action for action in candidates if not self.obstacle(s, action)]

    def obstacle(self, s: RouteState, action: int) -> int:
        game = s.game
        if action == game.use.only:
            return card_obstacle(s, self.seat, s.row.cards[self.slot])
        if action == game.make_golden_deal.only:
            return NO_GOLDEN_DEALS if s.deals is None else NO_OBSTACLE
        return NO_OBSTACLE if action == game.take.only else OTHER_QUESTION

    def refusal(self, s: RouteState, action: int, obstacle: int) -> Refused:
        if obstacle == NO_GOLDEN_DEALS:
            return Refused(MESSAGES[obstacle])
        return card_refusal(s, self.seat, s.row.cards[self.slot], obstacle)

    def perform(self, s: RouteState, action: int) -> None:
        game, seat, slot = s.game, self.seat, self.slot
        if action == game.use.only:
            use_merchant(s, seat, slot)
        elif action == game.make_golden_deal.only:
            make_deal_at_market(s, seat, slot)
        elif len(s.route[seat]) < game.max_route:
            extend_route(s, seat, slot)
        else:
            s.stack.append(Replace(seat, slot))

    def prompt(self, s: RouteState) -> Message:
        card = s.row.cards[self.slot]
        usable: dict[str, JsonValue] = {"usable": int(not card_obstacle(s, self.seat, card))}
        if s.deals is None:
            return Message("ask-use-or-take", {**usable, "card": s.game.merchants.labels[card]})
        return Message("ask-use-or-take-or-deal", {**usable, **wording(s, card)})


def extend_route(s: RouteState, seat: int, slot: int) -> None:
    """The card of the row comes to the right end of the route."""
    card = take_from_row(s, seat, slot)
    s.route[seat] += (card,)
    s.travellers[seat] += (0,)
    if s.event_sink is not None:
        s.emit("route", seat, card=s.game.merchants.labels[card])


class Replace(Question[RouteState]):
    """Which card of your full route does the new one replace? Settlers on it stay; the new card is not used."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def legal(self, s: RouteState) -> list[int]:
        return [*s.game.replace.actions]

    def obstacle(self, s: RouteState, action: int) -> int:
        return NO_OBSTACLE if s.game.replace.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: RouteState, action: int) -> None:
        seat, slot = self.seat, s.game.replace.offset(action)
        old, new = s.route[seat][slot], take_from_row(s, seat, self.slot)
        s.route[seat] = replaced(s.route[seat], slot, new)
        if s.event_sink is not None:
            s.emit("replace", seat, card=s.game.merchants.labels[new])
        keep_merchant(s, seat, old)

    def prompt(self, s: RouteState) -> Message:
        return Message("ask-replace", {"card": s.game.merchants.labels[s.row.cards[self.slot]]})


def use_market(s: RouteState, seat: int, location: int) -> None:
    """Markt-Feld: the card below is used, or taken into the route."""
    s.stack.append(UseOrTake(seat, s.game.locations.slot[location]))


# --- Handelsrouten-Feld ------------------------------------------------------------------------------------------------------


def adjust_route(s: RouteState, seat: int, location: int) -> None:
    """A cube, then two cards of the route may change places."""
    gain = s.game.locations.gain[location]
    s.store[seat] += gain
    if s.event_sink is not None:
        s.emit("produce", seat, gain=unpack(gain))
    if len(s.route[seat]) > 1:
        s.stack.append(Swap(seat))


class Swap(Question[RouteState]):
    """Which two cards of your route change places, if any? Settlers move with their card
    (a ruling: settlers-move-with-card)."""

    __slots__ = ()

    def legal(self, s: RouteState) -> list[int]:
        game, count = s.game, len(s.route[self.seat])
        pairs = [game.swap.id(slot, other) for slot in range(count) for other in range(slot + 1, count)]
        return [game.decline.only, *pairs]

    def obstacle(self, s: RouteState, action: int) -> int:
        if action == s.game.decline.only:
            return NO_OBSTACLE
        if s.game.swap.offset(action) < 0:
            return OTHER_QUESTION
        slot, other = s.game.swap.values(action)
        return NO_OBSTACLE if slot < other < len(s.route[self.seat]) else SWAP_TWO

    def refusal(self, s: RouteState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], count=len(s.route[self.seat]))

    def perform(self, s: RouteState, action: int) -> None:
        if action == s.game.decline.only:
            return
        seat, (slot, other) = self.seat, s.game.swap.values(action)
        if s.event_sink is not None:
            s.emit("swap", seat, card=label_in(s, seat, slot), wanted=label_in(s, seat, other))
        s.route[seat] = swapped(s.route[seat], slot, other)
        s.travellers[seat] = swapped(s.travellers[seat], slot, other)

    def prompt(self, s: RouteState) -> Message:
        return Message("ask-swap")


def swapped(values: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    """Return a tuple in which two values have changed places."""
    return replaced(replaced(values, first, values[second]), second, values[first])


# --- the symbol of bonus cards and deals -------------------------------------------------------------------------------------


class RecallAnywhere(RecallSettler):
    """Which of your settlers do you take back, from a location or from your route?"""

    __slots__ = ()

    def legal(self, s: RouteState) -> list[int]:  # type: ignore[override]
        withdraw = s.game.withdraw.actions
        cards = [withdraw[slot] for slot, number in enumerate(s.travellers[self.seat]) if number]
        return sorted(RecallSettler.legal(self, s) + cards)

    def obstacle(self, s: RouteState, action: int) -> int:  # type: ignore[override]
        slot, travellers = s.game.withdraw.offset(action), s.travellers[self.seat]
        if slot < 0:
            return RecallSettler.obstacle(self, s, action)
        return NO_OBSTACLE if slot < len(travellers) and travellers[slot] else NO_TRAVELLER_THERE

    def refusal(self, s: RouteState, action: int, obstacle: int) -> Refused:  # type: ignore[override]
        slot = s.game.withdraw.offset(action)
        return Refused(MESSAGES[obstacle], place=slot + 1) if slot >= 0 else RecallSettler.refusal(self, s, action, obstacle)

    def perform(self, s: RouteState, action: int) -> None:  # type: ignore[override]
        slot = s.game.withdraw.offset(action)
        if slot < 0:
            RecallSettler.perform(self, s, action)
            return
        travellers = s.travellers[self.seat]
        s.travellers[self.seat] = replaced(travellers, slot, travellers[slot] - 1)
        s.boards.ready[self.seat] += 1
        if s.event_sink is not None:
            s.emit("recall-card", self.seat, card=label_in(s, self.seat, slot))


def observe_route(s: RouteState, seat: int) -> list[JsonValue]:
    """Return a route: its merchants, the settlers there, and how many would have to travel to a card now."""
    pairs = zip(s.route[seat], s.travellers[seat], strict=True)
    return [
        {"card": s.game.merchants.labels[card], "there": number, "needed": needed_travellers(s, seat, slot)}
        for slot, (card, number) in enumerate(pairs)
    ]


USE_OR_TAKE = LocationAction(use_market, no_card_obstacle, market_refusal)
ADJUST_ROUTE = LocationAction(adjust_route)
