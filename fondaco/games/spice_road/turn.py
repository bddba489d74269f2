"""Spielerzug: exactly one of four actions, then the check of the caravans (pages 2 and 3)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.frames import Question, agendas, not_asked
from ...core.messages import Message
from ..century import merchants
from ..century.cubes import COUNT
from ..century.limit import check_limit
from .claim import claim
from .play import play
from .rest import rest
from .scoring import end
from .state import SpiceRoadState

MOST_SEATS = 5


@dataclass(slots=True, eq=False)
class Turn(Question[SpiceRoadState]):
    """Which action? Play a card, acquire a merchant, claim a point card, or rest."""

    seat: int

    def legal(self, s: SpiceRoadState) -> list[int]:
        game = s.game
        store = s.store[self.seat]
        payable = game.merchants.payable[store]
        base = game.play.base
        actions = []
        for card in s.hand[self.seat]:
            if payable[card]:
                actions.append(base + card)
        places = len(s.row.cards)
        reach = store % COUNT + 1  # cubes.total, spelled out: this is the hottest place of the game
        base = game.acquire.base
        actions += game.ids[base : base + (places if places < reach else reach)]
        payable = game.points.payable[store]
        action = game.claim.base
        for card in s.point_row:
            if payable[card]:
                actions.append(action)
            action += 1
        actions.append(game.rest.base)
        return actions

    def apply(self, s: SpiceRoadState, action: int) -> None:
        game = s.game
        if action < game.play.end:
            play(s, self.seat, action - game.play.base)
        elif action < game.acquire.end:
            merchants.acquire(s, self.seat, action - game.acquire.base)
        elif action < game.claim.end:
            claim(s, self.seat, action - game.claim.base)
        elif action == game.rest.base:
            rest(s, self.seat)
        else:
            raise not_asked()

    def prompt(self, s: SpiceRoadState) -> Message:
        return Message("ask-turn-last" if s.last_round else "ask-turn", {"seat": self.seat})


TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))


def ask_action(s: SpiceRoadState, seat: int) -> None:
    """The seat's turn begins."""
    s.turn += 1
    s.stack.append(TURNS[seat])


def end_turn(s: SpiceRoadState, seat: int) -> None:
    """The next seat's turn, clockwise; once the last seat has played, the next round or the end of the game."""
    following = seat + 1
    if following == s.players:
        if s.last_round:
            end(s, "point-cards")
            return
        if s.round == s.game.round_limit:
            end(s, "round-limit")
            return
        s.round += 1
        following = 0
    s.stack.append(TURN[following])


TURN = agendas("turn", ask_action, check_limit, end_turn, seats=MOST_SEATS)
