"""Spielerzug: exactly one of four actions, then the check of the holds (pages 8 and 9); with golden deals one of five."""

from __future__ import annotations

from ....core.frames import agendas
from ....core.messages import Message
from ...century.cubes.limit import check_limits
from ...century.hand.hand_turn import HandTurn, take_all_back, turn_prompt
from ...century.merchants import golden_deals
from ...century.rounds import next_turn
from ...century.state import MOST_SEATS
from ..state import SpiceIslandsState
from .ship import can_sail, sail, stay


class Turn(HandTurn[SpiceIslandsState]):
    """Which action? Play a card, acquire a merchant, move the ship, or rest; with golden deals a deal can be made as well.

    Where the ship goes is a part of the answer.
    """

    __slots__ = ()

    def legal(self, s: SpiceIslandsState) -> list[int]:
        game = s.game
        actions = HandTurn.legal(self, s)
        actions.append(game.rest.base)
        actions += can_sail(s, self.seat)
        if s.deals is not None:
            actions += golden_deals.deal_answers(s, self.seat)
        return actions

    def apply(self, s: SpiceIslandsState, action: int) -> None:
        game, seat = s.game, self.seat
        if game.sail.base <= action < game.sail.end:
            sail(s, seat, action - game.sail.base)
        elif action == game.stay.base:
            stay(s, seat)
        elif action == game.rest.base:
            take_all_back(s, seat, s.played[seat], s.spent[seat])
        elif s.deals is not None and game.deal_of.base <= action < game.deal_of.end:
            golden_deals.deal_from_hand(s, seat, action - game.deal_of.base)
        else:
            HandTurn.apply(self, s, action)

    def prompt(self, s: SpiceIslandsState) -> Message:
        return turn_prompt(s, self.seat, self.legal(s))


TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))


def ask_action(s: SpiceIslandsState, seat: int) -> None:
    """The seat's turn begins."""
    s.turn_number += 1
    s.stack.append(TURNS[seat])


def end_turn(s: SpiceIslandsState, seat: int) -> None:
    """The next seat's turn, as long as there is one."""
    following = next_turn(s, seat, "point-tiles")
    if following is not None:
        s.stack.append(TURN[following])


TURN = agendas("turn", ask_action, check_limits, end_turn, seats=MOST_SEATS)
