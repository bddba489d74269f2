"""Privilegien: played at the start of a turn, or given up.

Either way they leave the game, for all to see (a ruling: privileges-leave).
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, Task, not_asked
from ...core.messages import Message
from . import symbols
from .board import move
from .state import MercadoState
from .tables import MOST_SEATS


@dataclass(slots=True, eq=False)
class Extra(Task[MercadoState]):
    """What a privilege brings beside its spaces: it comes after the symbol of the space (a ruling: extra-after-space)."""

    seat: int
    face: int

    def run(self, s: MercadoState, seat: int) -> None:
        symbols.carry_out(s, seat, s.game.faces.extra[self.face])


@dataclass(slots=True, eq=False)
class Lose(Question[MercadoState]):
    """Which privilege do you give up?"""

    seat: int

    def legal(self, s: MercadoState) -> list[int]:
        return held(s, self.seat, s.game.lose.base)

    def apply(self, s: MercadoState, action: int) -> None:
        game = s.game
        if not game.lose.base <= action < game.lose.end:
            raise not_asked()
        face = action - game.lose.base
        give_away(s, self.seat, face)
        if s.event_sink is not None:
            s.emit("lose", self.seat, face=game.faces.labels[face])

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-lose", {"seat": self.seat})


LOSES = tuple(Lose(seat) for seat in range(MOST_SEATS))


def held(s: MercadoState, seat: int, base: int) -> list[int]:
    """The faces that a seat holds, sorted, as actions of the family with this base."""
    return sorted({base + face for face in s.hands[seat].cards})


def give_away(s: MercadoState, seat: int, face: int) -> None:
    """A privilege leaves a seat and the game."""
    if face not in s.hands[seat].cards:
        raise Refused("no-such-privilege", face=s.game.faces.labels[face])
    hand = s.hands[seat].clone()
    hand.remove(face)
    s.hands = (*s.hands[:seat], hand, *s.hands[seat + 1 :])
    s.gone += (face,)
    s.revealed += 1


def follow(s: MercadoState, seat: int, face: int) -> None:
    """Follow a privilege that was played: move by its value, with a choice about the space, then take what more it brings."""
    faces = s.game.faces
    if s.event_sink is not None:
        s.emit("play", seat, face=faces.labels[face])
    if any(faces.extra[face]):
        s.stack.append(Extra(seat, face))
    move(s, seat, faces.value[face], choice=True)
