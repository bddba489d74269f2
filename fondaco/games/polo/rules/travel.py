"""Reisen: a journey is planned step by step, paid once, and only then made (pages 8 to 10).

A step is offered only if it can still be paid together with all before it, so every plan can be paid. Nothing that is gained by
the journey can pay for it.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..items import Amounts
from ..state import NOWHERE, AnyPolo
from .payment import plain

S = TypeVar("S", bound=AnyPolo)


class Plan(Question[S], Generic[S]):
    """Where does the next step lead, or does the journey end here?

    ``split`` counts the steps of the first figure once the second one moves, ``other`` is where the first one is then.
    """

    __slots__ = ()
    most: int
    steps: int
    split: int
    here: int
    other: int

    # --- what each game answers in its own way ---

    def places_ahead(self, s: S, here: int) -> list[int]:
        """Where one more step from a place can lead, so that it can be paid together with all before it; sorted.

        It does not matter where other figures stand (a ruling: figures-never-block).
        """
        raise NotImplementedError

    def with_step(self, s: S, to: int) -> Self:
        """The plan with one more step; refused if no road leads there, or if it cannot be paid."""
        raise NotImplementedError

    def with_other(self, here: int, other: int) -> Self:
        """The plan as the second figure goes on with it."""
        raise NotImplementedError

    def goes_on(self, s: S) -> bool:
        """Whether there may be another step."""
        return self.steps < self.most

    def begun(self) -> bool:
        """Whether the plan leads anywhere yet."""
        raise NotImplementedError

    def may_stop(self) -> bool:
        """Whether the plan may end where it is."""
        raise NotImplementedError

    def cost(self, s: S) -> Amounts:
        """What the plan costs so far, without what it costs none of."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """The plan stands: pay, then move."""
        raise NotImplementedError

    # --- the question ---

    def _may_switch(self, s: S) -> bool:
        """Two figures at one place are alike, so the second never goes alone from there: that would be a second path."""
        second = s.figures[2 * self.seat + 1]
        if second == NOWHERE or self.split != NOWHERE or (self.steps == 0 and second == self.here):
            return False
        return bool(self.places_ahead(s, second))

    def legal(self, s: S) -> list[int]:
        game: Any = s.game
        base = game.step.base
        actions = [base + to for to in self.places_ahead(s, self.here)]
        if self._may_switch(s):
            actions.append(game.switch.base)
        if self.may_stop():
            actions.append(game.stop.base)
        return actions

    def apply(self, s: S, action: int) -> None:
        game = s.game
        if action == game.stop.base:
            if not self.may_stop():
                raise Refused("switch-then-step" if self.split != NOWHERE else "one-step-at-least")
            self.finish(s)
            return
        if action == game.switch.base:
            self._switch(s)
            return
        to = action - game.step.base
        if not 0 <= to < game.step.size:
            raise not_asked()
        plan = self.with_step(s, to)
        if plan.goes_on(s):
            s.stack.append(plan)
        else:
            plan.finish(s)

    def _switch(self, s: S) -> None:
        second = s.figures[2 * self.seat + 1]
        if second == NOWHERE:
            raise Refused("one-figure")
        if self.split != NOWHERE:
            raise Refused("switched-already")
        if not self._may_switch(s):
            alike = self.steps == 0 and second == self.here
            raise Refused("same-place" if alike else "other-cannot-move", city=s.game.places.labels[second])
        s.stack.append(self.with_other(second, self.here))

    def prompt(self, s: S) -> Message:
        here, cost = s.game.places.labels[self.here], plain(s, self.cost(s))
        left = self.most - self.steps
        return Message("ask-step", {"here": here, "left": left, "ways": self._ways(s), "paid": len(cost), "items": cost})

    def _ways(self, s: S) -> str:
        """What may come next, for the prompt: a step, or the end of the journey, or either; or perhaps no step at all."""
        if not self.may_stop():
            return "step"
        if not self.places_ahead(s, self.here) and not self._may_switch(s):
            return "end"
        return "both" if self.begun() else "choice"

    def ending(self, s: S) -> Message:
        """What it is to stop here."""
        return Message("end-journey", {"here": s.game.places.labels[self.here]}) if self.begun() else Message("no-step-made")

    def ends(self, s: S) -> tuple[int, int, bool, bool]:
        """Where the two figures stand at the end of the plan, and which of them have moved."""
        if self.split == NOWHERE:
            return self.here, s.figures[2 * self.seat + 1], True, False
        return self.other, self.here, self.split != 0, True


def move_figures(s: AnyPolo, seat: int, first: int, second: int, first_moves: bool, second_moves: bool) -> list[int]:
    """Put the figures where their journey ends.

    Gives where those stand that have moved: only they place posts (a ruling: only-moved-figures).
    """
    if second != NOWHERE and second < first:
        s.figures[2 * seat : 2 * seat + 2] = second, first  # the figures are alike: one order for every position
    else:
        s.figures[2 * seat : 2 * seat + 2] = first, second
    stops = [place for place, moves in ((first, first_moves), (second, second_moves)) if moves]
    if s.event_sink is not None:
        for place in stops:
            s.emit("travel", seat, city=s.game.places.labels[place])
    return stops
