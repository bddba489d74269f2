"""Sets of small numbers, such as cities or seals, as the bits of an int.

An int is copied with its column, compares and hashes fast, and can be a field of a frame. Import the module:
``bits.contains(posts, city)``.
"""

from __future__ import annotations

from collections.abc import Iterable


def of(numbers: Iterable[int]) -> int:
    """Return the set of these numbers; a number may be given twice."""
    members = 0
    for number in numbers:
        members |= 1 << number
    return members


def first(count: int) -> int:
    """Return the set of the numbers from 0 to below `count`."""
    return (1 << count) - 1


def contains(members: int, number: int) -> bool:
    """Return whether a number is in a set."""
    return bool(members >> number & 1)


def added(members: int, number: int) -> int:
    """Return a set with one more number."""
    return members | 1 << number


def removed(members: int, number: int) -> int:
    """Return a set without a number."""
    return members & ~(1 << number)


def each(members: int) -> list[int]:
    """Return the numbers of a set, the lowest first."""
    numbers = []
    while members:
        numbers.append((members & -members).bit_length() - 1)
        members &= members - 1
    return numbers
