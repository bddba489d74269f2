"""Reisen: what a journey costs, and where it places posts (pages 8 to 10). How it is planned: `polo.rules.travel`."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ...polo.items import CAMEL, COIN, PAIRS, Amounts
from ...polo.packing import enqueued, queued_cities
from ...polo.rules.obstacles import CANNOT_PAY_STEP
from ...polo.rules.payment import items_for_messages, pay
from ...polo.rules.posts import place_posts
from ...polo.rules.travel import JourneyPlan, move_figures
from ...polo.state import NOWHERE
from ...polo.tables import Road
from ..items import PAIR, pairs_in
from ..state import MarcoPoloState
from ..tables import CITIES
from .obstacles import CANNOT_PAY_PAIR, CANNOT_PAY_PAIRS, MESSAGES, PAIRS_IN_ORDER

FARE: Final = 0
FREE: Final = 1
CARD: Final = 2
"""What a step costs beside the road: the fare of the travel space, nothing, or, from this number on, the cost of a city card."""


def step_cost(s: MarcoPoloState, fare: int, steps: int) -> tuple[int, int, int]:
    """Return the cost of a number of steps, without the roads: coins, camels, pairs of different goods."""
    if fare == FARE:
        return s.game.places.fare[steps], 0, 0
    if fare == FREE:
        return 0, 0, 0
    cost = s.game.cards.cost[fare - CARD]
    return steps * cost.count(COIN), steps * cost.count(CAMEL), steps * cost.effects.count(PAIR)


def cheapest_first_step(s: MarcoPoloState, seat: int) -> int | None:
    """Return the fewest coins for which a travel action is possible, None if the camels suffice for no road."""
    each = s.seats[seat]
    held, fare, roads = each.store[CAMEL], s.game.places.fare[1], s.game.characters.roads[each.character]
    cheapest = None
    for here in each.figures:
        if here != NOWHERE:
            for _, coins, camels, _, _ in roads[here]:
                if camels <= held and (cheapest is None or coins + fare < cheapest):
                    cheapest = coins + fare
    return cheapest


def can_move(s: MarcoPoloState, seat: int, fare: int) -> bool:
    """Return whether any figure of the seat can pay a first step."""
    plan = journey_from(s, seat, fare, 1)
    second = s.seats[seat].figures[1]
    return bool(plan.affordable_steps(s, plan.here)) or (second != NOWHERE and bool(plan.affordable_steps(s, second)))


def travel(s: MarcoPoloState, seat: int, value: int) -> None:
    """Plan up to as many steps as the lower die shows. The seat that travels last starts the next round."""
    if s.hourglass != seat:
        s.hourglass = seat
        s.emit("hourglass", seat)
    ask_journey(s, seat, FARE, value)


def journey_from(s: MarcoPoloState, seat: int, fare: int, limit: int) -> Travel:
    """Return the plan of a journey before its first step."""
    return Travel(seat, fare, limit, 0, NOWHERE, s.seats[seat].figures[0], NOWHERE, 0, 0, 0)


def ask_journey(s: MarcoPoloState, seat: int, fare: int, limit: int) -> None:
    """Plan a journey of at most `limit` steps."""
    s.stack.append(journey_from(s, seat, fare, limit))


def ask_free_step(s: MarcoPoloState, seat: int, number: int) -> None:
    """Plan one step as a reward. It is lost if no road can be paid."""
    if can_move(s, seat, FREE):
        ask_journey(s, seat, FREE, 1)
    else:
        s.emit("no-step", seat)


def with_city_entered(s: MarcoPoloState, seat: int, entered: int, location: int) -> int:
    """Return the queue of cities for posts, with one more that Wilhelm von Rubruk enters.

    Those with a post are in it too: by then it may have been moved to a city entered before.
    """
    if location < CITIES and s.game.characters.posts_on_the_way[s.seats[seat].character]:
        return enqueued(entered, location)
    return entered


class Travel(JourneyPlan[MarcoPoloState]):
    """Where does the next step lead, or does the journey end here?

    ``split`` is the number of steps of the first figure once the second one moves (Niccolò and Marco Polo), ``other`` is where it
    is. ``coins`` and ``camels`` are the cost of the roads of the plan, ``entered`` is a queue of `with_city_entered`.
    """

    __slots__ = ("camels", "coins", "entered", "fare")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fare", "limit", "steps", "split", "here", "other", "coins", "camels", "entered")

    def __init__(
        self,
        seat: int,
        fare: int,
        limit: int,
        steps: int,
        split: int,
        here: int,
        other: int,
        coins: int,
        camels: int,
        entered: int,
    ) -> None:
        self.seat = seat
        self.limit = limit
        self.steps = steps
        self.split = split
        self.here = here
        self.other = other
        self.fare = fare
        self.coins = coins
        self.camels = camels
        self.entered = entered

    def left_for_road(self, s: MarcoPoloState) -> tuple[int, int]:
        """Return the coins and camels that are left for the road of the next step."""
        store = s.seats[self.seat].store
        coins, camels, _ = step_cost(s, self.fare, self.steps + 1)
        return store[COIN] - self.coins - coins, store[CAMEL] - self.camels - camels

    def has_pairs(self, s: MarcoPoloState) -> bool:
        """Return whether the seat has the pairs of goods that the plan costs with the next step."""
        pairs = step_cost(s, self.fare, self.steps + 1)[2]
        return not pairs or pairs_in(*s.goods_of(self.seat)) >= pairs

    def affordable_steps(self, s: MarcoPoloState, here: int) -> list[int]:
        # Fast path, 0.6 µs instead of 1.0: `road_obstacle` of each road, with what is left for it only once
        if not self.has_pairs(s):
            return []
        left_coins, left_camels = self.left_for_road(s)
        roads = s.game.characters.roads[s.seats[self.seat].character][here]
        return [to for to, coins, camels, _, _ in roads if camels <= left_camels and coins <= left_coins]

    def road_obstacle(self, s: MarcoPoloState, road: Road) -> int:
        coins, camels = self.left_for_road(s)
        if road.coins > coins or road.camels > camels:
            return CANNOT_PAY_STEP
        return NO_OBSTACLE if self.has_pairs(s) else CANNOT_PAY_PAIRS

    def road_refusal(self, s: MarcoPoloState, road: Road, obstacle: int) -> Refused:
        city = s.game.places.labels[road.to]
        if obstacle == CANNOT_PAY_PAIRS:
            return Refused(MESSAGES[obstacle], city=city, pairs=step_cost(s, self.fare, self.steps + 1)[2])
        coins, camels = self.left_for_road(s)
        lacking = ((CAMEL, road.camels - camels), (COIN, road.coins - coins))
        missing = tuple([(item, number) for item, number in lacking if number > 0])
        return Refused(MESSAGES[obstacle], city=city, items=items_for_messages(s, missing))

    def has_begun(self) -> bool:
        return self.steps > 0

    def is_optional(self) -> bool:
        return self.fare == FREE

    def with_step(self, s: MarcoPoloState, road: Road) -> Travel:
        entered = with_city_entered(s, self.seat, self.entered, road.to)
        coins, camels = self.coins + road.coins, self.camels + road.camels
        steps = self.steps + 1
        return Travel(self.seat, self.fare, self.limit, steps, self.split, road.to, self.other, coins, camels, entered)

    def with_second_figure(self, here: int) -> Travel:
        steps, coins, camels = self.steps, self.coins, self.camels
        return Travel(self.seat, self.fare, self.limit, steps, steps, here, self.here, coins, camels, self.entered)

    def cost(self, s: MarcoPoloState) -> Amounts:
        coins, camels, pairs = step_cost(s, self.fare, self.steps)
        cost = ((COIN, self.coins + coins), (CAMEL, self.camels + camels), (PAIR, pairs))
        return tuple([(item, number) for item, number in cost if number])

    def finish(self, s: MarcoPoloState) -> None:
        if not self.steps:
            s.emit("decline-step", self.seat)
            return
        seat = self.seat
        cost = dict(self.cost(s))
        pairs = cost.pop(PAIR, 0)
        pay(s, seat, tuple(cost.items()))
        journey = Journey(seat, *self.where_figures_end(s), self.entered)
        if pairs:
            s.stack.append(journey)
            s.stack.append(PayPair(seat, pairs, 0))
        else:
            journey.run(s, seat)


class Journey(Task[MarcoPoloState]):
    """A journey that is planned and paid for: the figures move, and posts are placed where they stop."""

    __slots__ = ("entered", "first", "first_moves", "second", "second_moves")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "second", "first_moves", "second_moves", "entered")

    def __init__(self, seat: int, first: int, second: int, first_moves: bool, second_moves: bool, entered: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.first_moves = first_moves
        self.second_moves = second_moves
        self.entered = entered

    def run(self, s: MarcoPoloState, seat: int) -> None:
        stops = move_figures(s, seat, self.first, self.second, self.first_moves, self.second_moves)
        on_the_way = s.game.characters.posts_on_the_way[s.seats[seat].character]
        queue = 0
        for city in queued_cities(self.entered) if on_the_way else stops:
            # nothing happens where a post already is, even if it moves to another city of this journey
            # (a ruling: old-post-brings-nothing)
            if city < CITIES and not s.has_post(seat, city):
                queue = enqueued(queue, city)
        place_posts(s, seat, queue, bits.of([location for location in stops if location < CITIES]))


class PayPair(Question[MarcoPoloState]):
    """Which two different goods do you pay? Several pairs are named in a fixed order, so that every outcome has one path."""

    __slots__ = ("first", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "first")

    selection_fields = ()

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first
        """The first pair that may still be named."""

    def is_payable(self, s: MarcoPoloState, pair: int) -> bool:
        """Return whether this pair can be paid, and after it the others that are due, none of them earlier in the order."""
        pepper, silk, gold = s.goods_of(self.seat)
        left = self.left
        if pair == 0:
            # after one pepper and one silk, any pairs may follow
            return min(pepper, silk) >= 1 and pairs_in(pepper - 1, silk - 1, gold) >= left - 1
        if pair == 1:
            # after one pepper and one gold, every pair needs gold
            return min(pepper, gold) >= 1 and gold >= left and pepper + silk >= left
        return min(silk, gold) >= left

    def legal(self, s: MarcoPoloState) -> list[int]:
        return [action for action in s.game.take_pair.actions if not self.obstacle(s, action)]

    def obstacle(self, s: MarcoPoloState, action: int) -> int:
        pair = s.game.take_pair.offset(action)
        if pair < 0:
            return OTHER_QUESTION
        if pair < self.first:
            return PAIRS_IN_ORDER
        return NO_OBSTACLE if self.is_payable(s, pair) else CANNOT_PAY_PAIR

    def refusal(self, s: MarcoPoloState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], left=self.left) if obstacle == CANNOT_PAY_PAIR else Refused(MESSAGES[obstacle])

    def perform(self, s: MarcoPoloState, action: int) -> None:
        pair = s.game.take_pair.offset(action)
        first, second = PAIRS[pair]
        pay(s, self.seat, ((first, 1), (second, 1)))
        if self.left > 1:
            s.stack.append(PayPair(self.seat, self.left - 1, pair))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-pay-pair", {"left": self.left})
