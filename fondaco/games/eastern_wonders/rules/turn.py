"""Spielerzug: move the ship, then at most one action; at the end the check of the holds (pages 4 and 5).

The actions on islands and in harbours are in `century.harbours.harbour_action`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ....core.frames import agendas
from ...century.cubes.limit import check_limits
from ...century.cubes.packing import unpack
from ...century.hand.turn_action import TurnAction
from ...century.harbours.harbour_action import ACT_AT_TILE, Build, DoNothing, Fulfil, TradeOnIsland
from ...century.rounds import next_turn
from ...century.state import MAX_SEATS
from .sailing import Sail

if TYPE_CHECKING:
    from ..state import EasternWondersState


class Harvest(TurnAction["EasternWondersState"]):
    """Ernteaktion: two ginger and the cubes of bonus tiles, wherever the ship is."""

    def legal(self, s: EasternWondersState, seat: int) -> Sequence[int]:
        return s.game.harvest.harvest.actions

    def perform(self, s: EasternWondersState, seat: int, value: int) -> None:
        gain = s.game.harvest.gain_of(s, seat)
        s.cubes[seat] += gain
        if s.event_sink is not None:
            s.emit("harvest", seat, gain=unpack(gain))


ACTIONS_AT_TILE: Final[dict[str, TurnAction[Any]]] = {
    "build": Build(),
    "nothing": DoNothing(),
    "fulfil": Fulfil(),
    "harvest": Harvest(),
    "trade": TradeOnIsland(),
}
"""The actions after a movement by family, in the order of their ids."""

SAIL: Final = tuple([Sail(seat) for seat in range(MAX_SEATS)])


def ask_sail(s: EasternWondersState, seat: int) -> None:
    """Begin the seat's turn."""
    s.turn_number += 1
    s.stack.append(SAIL[seat])


def ask_act(s: EasternWondersState, seat: int) -> None:
    """Ask for the action after the ship has moved or stayed."""
    s.stack.append(ACT_AT_TILE[seat])


def end_turn(s: EasternWondersState, seat: int) -> None:
    """Begin the next seat's turn, if there is one."""
    following = next_turn(s, seat, "point-tiles")
    if following is not None:
        s.stack.append(TURN[following])


TURN: Final = agendas("turn", ask_sail, ask_act, check_limits, end_turn, seats=MAX_SEATS)


def begin_first_turn(s: EasternWondersState) -> None:
    """Begin the first turn of the game."""
    s.stack.append(TURN[0])
