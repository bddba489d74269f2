"""Das Reisen: three spaces, roads that cost coins, camels and jade, sea routes that need a seal (pages 8 to 10)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ...polo.items import CAMEL, COIN, Amounts
from ...polo.rules.payment import gain, plain
from ...polo.rules.posts import queued, settle
from ...polo.rules.travel import Plan, move_figures
from ...polo.state import NOWHERE
from ..items import JADE
from ..state import MarcoPolo2State
from ..tables import CITIES, FIRST_OASIS, FREE_OF_SEAL, UPPER, Road
from .payment import affords, charge, lack

REWARD, SPACE, CARD = 0, 1, 4
"""What makes a journey: a reward; one of the three spaces from this number on, the upper one first; from there on a city card."""


def roads_from(s: MarcoPolo2State, seat: int, here: int) -> tuple[Road, ...]:
    """Where a seat's next step may lead, and what the road costs."""
    return s.game.characters.roads[s.characters[seat]][here]


def journey(s: MarcoPolo2State, seat: int, way: int, most: int, coins: int = 0) -> Travel:
    """The plan of a journey of so many steps at most, before its first one; ``coins`` are due beside the roads."""
    return Travel(seat, way, most, 0, NOWHERE, s.figures[2 * seat], NOWHERE, coins, 0, 0, 0)


def can_move(s: MarcoPolo2State, seat: int, way: int, coins: int = 0) -> bool:
    """Whether any figure of the seat can pay a first step."""
    plan = journey(s, seat, way, 1, coins)
    second = s.figures[2 * seat + 1]
    return bool(plan.places_ahead(s, plan.here)) or (second != NOWHERE and bool(plan.places_ahead(s, second)))


def travel(s: MarcoPolo2State, seat: int, space: int, value: int, fee: int) -> None:
    """The action: as many steps as the space allows, and the lowest die. All costs are paid together, before anything else.

    Whoever uses a space at least as high as all used so far in the round takes the hourglass (Der Startspieler, page 14), with
    black dice alone, too (a ruling: hourglass-by-black-dice).
    """
    spaces, at = s.game.spaces, space - UPPER
    rank = len(spaces.steps) - at
    if rank >= s.travelled:
        s.travelled = rank
        if s.hourglass != seat:
            s.hourglass = seat
            s.emit("hourglass", seat)
    s.stack.append(journey(s, seat, SPACE + at, min(value, spaces.steps[at]), spaces.coins[at] + fee))


def ask_free_steps(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Steps as a reward: one journey. They are lost if no road can be paid."""
    if can_move(s, seat, REWARD):
        s.stack.append(journey(s, seat, REWARD, number))
    else:
        s.emit("no-step", seat)


class Travel(Plan[MarcoPolo2State]):
    """Where does the next step lead, or does the journey end here?

    ``coins``, ``camels`` and ``jade`` are what is due so far, ``entered`` is the set of all places that the plan enters. For
    Möngke Khan an oasis takes no step.
    """

    __slots__ = ("camels", "coins", "entered", "here", "jade", "most", "other", "split", "steps", "way")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "way",
        "most",
        "steps",
        "split",
        "here",
        "other",
        "coins",
        "camels",
        "jade",
        "entered",
    )

    def __init__(
        self,
        seat: int,
        way: int,
        most: int,
        steps: int,
        split: int,
        here: int,
        other: int,
        coins: int,
        camels: int,
        jade: int,
        entered: int,
    ) -> None:
        self.seat = seat
        self.way = way
        self.most = most
        self.steps = steps
        self.split = split
        self.here = here
        self.other = other
        self.coins = coins
        self.camels = camels
        self.jade = jade
        self.entered = entered

    def _takes_step(self, s: MarcoPolo2State, to: int) -> bool:
        return to < FIRST_OASIS or not s.game.characters.free_oases[s.characters[self.seat]]

    def _with_road(self, s: MarcoPolo2State, road: Road) -> tuple[int, int, int]:
        """What is due in coins, camels and jade, with one more road.

        A city card is paid for every step, and once at least, even if Möngke Khan makes none (a ruling: card-paid-once-at-least).
        """
        to, coins, camels, jade, _ = road
        coins, camels, jade = self.coins + coins, self.camels + camels, self.jade + jade
        if self.way >= CARD and ((self._takes_step(s, to) and self.steps) or not self.entered):
            cost = s.game.cards.cost[self.way - CARD]
            return coins + cost.count(COIN), camels + cost.count(CAMEL), jade + cost.count(JADE)
        return coins, camels, jade

    def places_ahead(self, s: MarcoPolo2State, here: int) -> list[int]:
        seat, full, seals = self.seat, self.steps == self.most, s.seals[self.seat]
        found = []
        for road in roads_from(s, seat, here):
            if full and self._takes_step(s, road[0]):
                continue
            if road[4] != FREE_OF_SEAL and not seals >> road[4] & 1:
                continue
            if affords(s, seat, *self._with_road(s, road)):
                found.append(road[0])
        return found

    def goes_on(self, s: MarcoPolo2State) -> bool:
        return self.steps < self.most or bool(self.places_ahead(s, self.here))

    def begun(self) -> bool:
        return self.entered != 0

    def may_stop(self) -> bool:
        """A reward may be declined; else there is one step at least. A figure that was switched to must move.

        For Möngke Khan an oasis is enough, though it takes no step (a ruling: oasis-is-a-journey).
        """
        return self.steps > self.split if self.split != NOWHERE else self.entered != 0 or self.way == REWARD

    def with_step(self, s: MarcoPolo2State, to: int) -> Travel:
        labels = s.game.places.labels
        road = next((road for road in roads_from(s, self.seat, self.here) if road[0] == to), None)
        if road is None:
            raise Refused("no-road", here=labels[self.here], city=labels[to])
        steps = self.steps + self._takes_step(s, to)
        if steps > self.most:
            raise Refused("no-steps-left")
        if road[4] != FREE_OF_SEAL and not s.seals[self.seat] >> road[4] & 1:
            raise Refused("sea-needs-seal", city=labels[to], seal=s.game.seals.labels[road[4]])
        coins, camels, jade = self._with_road(s, road)
        if not affords(s, self.seat, coins, camels, jade):
            amounts = ((COIN, coins), (CAMEL, camels), (JADE, jade))
            raise Refused("cannot-pay-step", city=labels[to], items=lack(s, self.seat, amounts))
        return Travel(
            *(self.seat, self.way, self.most, steps, self.split, to, self.other),
            *(coins, camels, jade, self.entered | 1 << to),
        )

    def with_other(self, here: int, other: int) -> Travel:
        return Travel(
            *(self.seat, self.way, self.most, self.steps, self.steps, here, other),
            *(self.coins, self.camels, self.jade, self.entered),
        )

    def cost(self, s: MarcoPolo2State) -> Amounts:
        due = ((COIN, self.coins), (CAMEL, self.camels), (JADE, self.jade))
        return tuple((item, number) for item, number in due if number)

    def finish(self, s: MarcoPolo2State) -> None:
        if not self.entered:
            s.emit("decline-step", self.seat)
            return
        s.stack.append(Journey(self.seat, self.way, *self.ends(s), self.entered))
        charge(s, self.seat, self.cost(s))


class Journey(Task[MarcoPolo2State]):
    """A journey that is planned and paid for: the figures move, and posts are placed where they stop."""

    __slots__ = ("entered", "first", "first_moves", "second", "second_moves", "way")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "way", "first", "second", "first_moves", "second_moves", "entered")

    def __init__(self, seat: int, way: int, first: int, second: int, first_moves: bool, second_moves: bool, entered: int) -> None:
        self.seat = seat
        self.way = way
        self.first = first
        self.second = second
        self.first_moves = first_moves
        self.second_moves = second_moves
        self.entered = entered

    def run(self, s: MarcoPolo2State, seat: int) -> None:
        stops = move_figures(s, seat, self.first, self.second, self.first_moves, self.second_moves)
        ends = sum({1 << place for place in stops if place < CITIES})
        bare = ends & ~s.posts[seat]
        if self.way >= CARD and bare.bit_count() > 1:
            s.stack.append(OnePost(seat, bare))
        else:
            # where the journey began counts only if it was entered again (a ruling: passed-is-entered)
            passed = self.entered & (1 << CITIES) - 1 & ~ends & ~s.posts[seat]
            # one post more, and be it the only one: the journey may end where none is placed (a ruling: extra-post-alone)
            if SPACE <= self.way < CARD and s.game.spaces.extra_posts[self.way - SPACE] and passed:
                s.stack.append(ExtraPost(seat, passed, ends))
            else:
                settle(s, seat, queue_of(ends), ends)
        if s.game.characters.free_oases[s.characters[seat]]:
            visit_oases(s, seat, (self.entered >> FIRST_OASIS).bit_count())


def queue_of(cities: int) -> int:
    """A set of cities as a queue for `settle`, in the order of the map."""
    queue = 0
    for city in range(CITIES):
        if cities >> city & 1:
            queue = queued(queue, city)
    return queue


class ExtraPost(Question[MarcoPolo2State]):
    """In which city that was passed do you place one more post, if in any? For the upper travel space (page 9)."""

    __slots__ = ("ends", "passed")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passed", "ends")

    def __init__(self, seat: int, passed: int, ends: int) -> None:
        self.seat = seat
        self.passed = passed
        self.ends = ends

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.post.base
        return [*(base + city for city in range(CITIES) if self.passed >> city & 1), s.game.leave.base]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        queue = queue_of(self.ends)
        if action != s.game.leave.base:
            queue = queued(queue, named_city(s, action, self.passed))
        settle(s, self.seat, queue, self.ends)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-extra-post")


class OnePost(Question[MarcoPolo2State]):
    """Both figures moved for a city card, which places one post only (a ruling: card-places-one-post): in which city?"""

    __slots__ = ("ends",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ends")

    def __init__(self, seat: int, ends: int) -> None:
        self.seat = seat
        self.ends = ends

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.post.base
        return [base + city for city in range(CITIES) if self.ends >> city & 1]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        if action == s.game.leave.base:
            raise Refused("must-place")
        city = named_city(s, action, self.ends)
        settle(s, self.seat, queued(0, city), 1 << city)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-one-post")


def named_city(s: MarcoPolo2State, action: int, cities: int) -> int:
    """The city that an answer names; it must be one of a set."""
    city = action - s.game.post.base
    if not 0 <= city < CITIES:
        raise not_asked()
    if not cities >> city & 1:
        raise Refused("no-post-possible", city=s.game.places.labels[city])
    return city


# --- Möngke Khan -------------------------------------------------------------------------------------------------------------


def visit_oases(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Möngke Khan's gain for every different oasis that a journey has entered (a ruling: oasis-is-entered)."""
    if number:
        gain(s, seat, s.game.characters.oasis[s.characters[seat]], number)
        s.stack.append(Oases(seat, number))


class Oases(Question[MarcoPolo2State]):
    """For how many of the oases do you take a camel? For the others you take coins."""

    __slots__ = ("number",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def legal(self, s: MarcoPolo2State) -> list[int]:
        base = s.game.compensate.base
        return s.game.all_actions[base : base + self.number + 1]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        number = action - s.game.compensate.base
        if not 0 <= number < s.game.compensate.size:
            raise not_asked()
        if number > self.number:
            raise Refused("so-many-oases", number=self.number)
        coins, camels = s.game.characters.oasis_choice[s.characters[self.seat]]
        both = ((CAMEL, number * camels), (COIN, (self.number - number) * coins))
        gain(s, self.seat, tuple((item, amount) for item, amount in both if amount))

    def prompt(self, s: MarcoPolo2State) -> Message:
        coins, camels = s.game.characters.oasis_choice[s.characters[self.seat]]
        return Message(
            "ask-oases", {"number": self.number, "items": plain(s, ((COIN, coins),)), "reward": plain(s, ((CAMEL, camels),))}
        )
