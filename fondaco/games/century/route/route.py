"""Handelsroute: merchants in a row of one's own, to which settlers travel (page 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.actions import Axis, Family, number_axis
from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message
from ....core.native import TypeVar
from ..bazaar.market_locations import (
    BazaarGame,
    BazaarState,
    Recall,
    is_usable,
    keep_card,
    make_deal,
    named_card,
    require_card,
    take_from_row,
    use_card,
)
from ..cubes.packing import unpack
from ..merchants.golden_deals import carry_out_deal, wording
from ..merchants.merchants import carry_out, require_usable
from ..settlers.work import Deed, Turn


class RouteGame(BazaarGame):
    """A game with routes."""

    longest_route: int
    """How many cards a route holds."""

    def route_families(self) -> list[Family]:
        """The families of the shared questions about routes. Cards of a route are told by their places from the left."""
        place = number_axis("place", 1, self.longest_route)
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

    route: list[list[int]]
    """The merchants in each seat's route, from left to right."""
    travellers: list[list[int]]
    """How many settlers stand on each card of each route. Bonus tiles count them, too (a ruling: travelling-settlers-count)."""

    def merchant_cards(self, seat: int) -> int:
        """Those in the route count, and those that were used or replaced."""
        return len(self.route[seat]) + len(self.kept[seat])

    def call_back(self, seat: int) -> int:
        travellers = self.travellers[seat]
        back = sum(travellers)
        travellers[:] = [0] * len(travellers)
        return back

    def asked_card(self) -> int | None:
        question = self.question if self.stack else None
        if isinstance(question, UseOrTake):
            return self.merchants.row[question.slot]
        return self.route[question.seat][question.place] if isinstance(question, UseRouteOrDeal) else None

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """Which cards of a route an action is about, and how many settlers travel."""
        return {**super().action_details(action), **route_details(self, action)}


def label_at(s: RouteState, seat: int, place: int) -> str:
    """The card at a place of a route."""
    return s.game.merchants.labels[s.route[seat][place]]


def route_details(s: RouteState, action: int) -> dict[str, JsonValue]:
    """What a route adds to the words of an action: its cards by their places, the settlers that a journey needs."""
    game, seat = s.game, s.player or 0
    route = s.route[seat]
    if action == game.take.base:
        return named_card(s, s.asked_card())
    if action == game.leave.base and s.stack and isinstance(s.question, Swap):
        return {"left": "places"}
    if game.swap.base <= action < game.swap.end:
        place, other = game.swap.values(action)
        if max(place, other) >= len(route):
            return {"named": 0}
        return {"named": 1, "card": label_at(s, seat, place), "wanted": label_at(s, seat, other)}
    for family in (game.travel, game.replace, game.withdraw):
        if family.base <= action < family.end:
            place = action - family.base
            if place >= len(route):
                return {"named": 0}
            return {"named": 1, "card": label_at(s, seat, place), "needed": needed_travellers(s, seat, place)}
    return {}


# --- Reisen ------------------------------------------------------------------------------------------------------------------


class RouteTurn(Turn):
    """Where do your settlers work? Or to which card of your route do they travel? Or do they rest?"""

    __slots__ = ()

    def legal(self, s: RouteState) -> list[int]:  # type: ignore[override]
        actions = Turn.legal(self, s)
        base = s.game.travel.base
        ready, payable = s.land.ready[self.seat], s.game.merchants.payable[s.cubes[self.seat]]
        needed = 1
        for place, (card, there) in enumerate(zip(s.route[self.seat], s.travellers[self.seat], strict=True)):
            if not there:
                if needed <= ready and (s.deals is not None or payable[card]):
                    actions.append(base + place)
                needed += 1
        return actions

    def apply(self, s: RouteState, action: int) -> None:  # type: ignore[override]
        family = s.game.travel
        if family.base <= action < family.end:
            travel(s, self.seat, action - family.base)
        else:
            Turn.apply(self, s, action)

    def possible(self, s: RouteState) -> str:  # type: ignore[override]
        family, possible = s.game.travel, Turn.possible(self, s)
        if not any(family.base <= action < family.end for action in self.legal(s)):
            return possible
        return "both" if possible == "work" else "travel"


def needed_travellers(s: RouteState, seat: int, place: int) -> int:
    """One settler, and one for each card to the left on which nobody stands.

    Native help and tools are for locations, and a card is none (a ruling: no-help-on-route).
    """
    return 1 + sum(not there for there in s.travellers[seat][:place])


def travel(s: RouteState, seat: int, place: int) -> None:
    """Settlers go to a card of the route, and its action is carried out; with golden deals there is a choice."""
    route = s.route[seat]
    if place >= len(route):
        raise Refused("no-card-in-route", place=place + 1, count=len(route))
    card = route[place]
    label = s.game.merchants.labels[card]
    if s.travellers[seat][place]:
        raise Refused("travellers-there", card=label)
    needed = needed_travellers(s, seat, place)
    if needed > s.land.ready[seat]:
        raise Refused("too-few-travellers", card=label, needed=needed, ready=s.land.ready[seat])
    if s.deals is None:
        require_usable(s, seat, card)
    s.land.ready[seat] -= needed
    s.travellers[seat][place] = needed
    if s.event_sink is not None:
        s.emit("travel", seat, card=label, count=needed)
    if s.deals is None:
        carry_out(s, seat, card)
    else:
        s.stack.append(UseRouteOrDeal(seat, place))


class UseRouteOrDeal(Question[RouteState]):
    """Do you use the card of your route, or make its golden deal? It stays in the route in any case
    (a ruling: deal-leaves-card-in-route)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def legal(self, s: RouteState) -> list[int]:
        game = s.game
        usable = game.merchants.payable[s.cubes[self.seat]][s.route[self.seat][self.place]]
        return [game.use.base, game.golden.base] if usable else [game.golden.base]

    def apply(self, s: RouteState, action: int) -> None:
        card = s.route[self.seat][self.place]
        if action == s.game.use.base:
            require_usable(s, self.seat, card)
            carry_out(s, self.seat, card)
        elif action == s.game.golden.base:
            if s.event_sink is not None:
                words = wording(s, card)
                s.emit("golden", self.seat, card=words["card"], deal=words["deal"])
            carry_out_deal(s, self.seat, card)
        else:
            raise not_asked()

    def prompt(self, s: RouteState) -> Message:
        card = s.route[self.seat][self.place]
        return Message("ask-use-or-deal", {**wording(s, card), "usable": int(is_usable(s, self.seat, card))})


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
        actions = [game.take.base]
        if s.deals is not None:
            actions.append(game.golden.base)
        if game.merchants.payable[s.cubes[self.seat]][s.merchants.row[self.slot]]:
            actions.append(game.use.base)
        actions.sort()
        return actions

    def apply(self, s: RouteState, action: int) -> None:
        game, seat = s.game, self.seat
        if action == game.use.base:
            use_card(s, seat, self.slot)
        elif action == game.take.base:
            if len(s.route[seat]) < game.longest_route:
                extend(s, seat, self.slot)
            else:
                s.stack.append(Replace(seat, self.slot))
        elif action == game.golden.base:
            if s.deals is None:
                raise Refused("no-golden-deals")
            make_deal(s, seat, self.slot)
        else:
            raise not_asked()

    def prompt(self, s: RouteState) -> Message:
        card = s.merchants.row[self.slot]
        usable: dict[str, JsonValue] = {"usable": int(is_usable(s, self.seat, card))}
        if s.deals is None:
            return Message("ask-use-or-take", {**usable, "card": s.game.merchants.labels[card]})
        return Message("ask-use-or-take-or-deal", {**usable, **wording(s, card)})


def extend(s: RouteState, seat: int, slot: int) -> None:
    """The card of the row comes to the right end of the route."""
    card = take_from_row(s, seat, slot)
    s.route[seat].append(card)
    s.travellers[seat].append(0)
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
        base = s.game.replace.base
        return s.game.all_actions[base : base + len(s.route[self.seat])]

    def apply(self, s: RouteState, action: int) -> None:
        family = s.game.replace
        if not family.base <= action < family.end:
            raise not_asked()
        place = action - family.base
        old = s.route[self.seat][place]
        s.route[self.seat][place] = new = take_from_row(s, self.seat, self.slot)
        if s.event_sink is not None:
            s.emit("replace", self.seat, card=s.game.merchants.labels[new])
        keep_card(s, self.seat, old)

    def prompt(self, s: RouteState) -> Message:
        return Message("ask-replace", {"card": s.game.merchants.labels[s.merchants.row[self.slot]]})


def market(s: RouteState, seat: int, place: int) -> None:
    """Markt-Feld: the card below is used, or taken into the route."""
    s.stack.append(UseOrTake(seat, s.game.locations.slot[place]))


def can_market(s: RouteState, seat: int, place: int, store: int) -> bool:
    """Whether there is a card: it can be taken in any case."""
    return s.game.locations.slot[place] < len(s.merchants.row)


def require_market(s: RouteState, seat: int, place: int, store: int) -> None:
    """Refuse a market without a card."""
    require_card(s, place)


# --- Handelsrouten-Feld ------------------------------------------------------------------------------------------------------


def adjust_route(s: RouteState, seat: int, place: int) -> None:
    """A cube, then two cards of the route may change places."""
    gain = s.game.locations.gain[place]
    s.cubes[seat] += gain
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
        pairs = [game.swap.id(place, other) for place in range(count) for other in range(place + 1, count)]
        return sorted([game.leave.base, *pairs])

    def apply(self, s: RouteState, action: int) -> None:
        game = s.game
        if action == game.leave.base:
            return
        if not game.swap.base <= action < game.swap.end:
            raise not_asked()
        place, other = game.swap.values(action)
        if not place < other < len(s.route[self.seat]):
            raise Refused("swap-two", count=len(s.route[self.seat]))
        if s.event_sink is not None:
            s.emit("swap", self.seat, card=label_at(s, self.seat, place), wanted=label_at(s, self.seat, other))
        for row in (s.route[self.seat], s.travellers[self.seat]):
            row[place], row[other] = row[other], row[place]

    def prompt(self, s: RouteState) -> Message:
        return Message("ask-swap")


# --- the symbol of bonus cards and deals -------------------------------------------------------------------------------------


class RecallAnywhere(Recall):
    """Which of your settlers do you take back, from a location or from your route?"""

    __slots__ = ()

    def legal(self, s: RouteState) -> list[int]:  # type: ignore[override]
        base = s.game.withdraw.base
        cards = [base + place for place, there in enumerate(s.travellers[self.seat]) if there]
        return sorted(Recall.legal(self, s) + cards)

    def apply(self, s: RouteState, action: int) -> None:  # type: ignore[override]
        family = s.game.withdraw
        if not family.base <= action < family.end:
            Recall.apply(self, s, action)
            return
        place = action - family.base
        travellers = s.travellers[self.seat]
        if place >= len(travellers) or not travellers[place]:
            raise Refused("no-traveller-there", place=place + 1)
        travellers[place] -= 1
        s.land.ready[self.seat] += 1
        if s.event_sink is not None:
            s.emit("recall-card", self.seat, card=label_at(s, self.seat, place))


def ask_recall_anywhere(s: RouteState, seat: int, card: int) -> None:
    """The symbol of bonus cards and deals stands for one settler, on a location or on the route."""
    s.stack.append(RecallAnywhere(seat))


def observe_route(s: RouteState, seat: int) -> list[JsonValue]:
    """A route, as plain values: its merchants, the settlers there, and how many would have to travel to a card now."""
    pairs = zip(s.route[seat], s.travellers[seat], strict=True)
    return [
        {"card": s.game.merchants.labels[card], "there": there, "needed": needed_travellers(s, seat, place)}
        for place, (card, there) in enumerate(pairs)
    ]


MARKET = Deed(market, can_market, require_market)
ADJUST_ROUTE = Deed(adjust_route)
