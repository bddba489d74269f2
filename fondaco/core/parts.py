"""Objects with columns: the common base of states and their parts."""

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
    """The common base of states and parts.

    When the first object of a class is made, the first four methods are replaced by methods made from its declarations.
    """

    def clone(self) -> Self:
        """Return an independent copy."""
        complete(type(self))
        return self.clone()

    def set_first_values(self, players: int) -> None:
        """Set the columns that have a first value."""
        complete(type(self))
        self.set_first_values(players)

    def column_names(self) -> tuple[str, ...]:
        """Return the names of the columns in the order of keys: base classes first, each class in the order of declaration."""
        complete(type(self))
        return self.column_names()

    def observed_columns(self) -> tuple[str, ...]:
        """Return the names of the columns that the default observation shows."""
        complete(type(self))
        return self.observed_columns()

    def attribute_names(self) -> list[str]:
        """The names of everything that a copy of the object needs, the attributes of the kernel among them."""
        return list(declared(type(self)))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), {name: getattr(self, name) for name in self.attribute_names() if hasattr(self, name)})

    def to_json(self) -> list[JsonValue]:
        """Return the values of the columns, for keys."""
        return [_key_value(getattr(self, name)) for name in self.column_names()]

    def observe_columns(self, seat: int | None) -> dict[str, JsonValue]:
        """Return all columns that are not hidden; piles show only the cards that the seat knows."""
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
    """An object with columns that a state contains, such as the pieces of one seat. Like a state it has no `__init__`."""

    @classmethod
    def new(cls, players: int) -> Self:
        """Return a part with its first values."""
        complete(cls)
        part = cls()
        part.set_first_values(players)
        return part


def _key_value(value: Any) -> Any:
    """Return the value of a column for a key; the encoder converts values that are not parts."""
    if isinstance(value, Columns):
        return value.to_json()
    if isinstance(value, list):
        return [_key_value(element) for element in value]
    return value


def _observed(value: Any, seat: int | None) -> Any:
    """Return the value of a column as JSON values, as far as a seat may know it."""
    if isinstance(value, Columns):
        return value.observe_columns(seat)
    if isinstance(value, Pile):
        return value.seen_by(seat)
    if isinstance(value, list | tuple):
        return [_observed(element, seat) for element in value]
    return value
