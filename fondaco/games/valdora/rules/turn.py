"""Spielverlauf: a turn is a move, then one action at most; clockwise, round after round (page 3)."""

from __future__ import annotations

from ....core.frames import agendas
from ..components import MOST_SEATS
from ..state import ValdoraState
from ..tables import NONE
from .books import UseBook
from .loading import Load
from .mines import refill
from .movement import Move
from .orders import Deliver
from .scoring import end

MOVES = tuple(Move(seat) for seat in range(MOST_SEATS))


def move(s: ValdoraState, seat: int) -> None:
    """The seat's turn begins: it must move its pawn."""
    s.turn_number += 1
    s.stack.append(MOVES[seat])


def act(s: ValdoraState, seat: int) -> None:
    """One action, which the space decides, or none (a ruling: action-is-optional).

    Mines ask nothing, and where nothing can be done, nothing is asked either.
    """
    spaces = s.game.spaces
    space = s.pawns[seat]
    question: UseBook | Load | Deliver
    if spaces.mine[space]:
        refill(s, seat)
        return
    if spaces.house[space] != NONE:
        question = Deliver(seat)
    elif spaces.book[space] != NONE:
        question = UseBook(seat, 0, 0)
    else:
        question = Load(seat, 0, 0, 0)
    if len(question.legal(s)) > 1:
        s.stack.append(question)
    else:
        s.emit("nothing", seat)


def end_turn(s: ValdoraState, seat: int) -> None:
    """The next seat's turn, clockwise; once the last seat has played, the next round or the end of the game."""
    following = seat + 1
    if following == s.players:
        if s.last_round:
            end(s, "craftsmen")
            return
        if s.round == s.game.round_limit:
            end(s, "round-limit")
            return
        s.round += 1
        following = 0
    s.stack.append(TURN[following])


TURN = agendas("turn", move, act, end_turn, seats=MOST_SEATS)
