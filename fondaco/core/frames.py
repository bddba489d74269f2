"""Frames: the pending decisions and steps of a state, as a stack. The top frame comes next.

A *question* is one decision of one seat: it lists the legal actions, applies the chosen one and provides the prompt. An *agenda*
is a literal list of steps that reads like the rulebook's order of play. A *task* is one deferred step. Agendas and tasks run
without a decision once all frames above them are gone. Frames hold ints, never objects of the state, and are not changed once
made, so a stack clones by copying a list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from .errors import Refused
from .messages import JsonValue, Message
from .native import mypyc_attr

if TYPE_CHECKING:
    from .state import State

NO_OBSTACLE: Final = 0
"""Nothing prevents the action."""
OTHER_QUESTION: Final = 1
"""The action belongs to another question. The obstacles of a game are numbered from 2."""

S = TypeVar("S", bound="State")
Entry = Callable[[S, int], None]
"""An entry of an agenda: changes the state for a seat, or pushes the questions that follow."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Anything on the stack."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    """The attributes in the order of the parameters of `__init__`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def field_values(self) -> tuple[int, ...]:
        """Return the values of the fields in their order."""
        return tuple([getattr(self, field) for field in self.FIELDS])

    def to_json(self) -> list[JsonValue]:
        """Return the name of the class and the fields as JSON values."""
        return [type(self).__name__, *self.field_values()]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.field_values()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """One decision of one seat: a plain class with slots, `FIELDS` and `__init__`. ``seat`` comes first; all fields are ints."""

    __slots__ = ()
    selection_fields: ClassVar[tuple[str, ...] | None] = None
    """Set by questions that are part of a selection: the fields that stay the same during it (`core.selections`)."""

    def legal(self, s: S) -> list[int]:
        """Return the legal actions, sorted; never empty. They are the actions without an obstacle."""
        raise NotImplementedError

    def obstacle(self, s: S, action: int) -> int:
        """Return what prevents an action, as a constant; `NO_OBSTACLE` if nothing does."""
        raise NotImplementedError

    def refusal(self, s: S, action: int, obstacle: int) -> Refused:
        """Return the refusal for an obstacle."""
        raise NotImplementedError

    def perform(self, s: S, action: int) -> None:
        """Carry out an action without an obstacle. The question itself is no longer on the stack."""
        raise NotImplementedError

    def apply(self, s: S, action: int) -> None:
        """Apply an action. An action that is not legal raises `Refused` before anything changes."""
        obstacle = self.obstacle(s, action)
        if obstacle:
            raise not_asked() if obstacle == OTHER_QUESTION else self.refusal(s, action, obstacle)
        self.perform(s, action)

    def prompt(self, s: S) -> Message:
        """Return the prompt as a message; it contains public facts only."""
        raise NotImplementedError

    def own_prompt(self, s: S) -> Message:
        """Return the prompt for the seat to move; it may contain facts that only this seat knows."""
        return self.prompt(s)


NOT_ASKED: Final = "not-asked"
"""The reason against an action that belongs to another question."""


def not_asked() -> Refused:
    """Return the refusal of an action that belongs to another question than the top one."""
    return Refused(NOT_ASKED)


class Agenda(Frame[S]):
    """A position in a literal list of entries. It is replaced by the following entry before its own entry runs."""

    __slots__ = ("entries", "following", "index", "name", "run")

    def __init__(self, name: str, entries: tuple[Entry[S], ...], seat: int, index: int = 0) -> None:
        super().__init__(seat)
        self.name = name
        self.entries = entries
        self.index = index
        self.run = entries[index]
        self.following: Agenda[S] | None = Agenda(name, entries, seat, index + 1) if index + 1 < len(entries) else None

    def to_json(self) -> list[JsonValue]:
        return [self.name, self.index, self.seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return Agenda, (self.name, self.entries, self.seat, self.index)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame[S]):
    """One deferred step: a plain class like a question, ``seat`` first, all fields ints."""

    __slots__ = ()

    def run(self, s: S, seat: int) -> None:
        """Change the state for the seat, or push the questions that follow."""
        raise NotImplementedError


def agendas(name: str, *entries: Entry[S], seats: int) -> tuple[Agenda[S], ...]:
    """Return the same agenda for each seat: ``TURN = agendas("turn", ask, check_limit, end_turn, seats=5)``."""
    return tuple(Agenda(name, entries, seat) for seat in range(seats))
