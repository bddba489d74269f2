"""Coins: six kinds, counted in one int.

A purse of coins (a bag, a character tile, a deposit, what was drawn) is an int with eight bits for each kind. Purses are
added and subtracted as they are, and clones share them. Nothing outside this module shifts or divides them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.rng import Stream

COINS: Final = ("gold", "silver", "copper", "turquoise", "joker", "counterfeit")
"""The rulebook's rotbraun is copper here, its white coins are jokers, its black ones counterfeits."""
REAL: Final = 4
"""The first four are real colours."""
JOKER: Final = 4
COUNTERFEIT: Final = 5
LAID: Final = 5
"""The kinds that can be laid at a tile: all but counterfeits."""

MAX_COUNT: Final = 255
SHIFT: Final = tuple([8 * coin for coin in range(len(COINS))])
ONE: Final = tuple([1 << shift for shift in SHIFT])
"""A single coin of each kind."""


def coins_of(coin: int, number: int) -> int:
    """Some coins of one kind."""
    return number << SHIFT[coin]


def pack(counts: Iterable[int]) -> int:
    """The coins with these counts, in the order of `COINS`."""
    return sum([count << shift for count, shift in zip(counts, SHIFT, strict=False)])


def unpack(coins: int) -> list[int]:
    """The counts of coins, in the order of `COINS`."""
    return [coins >> shift & MAX_COUNT for shift in SHIFT]


def total(coins: int) -> int:
    """How many coins there are: a number in base 256 leaves its digit sum when divided by 255."""
    return coins % MAX_COUNT


def count(coins: int, coin: int) -> int:
    """How many there are of a kind."""
    return coins >> SHIFT[coin] & MAX_COUNT


def next_kind(coins: int, first: int) -> int:
    """The first kind of coin, from this one on, of which there are any; `len(COINS)` if there are none."""
    if not coins >> 8 * first:
        return len(COINS)
    while not coins >> 8 * first & MAX_COUNT:
        first += 1
    return first


def only(coins: int, coin: int) -> int:
    """All coins of one kind."""
    return coins & MAX_COUNT << SHIFT[coin]


def sample(coins: int, number: int, stream: Stream) -> int:
    """Some coins of a purse, each coin as likely as the others; the purse must hold that many."""
    left = coins
    for _ in range(number):
        index = stream.below(left % MAX_COUNT)
        coin = 0
        held = left & MAX_COUNT
        while held <= index:
            index -= held
            coin += 1
            held = left >> SHIFT[coin] & MAX_COUNT
        left -= ONE[coin]
    return coins - left
