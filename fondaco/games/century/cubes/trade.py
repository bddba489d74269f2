"""Trading: the same exchange, at least once and as often as it can be paid; perhaps with a choice of two gains each time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import JsonValue, Message
from ..state import CenturyState, Worded
from .packing import covers, missing, most_times, unpack


class Trade(Worded, Question[CenturyState]):
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
        return trades(s, self.seat, self.cost)

    def apply(self, s: CenturyState, action: int) -> None:
        times = how_often(s, self.seat, self.cost, action)
        s.store[self.seat] += times * (self.gain - self.cost)
        if s.event_sink is not None:
            s.emit("trade", self.seat, times=times, cost=unpack(times * self.cost), gain=unpack(times * self.gain))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-trade", {"cost": unpack(self.cost), "gain": unpack(self.gain)})

    def words(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        return trade_words(s, action, self.cost, self.gain)


def trade_words(s: CenturyState, action: int, cost: int, gain: int) -> Mapping[str, JsonValue | Message]:
    """What all trades of an answer cost and bring together."""
    family = s.game.trade
    if not family.base <= action < family.end:
        return {}
    times = action - family.base + 1
    return {"asked": "trade", "cost": unpack(times * cost), "gain": unpack(times * gain)}


def trades(s: CenturyState, seat: int, cost: int) -> list[int]:
    """The answers to how often a seat trades; none when it cannot pay once.

    There are as many as a seat could ever keep cubes. More trades than that would add nothing: each brings a cube, and the hold
    is full of them.
    """
    family = s.game.trade
    end = family.base + most_times(s.store[seat], cost)
    return s.game.all_actions[family.base : end if end < family.end else family.end]


def how_often(s: CenturyState, seat: int, cost: int, action: int) -> int:
    """The number of trades that an answer stands for; refused when they cannot all be paid."""
    family = s.game.trade
    if not family.base <= action < family.end:
        raise not_asked()
    times = action - family.base + 1
    store = s.store[seat]
    if not covers(store, times * cost):
        raise Refused("cannot-trade-so-often", times=times, cubes=missing(store, times * cost))
    return times


class TradeEither(Worded, Question[CenturyState]):
    """How often do you trade in all, where each single trade brings one of two gains? At least once, as in any trade."""

    __slots__ = ("cost", "gain", "second")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "gain", "second")

    def __init__(self, seat: int, cost: int, gain: int, second: int) -> None:
        self.seat = seat
        self.cost = cost
        self.gain = gain
        self.second = second

    def legal(self, s: CenturyState) -> list[int]:
        return trades(s, self.seat, self.cost)

    def apply(self, s: CenturyState, action: int) -> None:
        times = how_often(s, self.seat, self.cost, action)
        s.stack.append(Mix(self.seat, self.cost, self.gain, self.second, times))

    def prompt(self, s: CenturyState) -> Message:
        gains = {"gain": unpack(self.gain), "second": unpack(self.second)}
        return Message("ask-trade-either", {"cost": unpack(self.cost), **gains})

    def words(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What the trades cost; which gains they bring is asked next."""
        paid = trade_words(s, action, self.cost, self.gain)
        return {**paid, "asked": "either"} if paid else {}


class Mix(Worded, Question[CenturyState]):
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
        base = s.game.first.base
        return s.game.all_actions[base : base + self.times + 1]

    def apply(self, s: CenturyState, action: int) -> None:
        family = s.game.first
        if not family.base <= action < family.end:
            raise not_asked()
        first = action - family.base
        if first > self.times:
            raise Refused("more-than-all-trades", times=self.times)
        cost = self.times * self.cost
        gain = first * self.gain + (self.times - first) * self.second
        s.store[self.seat] += gain - cost
        if s.event_sink is not None:
            s.emit("trade", self.seat, times=self.times, cost=unpack(cost), gain=unpack(gain))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-mix", {"gain": unpack(self.gain), "second": unpack(self.second), "times": self.times})

    def words(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What all trades bring together."""
        first = action - s.game.first.base
        if not 0 <= first <= self.times:
            return {}
        return {"asked": "mix", "gain": unpack(first * self.gain + (self.times - first) * self.second)}
