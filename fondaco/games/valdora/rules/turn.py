"""Spielverlauf: a turn is a move, then at most one action; clockwise, round after round (page 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.frames import agendas
from ..components import MAX_SEATS
from ..tables import NONE
from .books import USE_BOOK
from .loading import LOAD
from .movement import MOVES
from .orders import DELIVER
from .scoring import end_game
from .simple_actions import fill_purse

if TYPE_CHECKING:
    from ..state import ValdoraState


def move(s: ValdoraState, seat: int) -> None:
    """Begin the seat's turn: it must move its pawn."""
    s.turn_number += 1
    s.stack.append(MOVES[seat])


def act(s: ValdoraState, seat: int) -> None:
    """Ask for the one action that the space allows, unless nothing is possible.

    The seat may decline it (a ruling: action-is-optional).
    """
    spaces, space = s.game.spaces, s.pawns[seat]
    if spaces.is_mine[space]:
        fill_purse(s, seat)
    elif spaces.book[space] != NONE:
        s.stack.append(USE_BOOK[seat])  # a city always has provisions
    else:
        question = DELIVER[seat] if spaces.patron[space] != NONE else LOAD[seat]
        if question.has_choice(s):
            s.stack.append(question)
        else:
            s.emit("nothing", seat)


def end_turn(s: ValdoraState, seat: int) -> None:
    """Begin the next seat's turn, clockwise; after the last seat the next round, or the end of the game."""
    following = seat + 1
    if following == s.players:
        if s.last_round:
            end_game(s, "craftsmen")
            return
        if s.round == s.game.round_limit:
            end_game(s, "round-limit")
            return
        s.round += 1
        following = 0
    s.stack.append(TURN[following])


TURN: Final = agendas("turn", move, act, end_turn, seats=MAX_SEATS)
