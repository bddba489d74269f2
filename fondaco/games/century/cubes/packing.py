"""Cubes: how many of each colour, packed into one int.

Every caravan, cost and gain is an int with fifteen bits a colour, so that adding, paying n times and comparing are single
operations on ints: ``store + 3 * gain - 3 * cost``. The upper bit of each lane stays free; borrowed from it, a subtraction shows
which colours fall short.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

COLOURS: Final = ("yellow", "red", "green", "brown")
"""In rising order of worth."""

BEST: Final = 3
"""The most valuable colour, which cannot be upgraded."""

LANE: Final = 15
SHIFT: Final = tuple(LANE * colour for colour in range(len(COLOURS)))
ONE: Final = tuple(1 << shift for shift in SHIFT)
"""One cube of each colour."""
STEP: Final = tuple([better - one for one, better in pairwise(ONE)])
"""What an upgrade adds to the cubes, by the colour that becomes the next better one."""
GUARD: Final = sum(one << LANE - 1 for one in ONE)
COUNT: Final = 0x7FFF
"""``cubes % COUNT`` is the number of cubes: the sum of the digits to the base 2 ** LANE."""


def pack(counts: Sequence[int]) -> int:
    """Cubes from their number by colour."""
    return sum(count * one for count, one in zip(counts, ONE, strict=True))


def unpack(cubes: int) -> list[int]:
    """The number of cubes by colour."""
    return [cubes >> shift & COUNT for shift in SHIFT]


def count(cubes: int, colour: int) -> int:
    """How many cubes of one colour there are."""
    return cubes >> SHIFT[colour] & COUNT


def total(cubes: int) -> int:
    """How many cubes there are in all."""
    return cubes % COUNT


def first_held(cubes: int, colour: int) -> int:
    """The first colour, from this one on, of which there are cubes; `len(COLOURS)` if there are none."""
    rest = cubes >> LANE * colour
    while rest:
        if rest & COUNT:
            return colour
        rest >>= LANE
        colour += 1
    return len(COLOURS)


def total_from(cubes: int, colour: int) -> int:
    """How many cubes there are of this colour and the better ones."""
    return (cubes >> LANE * colour) % COUNT


def kept_bounds(cubes: int, colour: int, room: int) -> tuple[int, int]:
    """The fewest and the most cubes of a colour that can stay, if from this colour on there is room for some, and all is used."""
    rest = cubes >> LANE * colour
    held = rest & COUNT
    minimum = room - (rest >> LANE) % COUNT
    return (minimum if minimum > 0 else 0), (held if held < room else room)


def first_surplus(cubes: int, colour: int, room: int) -> int:
    """The first colour held, from this one on, if not all the cubes from it on find room; -1 if they do."""
    rest = cubes >> LANE * colour
    if rest % COUNT <= room:
        return -1
    while not rest & COUNT:
        rest >>= LANE
        colour += 1
    return colour


def is_valid(cubes: int) -> bool:
    """Whether no colour has fewer cubes than none."""
    return cubes >= 0 and not cubes & GUARD


def covers(cubes: int, cost: int) -> bool:
    """Whether there are enough cubes of every colour."""
    return ((cubes | GUARD) - cost) & GUARD == GUARD


def missing(cubes: int, cost: int) -> list[int]:
    """How many cubes of each colour are short of a cost."""
    return [max(0, needed - held) for held, needed in zip(unpack(cubes), unpack(cost), strict=True)]


class ColoursHeld(dict[int, tuple[int, ...]]):
    """The colours of which there are cubes, by the cubes: each collection is worked out once, when it first occurs."""

    def __missing__(self, cubes: int) -> tuple[int, ...]:
        self[cubes] = answer = tuple([colour for colour, held in enumerate(unpack(cubes)) if held])
        return answer


COLOURS_HELD: Final = ColoursHeld()


class Payable(dict[int, tuple[bool, ...]]):
    """Which of a list of costs can be paid, by the cubes at hand: ``payable[cubes][number]``.

    A caravan of at most ten cubes can look 1001 ways, so each is worked out once, when it first occurs.
    """

    def __init__(self, costs: Sequence[int]) -> None:
        self.costs = costs

    def __missing__(self, cubes: int) -> tuple[bool, ...]:
        self[cubes] = answer = tuple(covers(cubes, cost) for cost in self.costs)
        return answer


class Leftover(dict[int, int]):
    """The points of cubes that are left over, by the cubes: each collection is worked out once, when it first occurs."""

    def __init__(self, worth: Sequence[int]) -> None:
        self.worth = worth

    def __missing__(self, cubes: int) -> int:
        self[cubes] = points = sum(count * worth for count, worth in zip(unpack(cubes), self.worth, strict=True))
        return points


@lru_cache(maxsize=1 << 14)
def most_times(cubes: int, cost: int) -> int:
    """How many times a cost can be paid."""
    times = 0
    while covers(cubes, (times + 1) * cost):
        times += 1
    return times
