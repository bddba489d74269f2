"""Labelled chance: a key, and from it one stream of numbers for every thing that is left to chance.

A stream is named by what it is for, ``rng.stream("dice", round, seat)``. It depends on the key and the name alone, so the
same seed gives the same deals and rolls whatever was played before, and nothing has to be remembered between draws.

The way from a seed to a number below n, exactly (``tests/core/test_rng.py`` publishes vectors):

1. key    = BLAKE2b-256(seed), person ``fondaco key``; an int is written in decimal behind ``int:``, bytes stand behind ``bytes:``
2. stream = BLAKE2b-256(label), keyed with the key; the label's parts are joined by ``/``
3. block i = BLAKE2b-512(i as 8 bytes, little endian), keyed with the stream; it yields sixteen 32-bit words, little endian
4. below(n): the upper half of word * n; words whose lower half is smaller than 2**32 mod n are passed over (Lemire's method,
   without bias)
5. shuffle: Fisher-Yates from the last place down, partner = below(place + 1)
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

Seed = int | bytes

BLOCK = Struct("<16I")
LOW_32_BITS = (1 << 32) - 1


def key_of(seed: Seed) -> bytes:
    """The key that belongs to a seed."""
    text = b"bytes:" + seed if isinstance(seed, bytes) else f"int:{int(seed)}".encode()
    return blake2b(text, digest_size=32, person=b"fondaco key").digest()


class Stream:
    """The numbers drawn for one labelled purpose."""

    __slots__ = ("_blocks", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._words: list[int] = []
        """What is left of the block at hand, the next word last."""

    def uint32(self) -> int:
        """The next 32 bits."""
        if not self._words:
            self._next_block()
        return self._words.pop()

    def _next_block(self) -> None:
        counter = self._blocks.to_bytes(8, "little")
        self._blocks += 1
        self._words += BLOCK.unpack(blake2b(counter, digest_size=64, key=self._key).digest())[::-1]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        words = self._words
        if not words:
            self._next_block()
        product = words.pop() * n
        # The remainder is smaller than n: mostly it need not be worked out.
        while product & LOW_32_BITS < n and product & LOW_32_BITS < (1 << 32) % n:
            product = self.uint32() * n
        return product >> 32

    def roll_die(self) -> int:
        """A roll from 1 to 6."""
        return self.below(6) + 1

    def shuffle(self, things: list[int]) -> None:
        """Put the things into a random order, in place."""
        words = self._words
        for place in range(len(things) - 1, 0, -1):
            # `below`, spelled out: searching bots shuffle piles thousands of times a second.
            if not words:
                self._next_block()
            product = words.pop() * (place + 1)
            while product & LOW_32_BITS <= place and product & LOW_32_BITS < (1 << 32) % (place + 1):
                product = self.uint32() * (place + 1)
            other = product >> 32
            things[place], things[other] = things[other], things[place]


class Rng:
    """The chance of one game: nothing but its key, so clones share it."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes]]:
        return Rng, (self.key,)

    def stream(self, *label: str | int) -> Stream:
        """The stream of that name, from its beginning."""
        name = "/".join(map(str, label)).encode()
        return Stream(blake2b(name, digest_size=32, key=self.key).digest())
