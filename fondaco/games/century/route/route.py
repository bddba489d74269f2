"""Handelsroute: merchants in a row before each seat, and the settlers on them (page 11)."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....core.actions import Axis, Family, number_axis
from ....core.columns import per_seat
from ....core.messages import JsonValue, Message
from ....core.parts import Part
from ..encoding import one_hot
from ..part import CenturyPart, Seen
from ..settlers.observation import SETTLERS

if TYPE_CHECKING:
    from ..merchants.merchants import MerchantRules
    from ..state import CenturyState


@dataclass(slots=True, eq=False, init=False, repr=False)
class Route(Part):
    """The routes of all seats. Tuples are replaced and never changed."""

    cards: list[tuple[int, ...]] = per_seat(())
    """The merchants in the route of each seat, from left to right."""
    travellers: list[tuple[int, ...]] = per_seat(())
    """The number of settlers on each card of each route. Bonus tiles count them, too (a ruling: travelling-settlers-count)."""


class RouteRules(CenturyPart["CenturyState"]):
    """The actions with routes. Cards of a route are numbered from the left."""

    def __init__(self, merchants: MerchantRules, max_cards: int) -> None:
        self.merchants = merchants
        self.max_cards = max_cards
        """The number of cards that a route holds."""
        place = number_axis("place", 1, max_cards)
        self.travel = Family("travel", place)
        self.take = Family("take")
        self.replace = Family("replace", place)
        self.swap = Family("swap", place, Axis("with", place.labels))
        self.withdraw = Family("withdraw", place)

    def set_up(self, s: CenturyState) -> Route:
        """Return the empty routes."""
        return Route.new(s.players)

    def families(self) -> Sequence[Family]:
        return [self.travel, self.take, self.replace, self.swap, self.withdraw]

    def howto_sections(self) -> Mapping[str, str]:
        return {
            "RouteTurn": "turn",
            "UseOrTake": "markets",
            **dict.fromkeys(("Replace", "Swap"), "route"),
            "RecallAnywhere": "bonus-cards",
            "UseRouteOrDeal": "golden-deals",
        }

    def observation_formatters(self) -> Mapping[str, str]:
        return {"seats[].route[].card": "card"}

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """The cards in the slots, and the settlers that a journey needs."""
        seat = s.player or 0
        cards = s.route.cards[seat]
        if action == self.take.only:
            return {"named": 0}
        if self.swap.offset(action) >= 0:
            slot, other = self.swap.values(action)
            if max(slot, other) >= len(cards):
                return {"named": 0}
            return {"named": 1, "card": label_in(s, seat, slot), "wanted": label_in(s, seat, other)}
        for family in (self.travel, self.replace, self.withdraw):
            slot = family.offset(action)
            if slot >= 0:
                if slot >= len(cards):
                    return {"named": 0}
                return {"named": 1, "card": label_in(s, seat, slot), "needed": needed_travellers(s, seat, slot)}
        return {}

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        """A route: its merchants, the settlers there, and how many would have to travel to a card now."""
        pairs = zip(s.route.cards[seat], s.route.travellers[seat], strict=True)
        return {
            "route": [
                {"card": self.merchants.labels[card], "there": number, "needed": needed_travellers(s, seat, slot)}
                for slot, (card, number) in enumerate(pairs)
            ]
        }

    def seat_encoding_size(self) -> int:
        return self.max_cards * (1 + len(self.merchants.labels))

    def encode_seat(self, seat: Seen, numbers: array[float]) -> None:
        labels = self.merchants.labels
        for slot in seat["route"]:
            numbers.append(slot["there"] / SETTLERS)
            one_hot(labels, [slot["card"]], numbers)
        numbers.extend([0.0] * ((self.max_cards - len(seat["route"])) * (1 + len(labels))))

    def violations(self, s: CenturyState) -> list[str]:
        pairs = zip(s.route.cards, s.route.travellers, strict=True)
        return [f"settlers of seat {seat} are on no card" for seat, (a, b) in enumerate(pairs) if len(a) != len(b)]


def label_in(s: CenturyState, seat: int, slot: int) -> str:
    """Return the label of the card in a slot of a route."""
    return s.game.merchants.labels[s.route.cards[seat][slot]]


def needed_travellers(s: CenturyState, seat: int, slot: int) -> int:
    """Return how many settlers travel to a card: one, and one for each card without settlers to the left.

    Native help and tools are for locations, and a card is none (a ruling: no-help-on-route).
    """
    return 1 + s.route.travellers[seat][:slot].count(0)


def travelling_settlers(s: CenturyState, seat: int) -> int:
    """Return the number of settlers of a seat that are on its route."""
    return sum(s.route.travellers[seat])


def clear_route(s: CenturyState, seat: int) -> None:
    """Take all settlers of a seat off its route; its rest brings them back."""
    s.route.travellers[seat] = (0,) * len(s.route.travellers[seat])


def merchants_of_seat(s: CenturyState, seat: int) -> int:
    """Return the number of merchants of a seat: those in its route, and those that it has used or replaced."""
    return len(s.route.cards[seat]) + len(s.bazaar.kept[seat])


def all_in_routes(s: CenturyState) -> list[int]:
    """Return the merchants in all routes."""
    return [card for cards in s.route.cards for card in cards]
