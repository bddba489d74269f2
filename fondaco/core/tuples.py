"""Tuples that rules replace as a whole: columns that clones share."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return a tuple with another value at an index, counted from 0."""
    return (*values[:index], value, *values[index + 1 :])


def without(values: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return a tuple without the value at an index, counted from 0."""
    return (*values[:index], *values[index + 1 :])
