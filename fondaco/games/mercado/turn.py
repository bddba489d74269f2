"""Spielablauf: perhaps a privilege, then exactly one action; the tiles that are complete are scored; then the next player."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, agendas, not_asked
from ...core.messages import Message
from .coins import LAID, MOST, count, total
from .draw import draw
from .end import end
from .goods import close_gaps
from .place import takes_coin
from .privileges import follow, give_away, held
from .refill import refill
from .sale import score_tiles
from .state import MercadoState
from .tables import MOST_SEATS


@dataclass(slots=True, eq=False)
class Turn(Question[MercadoState]):
    """Do you play a privilege first? If not: which action?"""

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        seat = self.seat
        if s.hands[seat].cards:
            return held(s, seat, s.game.privilege.base) + actions(s, seat)
        return actions(s, seat)

    def apply(self, s: MercadoState, action: int) -> None:
        family, seat = s.game.privilege, self.seat
        if family.base <= action < family.end:
            face = action - family.base
            give_away(s, seat, face)
            s.stack.append(ACTIONS[seat])
            follow(s, seat, face)
        else:
            act(s, seat, action)

    def prompt(self, s: MercadoState) -> Message:
        seat = self.seat
        last = "yes" if s.last_round else "no"
        id = "ask-turn-privilege" if s.hands[seat].cards else "ask-turn"
        return Message(id, {"seat": seat, "last": last, "todo": possible(s, seat)})


@dataclass(slots=True, eq=False)
class Action(Question[MercadoState]):
    """Which action? Asked once a privilege has been played; it is the only one of the turn."""

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        return actions(s, self.seat)

    def apply(self, s: MercadoState, action: int) -> None:
        family = s.game.privilege
        if family.base <= action < family.end:
            raise Refused("one-privilege")
        act(s, self.seat, action)

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-action", {"seat": self.seat, "todo": possible(s, self.seat)})


def actions(s: MercadoState, seat: int) -> list[int]:
    """Draw coins, or put those of the character tile back into the bag.

    Who can do neither passes (a ruling: pass-without-coins).
    """
    game = s.game
    can_draw = s.bags[seat] % MOST >= game.draw_number
    if s.mats[seat]:
        return [game.draw_coins.base, game.refill.base] if can_draw else [game.refill.base]
    return [game.draw_coins.base if can_draw else game.skip.base]


def possible(s: MercadoState, seat: int) -> str:
    """The actions that a seat can choose, as prompts name them."""
    draw, refill = (family.base in actions(s, seat) for family in (s.game.draw_coins, s.game.refill))
    return "both" if draw and refill else "draw" if draw else "refill" if refill else "pass"


def act(s: MercadoState, seat: int, action: int) -> None:
    """Carry an action out."""
    game = s.game
    if action == game.draw_coins.base:
        draw(s, seat)
    elif action == game.refill.base:
        refill(s, seat)
    elif action == game.skip.base:
        if s.mats[seat] or total(s.bags[seat]) >= game.draw_number:
            raise Refused("must-act")
        s.emit("pass", seat)
    else:
        raise not_asked()


ACTIONS = tuple(Action(seat) for seat in range(MOST_SEATS))
TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))


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
            end(s, "start-disc")
            return
        if all(is_stuck(s, other) for other in range(s.players)):
            end(s, "deadlock")
            return
        if s.round == s.game.round_limit:
            end(s, "round-limit")
            return
        s.round += 1
        following = 0
    s.stack.append(TURN[following])


def is_stuck(s: MercadoState, seat: int) -> bool:
    """Whether a seat can do nothing more, ever. The game ends if that is true of all seats (a ruling: dead-market).

    It holds no privilege, and has either too few coins to draw or none that some tile would take.
    """
    coins = s.bags[seat] + s.mats[seat]
    if s.hands[seat].cards:
        return False
    if total(coins) < s.game.draw_number:
        return True
    return not any(count(coins, coin) and takes_coin(s, seat, coin) for coin in range(LAID))


TURN = agendas("turn", ask_turn, score_tiles, close_gaps, end_turn, seats=MOST_SEATS)
