"""Trading: the same exchange, at least once and as often as it can be paid."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message
from .cubes import covers, missing, most_times, unpack
from .state import CenturyState


@dataclass(slots=True, eq=False)
class Trade(Question[CenturyState]):
    """How often do you trade? Only asked when it can be paid once. (That once is the least is a ruling: the base page of the
    rulebook gives the upper bound alone, the combined games say "at least once" of the same cards.)"""

    seat: int
    cost: int
    gain: int

    def legal(self, s: CenturyState) -> list[int]:
        base = s.game.trade.base
        return s.game.ids[base : base + most_times(s.store[self.seat], self.cost)]

    def apply(self, s: CenturyState, action: int) -> None:
        family = s.game.trade
        if not family.base <= action < family.end:
            raise not_asked()
        times = action - family.base + 1
        store = s.store[self.seat]
        if not covers(store, times * self.cost):
            raise Refused("cannot-trade-so-often", times=times, cubes=missing(store, times * self.cost))
        s.store[self.seat] = store + times * (self.gain - self.cost)
        if s.log is not None:
            s.tell("trade", self.seat, times=times, cost=unpack(times * self.cost), gain=unpack(times * self.gain))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-trade", {"cost": unpack(self.cost), "gain": unpack(self.gain)})
