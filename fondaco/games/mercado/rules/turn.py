"""Spielablauf: perhaps a privilege, then exactly one action; the tiles that are complete are scored; then the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, agendas
from ....core.messages import Message
from ..packing import LAID, count, total
from ..tables import MAX_SEATS
from .draw_coins import draw_coins, draw_obstacle, pass_obstacle, refill, refill_obstacle
from .goods_tiles import close_gaps
from .lay_coins import is_taken
from .obstacles import BAG_TOO_SMALL, MESSAGES, NO_SUCH_PRIVILEGE, ONE_PRIVILEGE
from .privileges import discard_privilege, play_privilege, privilege_obstacle, privilege_refusal, privileges_held
from .sale import score_tiles
from .scoring import end_game

if TYPE_CHECKING:
    from ..state import MercadoState


class Turn(Question["MercadoState"]):
    """Do you play a privilege first? If not: which action?"""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        if not s.seats[self.seat].privileges.cards:
            return legal_actions(s, self.seat)
        play = s.game.play_privilege.actions
        return [play[privilege] for privilege in privileges_held(s, self.seat)] + legal_actions(s, self.seat)

    def obstacle(self, s: MercadoState, action: int) -> int:
        obstacle = action_obstacle(s, self.seat, action)
        if obstacle != OTHER_QUESTION:
            return obstacle
        privilege = s.game.play_privilege.offset(action)
        return privilege_obstacle(s, self.seat, privilege) if privilege >= 0 else OTHER_QUESTION

    def refusal(self, s: MercadoState, action: int, obstacle: int) -> Refused:
        if obstacle == NO_SUCH_PRIVILEGE:
            return privilege_refusal(s, s.game.play_privilege.offset(action))
        return action_refusal(s, self.seat, obstacle)

    def perform(self, s: MercadoState, action: int) -> None:
        privilege, seat = s.game.play_privilege.offset(action), self.seat
        if privilege < 0:
            perform_action(s, seat, action)
            return
        discard_privilege(s, seat, privilege)
        s.stack.append(ACTIONS[seat])
        play_privilege(s, seat, privilege)

    def prompt(self, s: MercadoState) -> Message:
        seat = self.seat
        last = "yes" if s.last_round else "no"
        id = "ask-turn-privilege" if s.seats[seat].privileges.cards else "ask-turn"
        return Message(id, {"seat": seat, "last": last, "todo": possible_actions(s, seat)})


class Action(Question["MercadoState"]):
    """Which action? Asked once a privilege has been played; it is the only one of the turn."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        return legal_actions(s, self.seat)

    def obstacle(self, s: MercadoState, action: int) -> int:
        return ONE_PRIVILEGE if s.game.play_privilege.offset(action) >= 0 else action_obstacle(s, self.seat, action)

    def refusal(self, s: MercadoState, action: int, obstacle: int) -> Refused:
        return action_refusal(s, self.seat, obstacle)

    def perform(self, s: MercadoState, action: int) -> None:
        perform_action(s, self.seat, action)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-action", {"seat": self.seat, "todo": possible_actions(s, self.seat)})


def legal_actions(s: MercadoState, seat: int) -> list[int]:
    """Draw coins, put those of the character tile back into the bag, or pass."""
    game, can_draw = s.game, not draw_obstacle(s, seat)
    if not refill_obstacle(s, seat):
        return [game.draw_coins.only, game.refill.only] if can_draw else [game.refill.only]
    return [game.draw_coins.only if can_draw else game.skip.only]


def action_obstacle(s: MercadoState, seat: int, action: int) -> int:
    """Return what prevents an action of the turn, as a constant."""
    game = s.game
    if action == game.draw_coins.only:
        return draw_obstacle(s, seat)
    if action == game.refill.only:
        return refill_obstacle(s, seat)
    return pass_obstacle(s, seat) if action == game.skip.only else OTHER_QUESTION


def action_refusal(s: MercadoState, seat: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to an action of the turn."""
    if obstacle == BAG_TOO_SMALL:
        return Refused(MESSAGES[obstacle], number=total(s.seats[seat].bag), needed=s.game.draw_number)
    return Refused(MESSAGES[obstacle])


def possible_actions(s: MercadoState, seat: int) -> str:
    """Return which actions a seat can choose, as prompts name them."""
    draw, refill = draw_obstacle(s, seat) == NO_OBSTACLE, refill_obstacle(s, seat) == NO_OBSTACLE
    return "both" if draw and refill else "draw" if draw else "refill" if refill else "pass"


def perform_action(s: MercadoState, seat: int, action: int) -> None:
    """Carry out an action of the turn."""
    game = s.game
    if action == game.draw_coins.only:
        draw_coins(s, seat)
    elif action == game.refill.only:
        refill(s, seat)
    else:
        s.emit("pass", seat)


ACTIONS: Final = tuple([Action(seat) for seat in range(MAX_SEATS)])
TURNS: Final = tuple([Turn(seat) for seat in range(MAX_SEATS)])


def ask_turn(s: MercadoState, seat: int) -> None:
    """The seat's turn begins."""
    s.turn_number += 1
    s.stack.append(TURNS[seat])


def end_turn(s: MercadoState, seat: int) -> None:
    """A further turn of the same seat, or the next seat's, clockwise; after the last seat the next round or the end.

    Further turns are taken in the last round, too (a ruling: further-turn-in-last-round).
    """
    if s.extra_turns:
        s.extra_turns -= 1
        s.stack.append(TURN[seat])
        return
    following = seat + 1
    if following == s.players:
        if s.last_round:
            end_game(s, "start-disc")
            return
        if all(is_stuck(s, each) for each in range(s.players)):
            end_game(s, "deadlock")
            return
        if s.round == s.game.round_limit:
            end_game(s, "round-limit")
            return
        s.round += 1
        following = 0
    s.stack.append(TURN[following])


def is_stuck(s: MercadoState, seat: int) -> bool:
    """Whether a seat can never act again. The game ends if that is true of all seats (a ruling: dead-market).

    It holds no privilege, and has either too few coins to draw or none that some tile would take.
    """
    own = s.seats[seat]
    coins = own.bag + own.mat
    if own.privileges.cards:
        return False
    if total(coins) < s.game.draw_number:
        return True
    return not any(count(coins, coin) and is_taken(s, seat, coin) for coin in range(LAID))


TURN: Final = agendas("turn", ask_turn, score_tiles, close_gaps, end_turn, seats=MAX_SEATS)
