"""Labelled random streams: a key, and one stream of numbers for each labelled purpose.

A label names the purpose of a stream, ``rng.stream("dice", round, seat)``. The stream depends only on the key and the label, so
the same seed gives the same cards and rolls whatever was played before. A state stores only the key.

From a seed to a number below n (``tests/core/test_rng.py`` publishes test vectors):

1. key     = BLAKE2b-256(seed), person ``fondaco key``; the hashed bytes are ``int:`` and the decimal number, or ``bytes:`` and
   the bytes
2. stream  = BLAKE2b-256(label), keyed with the key; the parts of the label are joined by ``/``
3. block i = BLAKE2b-512(i as 8 bytes, little endian), keyed with the stream; it yields sixteen 32-bit words, little endian
4. below(n): the upper half of word * n; words for which the lower half is smaller than 2**32 mod n are rejected (Lemire's
   unbiased method)
5. shuffle: Fisher-Yates from the last index down, partner = below(index + 1)
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

Seed = int | bytes

BLOCK: Final = Struct("<16I")
LOW_32_BITS: Final = (1 << 32) - 1


def key_of(seed: Seed) -> bytes:
    """Return the key of a seed."""
    text = b"bytes:" + seed if isinstance(seed, bytes) else f"int:{int(seed)}".encode()
    return blake2b(text, digest_size=32, person=b"fondaco key").digest()


class Stream:
    """The random numbers of one labelled purpose."""

    __slots__ = ("_blocks", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._words: list[int] = []
        """The unused words of the current block, the next one last."""

    def uint32(self) -> int:
        """Return the next 32 random bits."""
        if not self._words:
            self._next_block()
        return self._words.pop()

    def _next_block(self) -> None:
        counter = self._blocks.to_bytes(8, "little")
        self._blocks += 1
        self._words += BLOCK.unpack(blake2b(counter, digest_size=64, key=self._key).digest())[::-1]

    def below(self, n: int) -> int:
        """Return a uniform random number from 0 to n - 1."""
        words = self._words
        if not words:
            self._next_block()
        product = words.pop() * n
        # The remainder is smaller than n, so the first comparison usually avoids computing it.
        while product & LOW_32_BITS < n and product & LOW_32_BITS < (1 << 32) % n:
            product = self.uint32() * n
        return product >> 32

    def roll_die(self) -> int:
        """Return a roll from 1 to 6."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the list in place."""
        words = self._words
        for index in range(len(items) - 1, 0, -1):
            # `below`, inlined: search bots shuffle thousands of piles per second.
            if not words:
                self._next_block()
            product = words.pop() * (index + 1)
            while product & LOW_32_BITS <= index and product & LOW_32_BITS < (1 << 32) % (index + 1):
                product = self.uint32() * (index + 1)
            partner = product >> 32
            items[index], items[partner] = items[partner], items[index]


class Rng:
    """The random generator of one game. It consists only of a key, so clones share it."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes]]:
        return Rng, (self.key,)

    def stream(self, *label: str | int) -> Stream:
        """Return the stream with this label, from its beginning."""
        joined = "/".join(map(str, label)).encode()
        return Stream(blake2b(joined, digest_size=32, key=self.key).digest())
