"""Spielerzug: work or rest, then the check of the storages (pages 7 and 10 to 15)."""

from __future__ import annotations

from ....core.frames import agendas
from ..cubes.limit import check_limits
from ..rounds import next_turn
from ..state import MAX_SEATS
from .state import SettledState
from .work import Turn, ask_turn

TURNS = tuple(Turn(seat) for seat in range(MAX_SEATS))


def end_turn(s: SettledState, seat: int) -> None:
    """The next seat's turn, unless the game is over."""
    following = next_turn(s, seat, "point-cards")
    if following is not None:
        s.stack.append(TURN[following])


TURN = agendas("turn", ask_turn, check_limits, end_turn, seats=MAX_SEATS)
"""All storages are checked, for in Von Ost nach West tolls and golden deals give cubes to others."""
