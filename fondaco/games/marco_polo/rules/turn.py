"""Einen Zug ausführen: any bonus actions, exactly one main action, any bonus actions (pages 5 and 16)."""

from __future__ import annotations

from typing import Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, Question, agendas
from ....core.messages import Message
from ...polo.rules.bonus_actions import (
    bonus_action_obstacle,
    bonus_action_refusal,
    legal_bonus_actions,
    perform_bonus_action,
)
from ...polo.rules.obstacles import MUST_ACT
from ...polo.rules.round import begin_turn, next_seat_with_dice
from ..state import MarcoPoloState
from ..tables import CARDS, MAX_SEATS, PURSE, SPACES
from .contracts import refill_row
from .obstacles import MESSAGES
from .placing import place_dice, space_obstacle, space_refusal


class Turn(Question[MarcoPoloState]):
    """What do you do? Place dice on a space, take a bonus action, or end the turn.

    It may end once the main action is done or no die is left. If no main action is possible, dice must go to the purse until one
    is or none is left (a ruling: purse-until-possible): the purse is always possible, and the end is not.
    """

    __slots__ = ()

    def legal(self, s: MarcoPoloState) -> list[int]:
        # Fast path, 3.9 µs instead of 6.3: no space is asked without dice or after the main action, no card without a post
        game, seat = s.game, self.seat
        each, place = s.seats[seat], game.place_dice.actions
        actions: list[int] = []
        if each.dice:
            actions.append(place[PURSE])
            if not s.acted:
                spaces = range(PURSE + 1, SPACES if each.posts else CARDS)
                actions += [place[space] for space in spaces if not space_obstacle(s, seat, space)]
        actions += legal_bonus_actions(s, seat)
        if not end_obstacle(s, seat):
            actions.append(game.end_turn.only)
        return actions

    def obstacle(self, s: MarcoPoloState, action: int) -> int:
        space = s.game.place_dice.offset(action)
        if space >= 0:
            return space_obstacle(s, self.seat, space)
        return end_obstacle(s, self.seat) if action == s.game.end_turn.only else bonus_action_obstacle(s, self.seat, action)

    def refusal(self, s: MarcoPoloState, action: int, obstacle: int) -> Refused:
        space = s.game.place_dice.offset(action)
        if space >= 0:
            return space_refusal(s, self.seat, space, obstacle)
        return Refused(MESSAGES[obstacle]) if obstacle == MUST_ACT else bonus_action_refusal(s, self.seat, action, obstacle)

    def perform(self, s: MarcoPoloState, action: int) -> None:
        space = s.game.place_dice.offset(action)
        if space >= 0:
            place_dice(s, self.seat, space)
        elif action != s.game.end_turn.only:
            perform_bonus_action(s, self.seat, action)

    def prompt(self, s: MarcoPoloState) -> Message:
        game, actions = s.game, self.legal(s)
        if actions[-1] == game.end_turn.only:
            return Message("ask-turn-end" if len(actions) == 1 else "ask-turn-after", {"seat": self.seat})
        possible = any(game.place_dice.offset(action) > PURSE for action in actions)
        return Message("ask-turn" if possible else "ask-turn-no-action", {"seat": self.seat})


TURNS: Final = tuple([Turn(seat) for seat in range(MAX_SEATS)])


def end_obstacle(s: MarcoPoloState, seat: int) -> int:
    """Return what prevents ending the turn."""
    return MUST_ACT if s.seats[seat].dice and not s.acted else NO_OBSTACLE


def pass_on(s: MarcoPoloState, seat: int) -> None:
    """Begin the turn of the next seat clockwise that still has dice; if none has, the round is over."""
    other = next_seat_with_dice(s, seat)
    if other is not None:
        s.stack.append(TURN[other])


TURN: Final = agendas("turn", begin_turn, refill_row, pass_on, seats=MAX_SEATS)
