"""Spielerzug: exactly one of four actions, then the check of the caravans (pages 2 and 3); with golden deals one of five."""

from __future__ import annotations

from ....core.frames import agendas
from ....core.messages import Message
from ...century.cubes.limit import check_limit, check_limits
from ...century.hand.hand_turn import HandTurn, take_all_back, turn_prompt
from ...century.merchants import golden_deals
from ...century.rounds import next_turn
from ...century.state import MOST_SEATS
from ..state import SpiceRoadState
from .claim import claim


class Turn(HandTurn[SpiceRoadState]):
    """Which action? Play a card, acquire a merchant, claim a point card, or rest."""

    __slots__ = ()

    def legal(self, s: SpiceRoadState) -> list[int]:
        game = s.game
        actions = HandTurn.legal(self, s)
        payable = game.points.payable[s.store[self.seat]]
        action = game.claim.base
        for card in s.point_row:
            if payable[card]:
                actions.append(action)
            action += 1
        actions.append(game.rest.base)
        return actions

    def apply(self, s: SpiceRoadState, action: int) -> None:
        game = s.game
        if game.claim.base <= action < game.claim.end:
            claim(s, self.seat, action - game.claim.base)
        elif action == game.rest.base:
            take_all_back(s, self.seat, s.played[self.seat])
        else:
            HandTurn.apply(self, s, action)

    def prompt(self, s: SpiceRoadState) -> Message:
        return turn_prompt(s, self.seat, self.legal(s))


class TurnWithDeals(Turn):
    """Which action, when golden deals are played? Instead of playing a card of the hand its deal can be made."""

    __slots__ = ()

    def legal(self, s: SpiceRoadState) -> list[int]:
        return Turn.legal(self, s) + golden_deals.deal_answers(s, self.seat)

    def apply(self, s: SpiceRoadState, action: int) -> None:
        family = s.game.deal_of
        if family.base <= action < family.end:
            golden_deals.deal_from_hand(s, self.seat, action - family.base)
        else:
            Turn.apply(self, s, action)


TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))
TURNS_WITH_DEALS = tuple(TurnWithDeals(seat) for seat in range(MOST_SEATS))


def ask_action(s: SpiceRoadState, seat: int) -> None:
    """The seat's turn begins."""
    s.turn_number += 1
    s.stack.append(TURNS[seat])


def ask_action_or_deal(s: SpiceRoadState, seat: int) -> None:
    """The seat's turn begins, with one more action to choose."""
    s.turn_number += 1
    s.stack.append(TURNS_WITH_DEALS[seat])


def end_turn(s: SpiceRoadState, seat: int) -> None:
    """The next seat's turn, as long as there is one."""
    following = next_turn(s, seat, "point-cards")
    if following is not None:
        begin_turn(s, following)


TURN = agendas("turn", ask_action, check_limit, end_turn, seats=MOST_SEATS)
TURN_WITH_DEALS = agendas("turn", ask_action_or_deal, check_limits, end_turn, seats=MOST_SEATS)


def begin_turn(s: SpiceRoadState, seat: int) -> None:
    """What a seat does in its turn: the option decides by which list."""
    s.stack.append((TURN if s.deals is None else TURN_WITH_DEALS)[seat])
