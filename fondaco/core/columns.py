"""Columns: the attributes of a state or of a part of it, each declared once.

    @dataclass(slots=True, eq=False, init=False, repr=False)
    class Seat(Part):
        coins: int = shared(0)
        cards: list[int] = copied()

    @dataclass(slots=True, eq=False, init=False, repr=False)
    class MarketState(State["Market"]):
        seats: list[Seat] = part_per_seat(Seat)
        round: int = shared(1)

A declaration says how a column starts and how a clone gets it. From the declarations follow the slots, the first values, `clone`,
the order of a key and the default observation. Interpreted, the methods are made when the first object of a class is made. A
compiled build writes their text into its copy of the module (`tools/compiled_copy.py`). This module stays interpreted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import field
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .parts import Columns, Part

Declaration = dict[str, Any]
"""How a column is copied (`copy`), how it starts (`start`, empty without a first value), if it is in keys, if it is hidden.

Of a list of parts of one class also how their columns are copied (`each`)."""
Copies = tuple[str, dict[str, str]]
"""The name of a class and how its columns are copied."""


def _column(copy: str, start: str = "", *, keyed: bool = True, hidden: bool = False, each: Copies | None = None) -> Any:
    return field(init=False, metadata={"copy": copy, "start": start, "keyed": keyed, "hidden": hidden, "each": each})


def kernel(copy: str = "{}") -> Any:
    """An attribute of every state, set by the kernel: cloned like a column, but neither keyed nor observed."""
    return _column(copy, keyed=False, hidden=True)


def unset(*, hidden: bool = False) -> Any:
    """A value that is replaced and never changed, such as a tuple or a pile: clones share it. `set_up` sets the first value."""
    return _column("{}", hidden=hidden)


def shared(value: int | str | tuple[()] | None, *, hidden: bool = False) -> Any:
    """A value that is replaced and never changed: clones share it. It starts with the given value."""
    return _column("{}", repr(value), hidden=hidden)


def copied(*, hidden: bool = False) -> Any:
    """A list of such values, empty at first."""
    return _column("[*{}]", "[]", hidden=hidden)


def per_seat(value: int | str | tuple[()] | None, *, hidden: bool = False) -> Any:
    """A list with the given value for each seat."""
    return _column("[*{}]", f"[{value!r}] * players", hidden=hidden)


def list_per_seat(*, hidden: bool = False) -> Any:
    """A list for each seat, empty at first."""
    return _column("[[*each] for each in {}]", "[[] for _ in range(players)]", hidden=hidden)


def part(*, hidden: bool = False) -> Any:
    """A part, or a pile that is changed in place; `set_up` gives it."""
    return _column("{}.clone()", hidden=hidden)


def part_or_none(*, hidden: bool = False) -> Any:
    """A part that only some options need; None at first."""
    return _column("None if {0} is None else {0}.clone()", "None", hidden=hidden)


def parts(*, hidden: bool = False) -> Any:
    """A list of parts, or of piles that are changed in place; empty at first."""
    return _column("[each.clone() for each in {}]", "[]", hidden=hidden)


def part_per_seat(cls: type[Part], *, hidden: bool = False) -> Any:
    """A part of exactly this class for each seat, with its first values.

    The module that declares it knows the class by its name. A clone copies the columns of these parts without a call for each.
    """
    name = cls.__name__
    each = name, {column: declaration["copy"] for column, declaration in declared(cls).items()}
    return _column("", f"[{name}.new(players) for _ in range(players)]", hidden=hidden, each=each)


def absent() -> Any:
    """A column that only some subclasses have: they declare it again."""
    return field(init=False)


def declared(cls: type[Columns]) -> dict[str, Declaration]:
    """The declarations of a class and its bases by column: dataclass fields, or what the build has written into a class."""
    found: dict[str, Declaration] = {}
    for base in reversed(cls.__mro__):
        fields = base.__dict__.get("__dataclass_fields__", {}).values()
        found |= base.__dict__.get("DECLARED", {}) | {
            each.name: dict(each.metadata) for each in fields if "copy" in each.metadata
        }
    return found


def methods_source(cls: type[Columns]) -> str:
    """The methods that follow from the declarations of a class, as text."""
    columns = declared(cls)
    keyed = tuple(name for name, column in columns.items() if column["keyed"])
    observed = tuple(name for name in keyed if not columns[name]["hidden"])
    copies = [line for name, column in columns.items() for line in _copy_lines(name, column)]
    starts = [f"self.{name} = {column['start']}" for name, column in columns.items() if column["start"]]
    return "\n".join((
        f"def clone(self) -> {cls.__name__}:",
        f"    other = {cls.__name__}()",
        *(f"    {line}" for line in copies),
        "    return other",
        "def set_first_values(self, players: int) -> None:",
        *(f"    {line}" for line in starts or ["pass"]),
        "def column_names(self) -> tuple[str, ...]:",
        f"    return {keyed!r}",
        "def observed_columns(self) -> tuple[str, ...]:",
        f"    return {observed!r}",
    ))  # fmt: skip


METHODS = "clone", "set_first_values", "column_names", "observed_columns"


def _copy_lines(name: str, column: Declaration) -> list[str]:
    """The lines of `clone` that copy a column."""
    if not column["each"]:
        return [f"other.{name} = {column['copy'].format('self.' + name)}"]
    part, copies = column["each"]
    return [
        f"{name}: list[{part}] = []",
        f"for each in self.{name}:",
        f"    copy = {part}()",
        *(f"    copy.{each} = {how.format('each.' + each)}" for each, how in copies.items()),
        f"    {name}.append(copy)",
        f"other.{name} = {name}",
    ]


def complete(cls: type[Columns]) -> None:
    """Give a class the methods that follow from its declarations, unless it has them: written by hand, or by the build."""
    for each in cls.__mro__:
        _use_inherited_slots(each, declared(cls))
    missing = [name for name in METHODS if name not in cls.__dict__]
    if missing:
        scope: dict[str, Any] = {**vars(sys.modules[cls.__module__]), cls.__name__: cls}
        exec("from __future__ import annotations\n" + methods_source(cls), scope)
        for name in missing:
            scope[name].__qualname__ = f"{cls.__qualname__}.{name}"
            type.__setattr__(cls, name, scope[name])


def _use_inherited_slots(cls: type, columns: Iterable[str]) -> None:
    """Remove the slots of columns that a compiled base has as well: `dataclass` cannot see those, and rules use the base's."""
    for name in columns:
        if isinstance(vars(cls).get(name), MemberDescriptorType) and any(name in vars(base) for base in cls.__mro__[1:]):
            type.__delattr__(cls, name)
