"""Spielerzug: move the ship, then one action at most; at the end the check of the holds (pages 4 and 5)."""

from __future__ import annotations

from bisect import insort

from ....core.frames import agendas
from ...century.cubes.limit import check_limits
from ...century.cubes.packing import unpack
from ...century.harbours.harbour_action import Land
from ...century.rounds import next_turn
from ...century.state import MAX_SEATS
from ..state import EasternWondersState
from .sailing import Sail


class Act(Land[EasternWondersState]):
    """Which action? The market or the harbour where the ship stands, a harvest anywhere, or nothing."""

    __slots__ = ()

    def legal(self, s: EasternWondersState) -> list[int]:
        actions = Land.legal(self, s)
        insort(actions, s.game.harvest.base)
        return actions

    def apply(self, s: EasternWondersState, action: int) -> None:
        if action == s.game.harvest.base:
            harvest(s, self.seat)
        else:
            Land.apply(self, s, action)


def harvest(s: EasternWondersState, seat: int) -> None:
    """Ernteaktion: two ginger, and what bonus tiles add."""
    gain = s.game.harvest_gain + s.bonuses.harvest[seat]
    s.cubes[seat] += gain
    if s.event_sink is not None:
        s.emit("harvest", seat, gain=unpack(gain))


SAIL = tuple(Sail(seat) for seat in range(MAX_SEATS))
ACT = tuple(Act(seat) for seat in range(MAX_SEATS))


def ask_sail(s: EasternWondersState, seat: int) -> None:
    """The seat's turn begins."""
    s.turn_number += 1
    s.stack.append(SAIL[seat])


def ask_act(s: EasternWondersState, seat: int) -> None:
    """The ship has moved, or has stayed where it was."""
    s.stack.append(ACT[seat])


def end_turn(s: EasternWondersState, seat: int) -> None:
    """The next seat's turn, as long as there is one."""
    following = next_turn(s, seat, "point-tiles")
    if following is not None:
        s.stack.append(TURN[following])


TURN = agendas("turn", ask_sail, ask_act, check_limits, end_turn, seats=MAX_SEATS)
