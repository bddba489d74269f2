"""Tuples that rules replace as a whole: columns that clones share."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return a tuple with another value at an index, counted from 0."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def without(values: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return a tuple without the value at an index, counted from 0."""
    rest = list(values)
    del rest[index]
    return tuple(rest)
