"""Spielerzug: exactly one of four actions, then the check of the holds (pages 8 and 9); with golden deals one of five.

Playing and acquiring are in `century.hand.hand_turn`, deals in `century.hand.hand_deals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ....core.frames import agendas
from ...century.cubes.limit import check_limits
from ...century.hand.hand_deals import MakeDeal
from ...century.hand.hand_turn import Acquire, HandTurn, Play, pick_up_cards
from ...century.hand.turn_action import TurnAction
from ...century.harbours.harbour_action import Build, DoNothing, Fulfil, TradeOnIsland
from ...century.rounds import next_turn
from ...century.state import MAX_SEATS
from .ship import Sail, Stay

if TYPE_CHECKING:
    from ..state import SpiceIslandsState


class Rest(TurnAction["SpiceIslandsState"]):
    """Ausruhen: take the played cards and those turned down for steps back into the hand."""

    def legal(self, s: SpiceIslandsState, seat: int) -> Sequence[int]:
        return s.game.hands.rest.actions

    def perform(self, s: SpiceIslandsState, seat: int, value: int) -> None:
        pick_up_cards(s, seat, s.played[seat], s.spent[seat])


ACTIONS: Final[dict[str, TurnAction[Any]]] = {
    "play": Play(),
    "acquire": Acquire(),
    "rest": Rest(),
    "sail": Sail(),
    "stay": Stay(),
    "deal": MakeDeal(),
}
"""The actions of a turn by family, in the order of their ids."""
ACTIONS_AT_TILE: Final[dict[str, TurnAction[Any]]] = {
    "build": Build(),
    "nothing": DoNothing(),
    "fulfil": Fulfil(),
    "trade": TradeOnIsland(),
}
"""The actions after a movement by family, in the order of their ids."""


class Turn(HandTurn["SpiceIslandsState"]):
    """Which action? Play a card, acquire a merchant, move the ship, or rest; with golden deals a deal can be made as well.

    Where the ship goes is a part of the answer.
    """

    __slots__ = ()


TURNS: Final = tuple([Turn(seat) for seat in range(MAX_SEATS)])


def ask_action(s: SpiceIslandsState, seat: int) -> None:
    """Begin the seat's turn."""
    s.turn_number += 1
    s.stack.append(TURNS[seat])


def end_turn(s: SpiceIslandsState, seat: int) -> None:
    """Begin the next seat's turn, if there is one."""
    following = next_turn(s, seat, "point-tiles")
    if following is not None:
        s.stack.append(TURN[following])


TURN: Final = agendas("turn", ask_action, check_limits, end_turn, seats=MAX_SEATS)


def begin_first_turn(s: SpiceIslandsState) -> None:
    """Begin the first turn of the game."""
    s.stack.append(TURN[0])
