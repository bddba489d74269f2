"""Fair deal: a protocol by which neither the server nor a player can choose the seed of a game. Anyone can verify it afterwards.

1. The server draws a secret of 32 random bytes and publishes its commitment, ``BLAKE2b-256(secret)`` with person
   ``fondaco promise``.
2. Then each seat sends a nonce of at most 32 bytes. A seat without one, such as a bot's, has the empty nonce.
3. The seed of the game is ``BLAKE2b-256(secret + for each seat: length of its nonce as one byte, nonce)`` with person
   ``fondaco deal``.
4. After the game the server publishes the secret. The commitment proves that the secret was fixed before the nonces were known.
   Secret and nonces give the seed, so no participant chose it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

MAX_NONCE_BYTES = 32


def commitment_of(secret: bytes) -> str:
    """Return the hash, in hex, that the server publishes before it knows any nonce."""
    return blake2b(secret, digest_size=32, person=b"fondaco promise").hexdigest()


def shared_seed(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """Return the seed of the game from the secret of the server and the nonces by seat."""
    assert all(len(nonce) <= MAX_NONCE_BYTES for nonce in nonces)
    hashed = secret + b"".join(len(nonce).to_bytes(1, "big") + nonce for nonce in nonces)
    return blake2b(hashed, digest_size=32, person=b"fondaco deal").digest()


@dataclass(frozen=True, slots=True)
class FairDeal:
    """The proof of a fair deal, complete once the secret is published."""

    commitment: str
    secret: bytes
    nonces: tuple[bytes, ...]

    def proves(self, seed: int | bytes) -> bool:
        """Return whether the secret matches the commitment and leads to this seed."""
        return commitment_of(self.secret) == self.commitment and shared_seed(self.secret, self.nonces) == seed
