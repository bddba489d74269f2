"""Privilegien: played at the start of a turn, or given up.

Either way they leave the game, for all to see (a ruling: privileges-leave).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ..tables import MAX_SEATS
from . import symbols
from .board import move
from .obstacles import MESSAGES, NO_SUCH_PRIVILEGE

if TYPE_CHECKING:
    from ..state import MercadoState


class Extra(Task["MercadoState"]):
    """What a privilege brings beside its spaces: it comes after the symbol of the space (a ruling: extra-after-space)."""

    __slots__ = ("privilege",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "privilege")

    def __init__(self, seat: int, privilege: int) -> None:
        self.seat = seat
        self.privilege = privilege

    def run(self, s: MercadoState, seat: int) -> None:
        symbols.give_effects(s, seat, s.game.privileges.extra[self.privilege])


class GiveUpPrivilege(Question["MercadoState"]):
    """Which privilege do you give up?"""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: MercadoState) -> list[int]:
        give_up = s.game.give_up.actions
        return [give_up[privilege] for privilege in privileges_held(s, self.seat)]

    def obstacle(self, s: MercadoState, action: int) -> int:
        privilege = s.game.give_up.offset(action)
        return privilege_obstacle(s, self.seat, privilege) if privilege >= 0 else OTHER_QUESTION

    def refusal(self, s: MercadoState, action: int, obstacle: int) -> Refused:
        return privilege_refusal(s, s.game.give_up.offset(action))

    def perform(self, s: MercadoState, action: int) -> None:
        privilege = s.game.give_up.offset(action)
        discard_privilege(s, self.seat, privilege)
        if s.event_sink is not None:
            s.emit("lose", self.seat, face=s.game.privileges.labels[privilege])

    def prompt(self, s: MercadoState) -> Message:
        return Message("ask-lose", {"seat": self.seat})


GIVE_UP_PRIVILEGE: Final = tuple([GiveUpPrivilege(seat) for seat in range(MAX_SEATS)])


def privileges_held(s: MercadoState, seat: int) -> list[int]:
    """The kinds of privileges that a seat holds, sorted."""
    return sorted(set(s.seats[seat].privileges.cards))


def privilege_obstacle(s: MercadoState, seat: int, privilege: int) -> int:
    """A privilege must be held to be played or given up."""
    return NO_OBSTACLE if s.has_privilege(seat, privilege) else NO_SUCH_PRIVILEGE


def privilege_refusal(s: MercadoState, privilege: int) -> Refused:
    """The words for a privilege that is not held."""
    return Refused(MESSAGES[NO_SUCH_PRIVILEGE], face=s.game.privileges.labels[privilege])


def discard_privilege(s: MercadoState, seat: int, privilege: int) -> None:
    """A privilege leaves a seat and the game."""
    held = s.seats[seat].privileges.clone()
    held.remove(privilege)
    s.seats[seat].privileges = held
    s.privileges_out += (privilege,)
    s.revealed += 1


def play_privilege(s: MercadoState, seat: int, privilege: int) -> None:
    """Move by a privilege's value, and perhaps use the symbol of the space; then take what more it brings."""
    privileges = s.game.privileges
    if s.event_sink is not None:
        s.emit("play", seat, face=privileges.labels[privilege])
    if any(privileges.extra[privilege]):
        s.stack.append(Extra(seat, privilege))
    move(s, seat, privileges.value[privilege], may_decline=True)
