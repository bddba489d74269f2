"""Coins: six kinds, counted in one int.

A purse of coins (a bag, a character tile, a deposit, what was drawn) is an int with eight bits a kind, so that moving coins is
adding and taking away, and clones share it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...core.rng import Stream

COINS = ("gold", "silver", "copper", "turquoise", "joker", "counterfeit")
"""The rulebook's rotbraun is copper here, its white coins are jokers, its black ones counterfeits."""
REAL = 4
"""The first four are real colours."""
JOKER = 4
COUNTERFEIT = 5
LAID = 5
"""The kinds that can be laid at a tile: all but counterfeits."""

MOST = 255
SHIFT = tuple(8 * coin for coin in range(len(COINS)))
ONE = tuple(1 << shift for shift in SHIFT)
"""A single coin of each kind."""


def pack(counts: Iterable[int]) -> int:
    """The coins with these counts, in the order of `COINS`."""
    return sum(count << shift for count, shift in zip(counts, SHIFT, strict=False))


def unpack(coins: int) -> list[int]:
    """The counts of coins, in the order of `COINS`."""
    return [coins >> shift & MOST for shift in SHIFT]


def total(coins: int) -> int:
    """How many coins there are: a number in base 256 leaves its digit sum when divided by 255."""
    return coins % MOST


def count(coins: int, coin: int) -> int:
    """How many there are of a kind."""
    return coins >> SHIFT[coin] & MOST


def draw(coins: int, number: int, stream: Stream) -> int:
    """Draw so many coins, every single one as likely as the others; there must be as many."""
    left = coins
    for _ in range(number):
        at = stream.below(left % MOST)
        coin = 0
        while (held := left >> SHIFT[coin] & MOST) <= at:
            at -= held
            coin += 1
        left -= ONE[coin]
    return coins - left
