"""Spielerzug: work or rest, then the check of the storage (page 7)."""

from __future__ import annotations

from ...core.frames import agendas
from ..century.limit import check_limit
from ..century.rounds import next_turn
from ..century.settlers.state import SettledState
from ..century.settlers.work import Turn, ask_turn
from ..century.state import MOST_SEATS

TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))


def end_turn(s: SettledState, seat: int) -> None:
    """The next seat's turn, unless the game is over."""
    following = next_turn(s, seat, "point-cards")
    if following is not None:
        s.stack.append(TURN[following])


TURN = agendas("turn", ask_turn, check_limit, end_turn, seats=MOST_SEATS)
