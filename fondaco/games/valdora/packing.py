"""Gems that were unloaded in one action, counted by kind in one int, for frames hold ints."""

from __future__ import annotations

from .components import GEMS

BITS = 4
"""They are counted in so many bits a kind."""


def one(gem: int) -> int:
    """A single gem of a kind."""
    return 1 << gem * BITS


def counts(barred: int) -> list[int]:
    """How many there are of each kind."""
    return [barred >> gem * BITS & (1 << BITS) - 1 for gem in range(len(GEMS))]
