"""Frames: what is still to be asked or done, as a stack of plain data.

A *question* is one decision of the rulebook put to one seat: it lists the legal answers, carries out the one given, and says
what is being asked. An *agenda* asks nothing: it works through a literal list that reads like the rulebook's own order of play.
A *task* asks nothing either: it is one thing to do once all above it is answered. The top of the stack comes next. Frames hold
ints, never objects of the state, and are not changed once made, so a stack clones by copying a list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .errors import Refused
from .messages import JsonValue, Message
from .native import mypyc_attr

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
Entry = Callable[[S, int], None]
"""An entry of an agenda: acts for a seat at once, or pushes the questions that follow."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Anything on the stack."""

    __slots__ = ("seat",)
    is_question: ClassVar[bool]
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    """The attributes in the order of the parameters of `__init__`. A frame that is a dataclass does not list them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def field_values(self) -> tuple[int, ...]:
        """The values of the fields, in their order."""
        fields: tuple[str, ...] = getattr(self, "__match_args__", self.FIELDS)
        return tuple([getattr(self, field) for field in fields])

    def to_json(self) -> list[JsonValue]:
        """The frame as plain data: its kind, then its fields."""
        return [type(self).__name__, *self.field_values()]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.field_values()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """One question to one seat: a plain class with slots, `FIELDS` and `__init__`, ``seat`` first, all fields ints."""

    __slots__ = ()
    is_question = True
    selection_fields: ClassVar[tuple[str, ...] | None] = None
    """Where several things are picked one by one, in a fixed order: the fields that stay the same meanwhile (`core.picks`)."""

    def legal(self, s: S) -> list[int]:
        """The legal answers, sorted; never empty."""
        raise NotImplementedError

    def apply(self, s: S, action: int) -> None:
        """Carry an answer out. An answer that is not allowed raises `Refused` before anything changes.

        The question itself is off the stack by now; one with a second part pushes what follows.
        """
        raise NotImplementedError

    def prompt(self, s: S) -> Message:
        """What the seat is being asked, in public facts only."""
        raise NotImplementedError

    def own_prompt(self, s: S) -> Message:
        """What the seat itself is asked: it may hear what only it knows."""
        return self.prompt(s)


NOT_ASKED = "not-asked"
"""The reason against an answer to some other question."""


def not_asked() -> Refused:
    """Refuses an action that belongs to another question than the one on top."""
    return Refused(NOT_ASKED)


class Agenda(Frame[S]):
    """A place in a literal list of entries. Once all above it is answered, its entry acts, with the rest of the list below."""

    __slots__ = ("entries", "following", "index", "name", "run")
    is_question = False

    def __init__(self, name: str, entries: tuple[Entry[S], ...], seat: int, at: int = 0) -> None:
        super().__init__(seat)
        self.name = name
        self.entries = entries
        self.index = at
        self.run = entries[at]
        self.following: Agenda[S] | None = Agenda(name, entries, seat, at + 1) if at + 1 < len(entries) else None

    def to_json(self) -> list[JsonValue]:
        return [self.name, self.index, self.seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return Agenda, (self.name, self.entries, self.seat, self.index)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame[S]):
    """One thing to do once all above it is answered: a plain class like a question, ``seat`` first, all fields ints."""

    __slots__ = ()
    is_question = False
    following: ClassVar[None] = None

    def run(self, s: S, seat: int) -> None:
        """Act for the seat, or push the questions that follow."""
        raise NotImplementedError


def agendas(name: str, *entries: Entry[S], seats: int) -> tuple[Agenda[S], ...]:
    """The same list for every seat, made once: ``TURN = agendas("turn", ask, check_limit, end_turn, seats=5)``."""
    return tuple(Agenda(name, entries, seat) for seat in range(seats))
