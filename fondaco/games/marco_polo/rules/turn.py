"""Einen Zug ausführen: any bonus actions, exactly one main action, any bonus actions (pages 5 and 16)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, agendas, not_asked
from ....core.messages import Message
from ...polo.rules import bonus_actions
from ...polo.rules.contracts import legal_to_complete
from ...polo.rules.round import begin_turn, following
from ..state import MarcoPoloState
from ..tables import CARDS, PURSE, SPACES
from .contracts import refill_row
from .placing import obstacle, place

MOST_SEATS = 4


class Turn(Question[MarcoPoloState]):
    """What do you do? Place dice on a space, take a bonus action, or end the turn.

    It may end once the main action is done or no die is left. If no main action is possible, dice must go to the purse until one
    is or none is left (a ruling: purse-until-possible): the purse is always possible, and the end is not.
    """

    __slots__ = ()

    def legal(self, s: MarcoPoloState) -> list[int]:
        game, seat = s.game, self.seat
        actions: list[int] = []
        acted = s.acted
        dice = s.hand[seat]
        if dice:
            base = game.place.base
            actions.append(base + PURSE)
            if not acted:
                for space in range(PURSE + 1, CARDS):
                    if not obstacle(s, seat, space):
                        actions.append(base + space)
                if s.posts[seat]:
                    for space in range(CARDS, SPACES):
                        if not obstacle(s, seat, space):
                            actions.append(base + space)
        if s.active[seat]:
            actions += legal_to_complete(s, seat)
        bonus_actions.legal(s, seat, actions)
        if acted or not dice:
            actions.append(game.end.base)
        return actions

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game, seat = s.game, self.seat
        if action < game.place.end:
            place(s, seat, action - game.place.base)
        elif action < game.buy.end:
            bonus_actions.carry_out(s, seat, action)
        elif action == game.end.base:
            if s.hand[seat] and not s.acted:
                raise Refused("must-act")
        else:
            raise not_asked()

    def prompt(self, s: MarcoPoloState) -> Message:
        game, actions = s.game, self.legal(s)
        if actions[-1] == game.end.base:
            return Message("ask-turn-end" if len(actions) == 1 else "ask-turn-after", {"seat": self.seat})
        possible = any(game.place.base + PURSE < action < game.place.end for action in actions)
        return Message("ask-turn" if possible else "ask-turn-no-action", {"seat": self.seat})


TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))


def pass_on(s: MarcoPoloState, seat: int) -> None:
    """The next seat clockwise that still has dice; when none has, the round is over."""
    other = following(s, seat)
    if other is not None:
        s.stack.append(TURN[other])


TURN = agendas("turn", begin_turn, refill_row, pass_on, seats=MOST_SEATS)
