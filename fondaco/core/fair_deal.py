"""A fair deal: neither the house nor a player chooses the chance of a game, and afterwards anyone can check it.

1. The house draws 32 secret bytes and publishes its promise, ``BLAKE2b-256(secret)`` with person ``fondaco promise``.
2. Only then does each seat send a nonce, any bytes of its own; a seat that sends none (a bot's) has the empty one.
3. The seed of the game is ``BLAKE2b-256(secret + for each seat: length of its nonce as one byte, nonce)`` with person
   ``fondaco deal``.
4. When the game is over the house shows the secret. It fits the promise, so it was fixed before the nonces were known; and with
   the nonces it gives the seed, so nobody chose that either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

MAX_NONCE_BYTES = 32


def commitment_of(secret: bytes) -> str:
    """What the house publishes before any nonce is known, in hex."""
    return blake2b(secret, digest_size=32, person=b"fondaco promise").hexdigest()


def shared_seed(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The seed of the game, from the secret of the house and the nonces of the seats in their order."""
    assert all(len(nonce) <= MAX_NONCE_BYTES for nonce in nonces)
    mixed = secret + b"".join(len(nonce).to_bytes(1, "big") + nonce for nonce in nonces)
    return blake2b(mixed, digest_size=32, person=b"fondaco deal").digest()


@dataclass(frozen=True, slots=True)
class FairDeal:
    """All that a proof needs; it is complete once the secret is shown."""

    commitment: str
    secret: bytes
    nonces: tuple[bytes, ...]

    def proves(self, seed: int | bytes) -> bool:
        """Whether the secret is the promised one, and leads to this seed."""
        return commitment_of(self.secret) == self.commitment and shared_seed(self.secret, self.nonces) == seed
