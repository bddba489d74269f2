"""Reisen: what a journey costs, and where it places posts (pages 8 to 10). How it is planned: `polo.travel`."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ...polo.items import CAMEL, COIN, PAIRS, Amounts
from ...polo.rules.payment import pay, plain
from ...polo.rules.posts import cities_of, queued, settle
from ...polo.rules.rewards import goods_of
from ...polo.rules.travel import Plan, move_figures
from ...polo.state import NOWHERE
from ..items import PAIR, STORED, pairs_in
from ..state import MarcoPoloState
from ..tables import CITIES, Road

FARE, FREE, CARD = 0, 1, 2
"""What a step costs beside the road: the fare of the travel space, nothing, or, from this number on, the cost of a city card."""


def due(s: MarcoPoloState, fare: int, steps: int) -> tuple[int, int, int]:
    """What that many steps cost, without the roads: coins, camels, pairs of different goods."""
    if fare == FARE:
        return s.game.places.fare[steps], 0, 0
    if fare == FREE:
        return 0, 0, 0
    cost = s.game.cards.cost[fare - CARD]
    return steps * cost.count(COIN), steps * cost.count(CAMEL), steps * cost.effects.count(PAIR)


def roads_from(s: MarcoPoloState, seat: int, here: int) -> tuple[Road, ...]:
    """Where a seat's next step may lead, and what the road costs."""
    return s.game.characters.roads[s.characters[seat]][here]


def cheapest_start(s: MarcoPoloState, seat: int) -> int | None:
    """The fewest coins for which a travel action is possible, None if the camels suffice for no road."""
    camels = s.store[seat * STORED + CAMEL]
    fare = s.game.places.fare[1]
    roads = s.game.characters.roads[s.characters[seat]]
    best = None
    for figure in (2 * seat, 2 * seat + 1):
        here = s.figures[figure]
        if here != NOWHERE:
            for _, road_camels, road_coins in roads[here]:
                if road_camels <= camels and (best is None or road_coins + fare < best):
                    best = road_coins + fare
    return best


def can_move(s: MarcoPoloState, seat: int, fare: int) -> bool:
    """Whether any figure of the seat can pay a first step."""
    places = {s.figures[2 * seat], s.figures[2 * seat + 1]} - {NOWHERE}
    return any(payable_steps(s, seat, fare, 0, here, 0, 0) for here in places)


def payable_steps(s: MarcoPoloState, seat: int, fare: int, steps: int, here: int, coins: int, camels: int) -> list[int]:
    """Where one more step can lead, after steps that are planned, with the coins and camels their roads cost."""
    own = seat * STORED
    more_coins, more_camels, pairs = due(s, fare, steps + 1)
    if pairs and pairs_in(*goods_of(s, seat)) < pairs:
        return []
    coins_left = s.store[own + COIN] - coins - more_coins
    camels_left = s.store[own + CAMEL] - camels - more_camels
    roads = s.game.characters.roads[s.characters[seat]][here]
    return [to for to, road_camels, road_coins in roads if road_camels <= camels_left and road_coins <= coins_left]


def travel(s: MarcoPoloState, seat: int, value: int) -> None:
    """Reisen: up to as many steps as the lower die shows. Whoever travels last starts the next round."""
    if s.hourglass != seat:
        s.hourglass = seat
        s.emit("hourglass", seat)
    ask_journey(s, seat, FARE, value)


def ask_journey(s: MarcoPoloState, seat: int, fare: int, most: int) -> None:
    """Plan a journey of so many steps at most."""
    s.stack.append(Travel(seat, fare, most, 0, NOWHERE, s.figures[2 * seat], NOWHERE, 0, 0, 0))


def ask_free_step(s: MarcoPoloState, seat: int, number: int) -> None:
    """One step as a reward. It is lost if no road can be paid."""
    if can_move(s, seat, FREE):
        ask_journey(s, seat, FREE, 1)
    else:
        s.emit("no-step", seat)


def enter(s: MarcoPoloState, seat: int, entered: int, to: int) -> int:
    """The queue of cities for posts, with one more that Wilhelm von Rubruk enters.

    Those with a post stand in it too: by then it may have been moved to a city entered before.
    """
    if to < CITIES and s.game.characters.posts_on_the_way[s.characters[seat]]:
        return queued(entered, to)
    return entered


class Travel(Plan[MarcoPoloState]):
    """Where does the next step lead, or does the journey end here?

    ``split`` counts the steps of the first figure once the second one moves (Niccolò and Marco Polo), ``other`` is where it is.
    ``coins`` and ``camels`` are what the roads of the plan cost, ``entered`` is a queue as of `enter`.
    """

    __slots__ = ("camels", "coins", "entered", "fare", "here", "most", "other", "split", "steps")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fare", "most", "steps", "split", "here", "other", "coins", "camels", "entered")

    def __init__(
        self,
        seat: int,
        fare: int,
        most: int,
        steps: int,
        split: int,
        here: int,
        other: int,
        coins: int,
        camels: int,
        entered: int,
    ) -> None:
        self.seat = seat
        self.fare = fare
        self.most = most
        self.steps = steps
        self.split = split
        self.here = here
        self.other = other
        self.coins = coins
        self.camels = camels
        self.entered = entered

    def places_ahead(self, s: MarcoPoloState, here: int) -> list[int]:
        return payable_steps(s, self.seat, self.fare, self.steps, here, self.coins, self.camels)

    def begun(self) -> bool:
        return self.steps > 0

    def may_stop(self) -> bool:
        """A reward may be declined; else there is one step at least. A figure that was switched to must move."""
        return self.steps > self.split if self.split != NOWHERE else self.steps > 0 or self.fare == FREE

    def with_step(self, s: MarcoPoloState, to: int) -> Travel:
        coins, camels = self._road(s, to)
        return Travel(
            *(self.seat, self.fare, self.most, self.steps + 1, self.split, to, self.other),
            *(self.coins + coins, self.camels + camels, enter(s, self.seat, self.entered, to)),
        )

    def with_other(self, here: int, other: int) -> Travel:
        return Travel(
            *(self.seat, self.fare, self.most, self.steps, self.steps, here, other),
            *(self.coins, self.camels, self.entered),
        )

    def _road(self, s: MarcoPoloState, to: int) -> tuple[int, int]:
        """What the road of the next step costs; refused if there is none, or if it cannot be paid."""
        game, own = s.game, self.seat * STORED
        city = game.places.labels[to]
        road = next((road for road in roads_from(s, self.seat, self.here) if road[0] == to), None)
        if road is None:
            raise Refused("no-road", here=game.places.labels[self.here], city=city)
        _, camels, coins = road
        more_coins, more_camels, pairs = due(s, self.fare, self.steps + 1)
        lack_camels = self.camels + camels + more_camels - s.store[own + CAMEL]
        lack_coins = self.coins + coins + more_coins - s.store[own + COIN]
        if lack_camels > 0 or lack_coins > 0:
            missing = tuple((item, number) for item, number in ((CAMEL, lack_camels), (COIN, lack_coins)) if number > 0)
            raise Refused("cannot-pay-step", city=city, items=plain(s, missing))
        if pairs and pairs_in(*goods_of(s, self.seat)) < pairs:
            raise Refused("cannot-pay-pairs", city=city, pairs=pairs)
        return coins, camels

    def cost(self, s: MarcoPoloState) -> Amounts:
        coins, camels, pairs = due(s, self.fare, self.steps)
        cost = ((COIN, self.coins + coins), (CAMEL, self.camels + camels), (PAIR, pairs))
        return tuple((item, number) for item, number in cost if number)

    def finish(self, s: MarcoPoloState) -> None:
        if not self.steps:
            s.emit("decline-step", self.seat)
            return
        seat = self.seat
        cost = dict(self.cost(s))
        pairs = cost.pop(PAIR, 0)
        pay(s, seat, tuple(cost.items()))
        journey = Journey(seat, *self.ends(s), self.entered)
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
        on_the_way = s.game.characters.posts_on_the_way[s.characters[seat]]
        queue, own = 0, s.posts[seat]
        for city in cities_of(self.entered) if on_the_way else stops:
            # where a post stands already nothing happens, even if it moves to another city of this journey
            # (a ruling: old-post-brings-nothing)
            if city < CITIES and not own >> city & 1:
                queue = queued(queue, city)
        settle(s, seat, queue, sum({1 << place for place in stops if place < CITIES}))


class PayPair(Question[MarcoPoloState]):
    """Which two different goods do you pay? Several pairs are named in a fixed order, so that every outcome has one path."""

    __slots__ = ("least", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least")

    selection_fields = ()

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least

    def _payable(self, s: MarcoPoloState, pair: int) -> bool:
        """Whether this pair can be paid, and after it as many as are due, none of them earlier in the order."""
        pepper, silk, gold = goods_of(s, self.seat)
        left = self.left
        if pair == 0:
            # after one pepper and one silk, any pairs may follow
            return min(pepper, silk) >= 1 and pairs_in(pepper - 1, silk - 1, gold) >= left - 1
        if pair == 1:
            # after one pepper and one gold, every pair needs gold
            return min(pepper, gold) >= 1 and gold >= left and pepper + silk >= left
        return min(silk, gold) >= left

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.pair.base
        return [base + pair for pair in range(self.least, len(PAIRS)) if self._payable(s, pair)]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        pair = action - s.game.pair.base
        if not 0 <= pair < len(PAIRS):
            raise not_asked()
        if pair < self.least:
            raise Refused("pair-order")
        if not self._payable(s, pair):
            raise Refused("cannot-pay-pair", left=self.left)
        first, second = PAIRS[pair]
        pay(s, self.seat, ((first, 1), (second, 1)))
        if self.left > 1:
            s.stack.append(PayPair(self.seat, self.left - 1, pair))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-pay-pair", {"left": self.left})
