"""Objects that are made of columns: what states and their parts have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from .columns import complete, declared
from .messages import JsonValue
from .native import mypyc_attr
from .piles import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, init=False, repr=False)
class Columns:
    """What states and parts have in common. These methods stand here until the first object of a class is made."""

    def clone(self) -> Self:
        """An independent copy."""
        complete(type(self))
        return self.clone()

    def set_first_values(self, players: int) -> None:
        """Give each column that has one its first value."""
        complete(type(self))
        self.set_first_values(players)

    def column_names(self) -> tuple[str, ...]:
        """The names of the columns in the order of keys: those of base classes first, each class as declared."""
        complete(type(self))
        return self.column_names()

    def observed_columns(self) -> tuple[str, ...]:
        """The names of the columns that the default observation shows."""
        complete(type(self))
        return self.observed_columns()

    def attribute_names(self) -> list[str]:
        """The names of everything that a copy of the object needs, the attributes of the kernel among them."""
        return list(declared(type(self)))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), {name: getattr(self, name) for name in self.attribute_names() if hasattr(self, name)})

    def to_json(self) -> list[JsonValue]:
        """The columns as plain data, for keys."""
        return [_plain(getattr(self, name)) for name in self.column_names()]

    def observe_columns(self, seat: int | None) -> dict[str, JsonValue]:
        """All columns that are not hidden, as a seat may know them: piles tell only the cards that the seat knows."""
        return {name: _observed(getattr(self, name), seat) for name in self.observed_columns()}


def restored(cls: Any, values: dict[str, Any]) -> Any:
    """An object with these attributes, from a pickle."""
    made = cls()
    for name, value in values.items():
        setattr(made, name, value)
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, init=False, repr=False)
class Part(Columns):
    """An object with columns that a state owns, such as what lies before a seat. Like a state it has no `__init__`."""

    @classmethod
    def new(cls, players: int) -> Self:
        """A part with its first values."""
        complete(cls)
        made = cls()
        made.set_first_values(players)
        return made


def _plain(value: Any) -> Any:
    """A column for a key; what is no part is left to the encoder."""
    if isinstance(value, Columns):
        return value.to_json()
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return value


def _observed(value: Any, seat: int | None) -> Any:
    """A column as a seat may know it, as plain values."""
    if isinstance(value, Columns):
        return value.observe_columns(seat)
    if isinstance(value, Pile):
        return value.seen_by(seat)
    if isinstance(value, list | tuple):
        return [_observed(each, seat) for each in value]
    return value
