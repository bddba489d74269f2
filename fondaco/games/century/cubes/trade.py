"""Trading: the same exchange, at least once and as often as it can be paid; perhaps with a choice of two gains each time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, not_asked
from ....core.messages import JsonValue, Message
from ..obstacles import MESSAGES, MORE_THAN_ALL_TRADES, TRADES_NOT_PAYABLE
from ..state import DetailedQuestion
from .packing import covers, missing, most_times, unpack

if TYPE_CHECKING:
    from ..state import CenturyState


class Trade(DetailedQuestion["CenturyState"]):
    """How often do you trade? Only asked when it can be paid once.

    Not at all is no answer (a ruling: trade-at-least-once). The base page of the rulebook gives the upper bound alone, the
    combined games say "at least once" of the same cards.
    """

    __slots__ = ("cost", "gain")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "gain")

    def __init__(self, seat: int, cost: int, gain: int) -> None:
        self.seat = seat
        self.cost = cost
        self.gain = gain

    def legal(self, s: CenturyState) -> list[int]:
        return possible_trades(s, self.seat, self.cost)

    def obstacle(self, s: CenturyState, action: int) -> int:
        return trade_obstacle(s, self.seat, self.cost, action)

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return trade_refusal(s, self.seat, self.cost, action)

    def perform(self, s: CenturyState, action: int) -> None:
        times = s.game.cubes.traded[action] + 1
        s.cubes[self.seat] += times * (self.gain - self.cost)
        if s.event_sink is not None:
            s.emit("trade", self.seat, times=times, cost=unpack(times * self.cost), gain=unpack(times * self.gain))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-trade", {"cost": unpack(self.cost), "gain": unpack(self.gain)})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return trade_details(s, action, self.cost, self.gain)


def possible_trades(s: CenturyState, seat: int, cost: int) -> list[int]:
    """Return the actions for how often a seat trades; none if it cannot pay once.

    There are as many as a seat could ever keep cubes. More trades than that would add nothing: each brings a cube, and the hold
    is full of them.
    """
    return s.game.cubes.trades[: most_times(s.cubes[seat], cost)]


def trade_obstacle(s: CenturyState, seat: int, cost: int, action: int) -> int:
    """Return what prevents this number of trades."""
    times = s.game.cubes.traded[action] + 1
    if not times:
        return OTHER_QUESTION
    return NO_OBSTACLE if covers(s.cubes[seat], times * cost) else TRADES_NOT_PAYABLE


def trade_refusal(s: CenturyState, seat: int, cost: int, action: int) -> Refused:
    """Return the refusal of more trades than a seat can pay."""
    times = s.game.cubes.traded[action] + 1
    return Refused(MESSAGES[TRADES_NOT_PAYABLE], times=times, cubes=missing(s.cubes[seat], times * cost))


def trade_details(s: CenturyState, action: int, cost: int, gain: int) -> Mapping[str, JsonValue | Message]:
    """Return what all trades of an action cost and bring together."""
    times = s.game.cubes.traded[action] + 1
    return {"asked": "trade", "cost": unpack(times * cost), "gain": unpack(times * gain)} if times else {}


def trades_in(s: CenturyState, seat: int, cost: int, action: int) -> int:
    """Return the number of trades of an action; refuse it if they cannot all be paid."""
    obstacle = trade_obstacle(s, seat, cost, action)
    if obstacle:
        raise not_asked() if obstacle == OTHER_QUESTION else trade_refusal(s, seat, cost, action)
    return s.game.cubes.traded[action] + 1


class TradeEither(DetailedQuestion["CenturyState"]):
    """How often do you trade in all, where each single trade brings one of two gains? At least once, as in any trade."""

    __slots__ = ("cost", "gain", "second")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "gain", "second")

    def __init__(self, seat: int, cost: int, gain: int, second: int) -> None:
        self.seat = seat
        self.cost = cost
        self.gain = gain
        self.second = second

    def legal(self, s: CenturyState) -> list[int]:
        return possible_trades(s, self.seat, self.cost)

    def obstacle(self, s: CenturyState, action: int) -> int:
        return trade_obstacle(s, self.seat, self.cost, action)

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return trade_refusal(s, self.seat, self.cost, action)

    def perform(self, s: CenturyState, action: int) -> None:
        times = s.game.cubes.traded[action] + 1
        s.stack.append(SplitTrades(self.seat, self.cost, self.gain, self.second, times))

    def prompt(self, s: CenturyState) -> Message:
        gains = {"gain": unpack(self.gain), "second": unpack(self.second)}
        return Message("ask-trade-either", {"cost": unpack(self.cost), **gains})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What the trades cost; which gains they bring is asked next."""
        paid = trade_details(s, action, self.cost, self.gain)
        return {**paid, "asked": "either"} if paid else {}


class SplitTrades(DetailedQuestion["CenturyState"]):
    """How many of these trades bring the first gain? The others bring the second; the trades are carried out together."""

    __slots__ = ("cost", "gain", "second", "times")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "gain", "second", "times")

    def __init__(self, seat: int, cost: int, gain: int, second: int, times: int) -> None:
        self.seat = seat
        self.cost = cost
        self.gain = gain
        self.second = second
        self.times = times

    def legal(self, s: CenturyState) -> list[int]:
        return [*s.game.cubes.first_gain.actions[: self.times + 1]]

    def obstacle(self, s: CenturyState, action: int) -> int:
        first = s.game.cubes.first_gain.offset(action)
        if first < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if first <= self.times else MORE_THAN_ALL_TRADES

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], times=self.times)

    def perform(self, s: CenturyState, action: int) -> None:
        cost, gain = self.times * self.cost, self.gained(s.game.cubes.first_gain.offset(action))
        s.cubes[self.seat] += gain - cost
        if s.event_sink is not None:
            s.emit("trade", self.seat, times=self.times, cost=unpack(cost), gain=unpack(gain))

    def gained(self, first: int) -> int:
        """Return what all trades bring together if this number of them brings the first gain."""
        return first * self.gain + (self.times - first) * self.second

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-mix", {"gain": unpack(self.gain), "second": unpack(self.second), "times": self.times})

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What all trades bring together."""
        first = s.game.cubes.first_gain.offset(action)
        return {"asked": "mix", "gain": unpack(self.gained(first))} if 0 <= first <= self.times else {}
