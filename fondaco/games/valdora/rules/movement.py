"""Bewegung und Begegnung: the pawn must move, and pays those whom it meets (page 4)."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..state import ValdoraState


class Move(Question[ValdoraState]):
    """Where to? Up to the next city, with provisions through one city; never to stay.

    Pawns that are passed do not matter, only those where the move ends (a ruling: pawns-do-not-block).
    """

    __slots__ = ()

    def legal(self, s: ValdoraState) -> list[int]:
        # moves are the first family: their ids are the numbers of the spaces
        seat, pawns = self.seat, s.pawns
        spaces = s.game.spaces
        targets = (spaces.far if s.provisions[seat] else spaces.near)[pawns[seat]][:]
        coins = s.coins[seat]
        if coins < s.players - 1:
            for space in set(pawns):
                if toll(s, seat, space) > coins and space in targets:
                    targets.remove(space)
        return targets

    def apply(self, s: ValdoraState, action: int) -> None:
        seat, game = self.seat, s.game
        if action >= game.move.end:
            raise not_asked()
        here, labels = s.pawns[seat], game.spaces.labels
        if action == here:
            raise Refused("must-move", here=labels[here])
        passes = action not in game.spaces.near[here]
        if passes:  # provisions are spent only if they are needed (a ruling: provisions-spent-if-needed)
            if action not in game.spaces.far[here]:
                raise Refused("too-far", to=labels[action])
            if not s.provisions[seat]:
                raise Refused("needs-provisions", to=labels[action])
        price = toll(s, seat, action)
        if price > s.coins[seat]:
            raise Refused("cannot-pay-encounter", to=labels[action], price=price, coins=s.coins[seat])
        s.pawns[seat] = action
        if passes:
            s.provisions[seat] = False
        if s.event_sink is not None:
            s.emit("move-on" if passes else "move", seat, to=labels[action])
        if price:
            meet(s, seat)

    def prompt(self, s: ValdoraState) -> Message:
        id = "ask-move-provisions" if s.provisions[self.seat] else "ask-move"
        return Message(id, {"seat": self.seat, "here": s.game.spaces.labels[s.pawns[self.seat]]})


def toll(s: ValdoraState, seat: int, space: int) -> int:
    """What ending a move on a space costs: 1 coin for every other pawn there, but nothing on a silver mine."""
    if s.game.spaces.mine[space]:
        return 0
    return s.pawns.count(space) - (s.pawns[seat] == space)


def meet(s: ValdoraState, seat: int) -> None:
    """Pay 1 coin to everybody there. Whoever has as many as allowed gets none: the coin goes to the bank."""
    for other in range(s.players):
        if other != seat and s.pawns[other] == s.pawns[seat]:
            s.coins[seat] -= 1
            if s.coins[other] < s.game.most_coins:
                s.coins[other] += 1
                s.emit("encounter", seat, other=other)
            else:
                s.emit("encounter-full", seat, other=other)
