"""Einen Zug ausführen: any bonus actions, exactly one main action, any bonus actions (pages 5 and 16)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, agendas, not_asked
from ....core.messages import Message
from ...polo.rules import bonus_actions
from ...polo.rules.contracts import legal_to_complete
from ...polo.rules.round import begin_turn, following
from ..state import MarcoPolo2State
from ..tables import BAG, BOOK
from .characters import cash_in, legal_to_cash_in
from .contracts import refill
from .placing import Die, obstacle, place
from .seals import legal_to_upgrade, upgrade

MOST_SEATS = 4


def main_actions(s: MarcoPolo2State, seat: int) -> list[int]:
    """The spaces where the seat could carry out its main action now."""
    if s.acted or not s.hand[seat]:
        return []
    return [space for space in range(BOOK, len(s.board)) if not obstacle(s, seat, space)]


def may_bag(s: MarcoPolo2State, seat: int, actions: list[int]) -> bool:
    """Whether a die may go to the money bag: while dice are left, an action must follow (page 13).

    So the last one goes there only if the turn began with it, or if no main action is possible (a ruling: last-die-to-the-bag).
    Before the action dice go nowhere but to the bag: while that was not used, a single die is the only one there was.
    """
    left = len(s.hand[seat])
    return left > 0 and (s.acted or left > 1 or not s.bagged or not actions)


class Turn(Question[MarcoPolo2State]):
    """What do you do? Place dice on a space, take a bonus action, or end the turn.

    It may end once the main action is done or no die is left; if no main action is possible, once a die has gone to the money
    bag (a ruling: bag-without-action).
    """

    __slots__ = ()

    def legal(self, s: MarcoPolo2State) -> list[int]:
        game, seat = s.game, self.seat
        spaces = main_actions(s, seat)
        base = game.place.base
        actions = [base + space for space in spaces]
        if may_bag(s, seat, spaces):
            actions.insert(0, base + BAG)
        if s.active[seat]:
            actions += legal_to_complete(s, seat)
        bonus_actions.legal(s, seat, actions)
        if s.seals[seat] != s.upgraded[seat]:
            actions += legal_to_upgrade(s, seat)
        if s.kept:
            actions += legal_to_cash_in(s, seat)
        if self._may_end(s, spaces):
            actions.append(game.end.base)
        return actions

    def _may_end(self, s: MarcoPolo2State, spaces: list[int]) -> bool:
        return s.acted or not s.hand[self.seat] or (s.bagged and not spaces)

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        game, seat = s.game, self.seat
        if action == game.place.base + BAG:
            self._bag(s)
        elif action < game.place.end:
            place(s, seat, action - game.place.base)
        elif action < game.buy.end:
            bonus_actions.carry_out(s, seat, action)
        elif action < game.upgrade.end:
            upgrade(s, seat, action - game.upgrade.base)
        elif action < game.cash.end:
            cash_in(s, seat, action - game.cash.base)
        elif action == game.end.base:
            if not self._may_end(s, main_actions(s, seat)):
                raise Refused("must-act")
        else:
            raise not_asked()

    def _bag(self, s: MarcoPolo2State) -> None:
        """Geldsäckchen: any die, as often as one likes, without a fee."""
        if not s.hand[self.seat]:
            raise Refused("no-dice")
        if not may_bag(s, self.seat, main_actions(s, self.seat)):
            raise Refused("bag-once" if s.first_dice == 1 else "bag-last")
        s.stack.append(s.game.turns[self.seat])
        s.stack.append(Die(self.seat, BAG, 1, 0))

    def prompt(self, s: MarcoPolo2State) -> Message:
        game, actions = s.game, self.legal(s)
        if actions[-1] == game.end.base:
            return Message("ask-turn-end" if len(actions) == 1 else "ask-turn-after", {"seat": self.seat})
        possible = any(game.place.base + BAG < action < game.place.end for action in actions)
        return Message("ask-turn" if possible else "ask-turn-no-action", {"seat": self.seat})


TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))


def ask_turn(s: MarcoPolo2State, seat: int) -> None:
    """The seat's turn begins."""
    s.bagged = False
    s.first_dice = len(s.hand[seat])
    begin_turn(s, seat)


def pass_on(s: MarcoPolo2State, seat: int) -> None:
    """The next seat clockwise that still has dice; when none has, the round is over."""
    other = following(s, seat)
    if other is not None:
        s.stack.append(TURN[other])


TURN = agendas("turn", ask_turn, refill, pass_on, seats=MOST_SEATS)
