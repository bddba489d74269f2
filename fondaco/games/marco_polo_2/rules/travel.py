"""Das Reisen: three spaces, roads that cost coins, camels and jade, sea routes that need a seal (pages 8 to 10)."""

from __future__ import annotations

from typing import ClassVar

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE
from ...polo.items import CAMEL, COIN, Amounts
from ...polo.rules.obstacles import CANNOT_PAY_STEP
from ...polo.rules.travel import JourneyPlan
from ...polo.state import NOWHERE
from ...polo.tables import Road
from ..items import JADE
from ..state import MarcoPolo2State
from ..tables import FIRST_OASIS, UPPER
from .journey import CARD, REWARD, SPACE, Journey
from .obstacles import MESSAGES, NO_STEPS_LEFT, SEA_NEEDS_SEAL
from .payment import affords, charge, missing

__all__ = ["CARD", "SPACE", "Travel", "ask_free_steps", "can_move", "journey_from", "travel"]


def journey_from(s: MarcoPolo2State, seat: int, occasion: int, limit: int, coins: int = 0) -> Travel:
    """Return the plan of a journey of at most `limit` steps, before its first one; ``coins`` are due beside the roads."""
    return Travel(seat, occasion, limit, 0, NOWHERE, s.seats[seat].figures[0], NOWHERE, coins, 0, 0, 0)


def can_move(s: MarcoPolo2State, seat: int, occasion: int, coins: int = 0) -> bool:
    """Return whether any figure of the seat can pay a first step."""
    plan = journey_from(s, seat, occasion, 1, coins)
    second = s.seats[seat].figures[1]
    return bool(plan.affordable_steps(s, plan.here)) or (second != NOWHERE and bool(plan.affordable_steps(s, second)))


def travel(s: MarcoPolo2State, seat: int, space: int, value: int, fee: int) -> None:
    """The action: as many steps as the space allows, and the lowest die. All costs are paid together, before anything else.

    The seat that uses a space at least as high as all used so far in the round takes the hourglass (Der Startspieler, page 14),
    with black dice alone, too (a ruling: hourglass-by-black-dice).
    """
    spaces, number = s.game.spaces, space - UPPER
    rank = len(spaces.steps) - number
    if rank >= s.highest_travel_space:
        s.highest_travel_space = rank
        if s.hourglass != seat:
            s.hourglass = seat
            s.emit("hourglass", seat)
    s.stack.append(journey_from(s, seat, SPACE + number, min(value, spaces.steps[number]), spaces.coins[number] + fee))


def ask_free_steps(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Plan steps as a reward: one journey. They are lost if no road can be paid."""
    if can_move(s, seat, REWARD):
        s.stack.append(journey_from(s, seat, REWARD, number))
    else:
        s.emit("no-step", seat)


class Travel(JourneyPlan[MarcoPolo2State]):
    """Where does the next step lead, or does the journey end here?

    ``coins``, ``camels`` and ``jade`` are due so far, ``entered`` is the set of all locations that the plan enters. For Möngke
    Khan an oasis takes no step.
    """

    __slots__ = ("camels", "coins", "entered", "jade", "occasion")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "occasion",
        "limit",
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
        occasion: int,
        limit: int,
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
        self.limit = limit
        self.steps = steps
        self.split = split
        self.here = here
        self.other = other
        self.occasion = occasion
        self.coins = coins
        self.camels = camels
        self.jade = jade
        self.entered = entered

    def steps_to(self, s: MarcoPolo2State, location: int) -> int:
        """Return the number of steps of the plan once it leads to a location."""
        free = location >= FIRST_OASIS and s.game.characters.free_oases[s.seats[self.seat].character]
        return self.steps if free else self.steps + 1

    def cost_with(self, s: MarcoPolo2State, road: Road) -> tuple[int, int, int]:
        """Return what is due in coins, camels and jade, with one more road.

        A city card is paid for every step, and once at least, even if Möngke Khan makes none (a ruling: card-paid-once-at-least).
        """
        to, coins, camels, jade, _ = road
        coins, camels, jade = self.coins + coins, self.camels + camels, self.jade + jade
        if self.occasion >= CARD and (not self.entered or (self.steps and self.steps_to(s, to) > self.steps)):
            cost = s.game.cards.cost[self.occasion - CARD]
            return coins + cost.count(COIN), camels + cost.count(CAMEL), jade + cost.count(JADE)
        return coins, camels, jade

    def affordable_steps(self, s: MarcoPolo2State, here: int) -> list[int]:
        roads = s.game.characters.roads[s.seats[self.seat].character][here]
        return [road.to for road in roads if not self.road_obstacle(s, road)]

    def road_obstacle(self, s: MarcoPolo2State, road: Road) -> int:
        if self.steps_to(s, road.to) > self.limit:
            return NO_STEPS_LEFT
        if not s.may_travel(self.seat, road):
            return SEA_NEEDS_SEAL
        return NO_OBSTACLE if affords(s, self.seat, *self.cost_with(s, road)) else CANNOT_PAY_STEP

    def road_refusal(self, s: MarcoPolo2State, road: Road, obstacle: int) -> Refused:
        if obstacle == NO_STEPS_LEFT:
            return Refused(MESSAGES[obstacle])
        city = s.game.places.labels[road.to]
        if obstacle == SEA_NEEDS_SEAL:
            return Refused(MESSAGES[obstacle], city=city, seal=s.game.seals.labels[road.seal])
        coins, camels, jade = self.cost_with(s, road)
        amounts = ((COIN, coins), (CAMEL, camels), (JADE, jade))
        return Refused(MESSAGES[obstacle], city=city, items=missing(s, self.seat, amounts, 1))

    def continues(self, s: MarcoPolo2State) -> bool:
        return self.steps < self.limit or bool(self.affordable_steps(s, self.here))

    def has_begun(self) -> bool:
        """For Möngke Khan an oasis is enough, though it takes no step (a ruling: oasis-is-a-journey)."""
        return self.entered != 0

    def is_optional(self) -> bool:
        return self.occasion == REWARD

    def with_step(self, s: MarcoPolo2State, road: Road) -> Travel:
        coins, camels, jade = self.cost_with(s, road)
        steps, entered = self.steps_to(s, road.to), bits.added(self.entered, road.to)
        return Travel(self.seat, self.occasion, self.limit, steps, self.split, road.to, self.other, coins, camels, jade, entered)

    def with_second_figure(self, here: int) -> Travel:
        steps, coins, camels, jade = self.steps, self.coins, self.camels, self.jade
        return Travel(self.seat, self.occasion, self.limit, steps, steps, here, self.here, coins, camels, jade, self.entered)

    def cost(self, s: MarcoPolo2State) -> Amounts:
        due = ((COIN, self.coins), (CAMEL, self.camels), (JADE, self.jade))
        return tuple([(item, number) for item, number in due if number])

    def finish(self, s: MarcoPolo2State) -> None:
        if not self.entered:
            s.emit("decline-step", self.seat)
            return
        s.stack.append(Journey(self.seat, self.occasion, *self.where_figures_end(s), self.entered))
        charge(s, self.seat, self.cost(s), 1)
