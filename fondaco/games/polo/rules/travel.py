"""Reisen: a journey is planned step by step, paid once, and only then made (pages 8 to 10).

A step is offered only if it can be paid together with all before it, so every plan can be paid. No gain of the journey can pay
for it.
"""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.native import mypyc_attr
from ..items import Amounts
from ..state import NOWHERE, AnyPolo
from ..tables import Road
from .obstacles import (
    MESSAGES,
    NO_ROAD,
    ONE_FIGURE,
    ONE_STEP_AT_LEAST,
    OTHER_CANNOT_MOVE,
    SAME_PLACE,
    SWITCH_THEN_STEP,
    SWITCHED_ALREADY,
)
from .payment import items_for_messages

S = TypeVar("S", bound=AnyPolo)


@mypyc_attr(allow_interpreted_subclasses=True)
class JourneyPlan(Question[S], Generic[S]):
    """Where does the next step lead, or does the journey end here?

    ``split`` is the number of steps of the first figure once the second one moves, ``other`` is where the first one is then.
    """

    __slots__ = ("here", "limit", "other", "split", "steps")
    limit: int
    """The maximum number of steps."""
    steps: int
    split: int
    here: int
    other: int

    # --- what differs between the games --------------------------------------------------------------------------------------

    def affordable_steps(self, s: S, here: int) -> list[int]:
        """Return where one more step from a location can lead, so that it can be paid together with all before it; sorted.

        It does not matter where other figures are (a ruling: figures-never-block).
        """
        raise NotImplementedError

    def road_obstacle(self, s: S, road: Road) -> int:
        """Return what prevents a step along a road that leads from here."""
        raise NotImplementedError

    def road_refusal(self, s: S, road: Road, obstacle: int) -> Refused:
        """Return the refusal for an obstacle to a step along a road."""
        raise NotImplementedError

    def with_step(self, s: S, road: Road) -> Self:
        """Return the plan with one more step."""
        raise NotImplementedError

    def with_second_figure(self, here: int) -> Self:
        """Return the plan as the second figure continues it from a location."""
        raise NotImplementedError

    def continues(self, s: S) -> bool:
        """Return whether there may be another step."""
        return self.steps < self.limit

    def has_begun(self) -> bool:
        """Return whether the plan has any step yet."""
        raise NotImplementedError

    def is_optional(self) -> bool:
        """Return whether the journey may be declined, because it is a reward."""
        raise NotImplementedError

    def cost(self, s: S) -> Amounts:
        """Return the cost of the plan, without items of which it costs none."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """Pay for the plan, then move."""
        raise NotImplementedError

    # --- the question --------------------------------------------------------------------------------------------------------

    def road_to(self, s: S, location: int) -> Road | None:
        """Return the road from here to a location, if there is one."""
        for road in s.game.characters.roads[s.seats[self.seat].character][self.here]:
            if road.to == location:
                return road
        return None

    def legal(self, s: S) -> list[int]:
        game = s.game
        step = game.step.actions
        actions = [step[location] for location in self.affordable_steps(s, self.here)]
        if not self.switch_obstacle(s):
            actions.append(game.switch.only)
        if not self.stop_obstacle():
            actions.append(game.stop.only)
        return actions

    def obstacle(self, s: S, action: int) -> int:
        if action == s.game.stop.only:
            return self.stop_obstacle()
        if action == s.game.switch.only:
            return self.switch_obstacle(s)
        location = s.game.step.offset(action)
        if location < 0:
            return OTHER_QUESTION
        road = self.road_to(s, location)
        return NO_ROAD if road is None else self.road_obstacle(s, road)

    def stop_obstacle(self) -> int:
        """A reward may be declined; otherwise there is at least one step. A figure that was switched to must move."""
        if self.split != NOWHERE:
            return NO_OBSTACLE if self.steps > self.split else SWITCH_THEN_STEP
        return NO_OBSTACLE if self.has_begun() or self.is_optional() else ONE_STEP_AT_LEAST

    def switch_obstacle(self, s: S) -> int:
        """Two figures in one location are interchangeable, so only the first may move alone.

        Otherwise one outcome would have two sequences of decisions.
        """
        second = s.seats[self.seat].figures[1]
        if second == NOWHERE:
            return ONE_FIGURE
        if self.split != NOWHERE:
            return SWITCHED_ALREADY
        if self.steps == 0 and second == self.here:
            return SAME_PLACE
        return NO_OBSTACLE if self.affordable_steps(s, second) else OTHER_CANNOT_MOVE

    def refusal(self, s: S, action: int, obstacle: int) -> Refused:
        labels = s.game.places.labels
        if obstacle in (SAME_PLACE, OTHER_CANNOT_MOVE):
            return Refused(MESSAGES[obstacle], city=labels[s.seats[self.seat].figures[1]])
        location = s.game.step.offset(action)
        if obstacle == NO_ROAD:
            return Refused(MESSAGES[obstacle], here=labels[self.here], city=labels[location])
        road = self.road_to(s, location) if location >= 0 else None
        return Refused(MESSAGES[obstacle]) if road is None else self.road_refusal(s, road, obstacle)

    def perform(self, s: S, action: int) -> None:
        if action == s.game.stop.only:
            self.finish(s)
            return
        if action == s.game.switch.only:
            s.stack.append(self.with_second_figure(s.seats[self.seat].figures[1]))
            return
        road = self.road_to(s, s.game.step.offset(action))
        assert road is not None
        plan = self.with_step(s, road)
        if plan.continues(s):
            s.stack.append(plan)
        else:
            plan.finish(s)

    def prompt(self, s: S) -> Message:
        here, cost = s.game.places.labels[self.here], items_for_messages(s, self.cost(s))
        left = self.limit - self.steps
        return Message("ask-step", {"here": here, "left": left, "ways": self.choices(s), "paid": len(cost), "items": cost})

    def choices(self, s: S) -> str:
        """Return what may come next, for the prompt: a step, the end of the journey, either, or perhaps no step at all."""
        if self.stop_obstacle():
            return "step"
        if not self.affordable_steps(s, self.here) and self.switch_obstacle(s):
            return "end"
        return "both" if self.has_begun() else "choice"

    def stop_message(self, s: S) -> Message:
        """Return what it means to stop here."""
        if self.has_begun():
            return Message("end-journey", {"here": s.game.places.labels[self.here]})
        return Message("no-step-made")

    def where_figures_end(self, s: S) -> tuple[int, int, bool, bool]:
        """Return where the two figures are at the end of the plan, and which of them have moved."""
        if self.split == NOWHERE:
            return self.here, s.seats[self.seat].figures[1], True, False
        return self.other, self.here, self.split != 0, True


def move_figures(s: AnyPolo, seat: int, first: int, second: int, first_moves: bool, second_moves: bool) -> list[int]:
    """Move the figures to where their journey ends, and return where those are that have moved.

    Only they place posts (a ruling: only-moved-figures).
    """
    in_order = second == NOWHERE or first <= second  # the figures are interchangeable: one order for every position
    s.seats[seat].figures = (first, second) if in_order else (second, first)
    stops = [location for location, moves in ((first, first_moves), (second, second_moves)) if moves]
    if s.event_sink is not None:
        for location in stops:
            s.emit("travel", seat, city=s.game.places.labels[location])
    return stops
