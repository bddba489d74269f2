"""The random generator, with published test vectors for other implementations."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from fondaco.core.rng import Rng, key_of


def test_keys_are_hashes_of_seeds() -> None:
    assert key_of(7) == blake2b(b"int:7", digest_size=32, person=b"fondaco key").digest()
    assert key_of(b"7") == blake2b(b"bytes:7", digest_size=32, person=b"fondaco key").digest()
    assert key_of(7).hex() == VECTORS["key 7"]


def test_words_of_a_stream_are_hashes_of_its_label() -> None:
    stream = Rng(key_of(7)).stream("dice", 1, 0)
    subkey = blake2b(b"dice/1/0", digest_size=32, key=key_of(7)).digest()
    block = blake2b(bytes(8), digest_size=64, key=subkey).digest()
    assert stream.uint32() == int.from_bytes(block[:4], "little")
    assert stream.uint32() == int.from_bytes(block[4:8], "little")
    stream = Rng(key_of(7)).stream("dice", 1, 0)
    assert [stream.uint32() for _ in range(4)] == VECTORS["words"]


def test_dice_and_decks_match_the_vectors() -> None:
    stream = Rng(key_of(7)).stream("dice", 1, 0)
    assert [stream.roll_die() for _ in range(20)] == VECTORS["dice"]
    cards = list(range(10))
    Rng(key_of(7)).stream("deck").shuffle(cards)
    assert cards == VECTORS["deck"]


def test_the_seventeenth_word_comes_from_the_second_block() -> None:
    stream = Rng(key_of(7)).stream("dice", 1, 0)
    for _ in range(16):
        stream.uint32()
    subkey = blake2b(b"dice/1/0", digest_size=32, key=key_of(7)).digest()
    block = blake2b((1).to_bytes(8, "little"), digest_size=64, key=subkey).digest()
    assert stream.uint32() == int.from_bytes(block[:4], "little")


def test_a_stream_depends_only_on_key_and_label() -> None:
    rng = Rng(key_of(7))
    before = [rng.stream("dice", 2, 1).uint32() for _ in range(3)]
    rng.stream("deck").shuffle(list(range(50)))
    assert [rng.stream("dice", 2, 1).uint32() for _ in range(3)] == before
    assert rng.stream("dice", 2, 1).uint32() != rng.stream("dice", 1, 2).uint32()


def test_numbers_below_n_are_uniform() -> None:
    stream = Rng(key_of(1)).stream("fair")
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    # chi-square with 5 degrees of freedom exceeds 25.7 with probability 0.0001; the seed is fixed
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25.7


def test_biased_words_are_rejected() -> None:
    """For n = 3 * 2**30, one word in four would make some numbers more likely."""
    n = 3 << 30
    stream, same_stream = Rng(key_of(4)).stream("rest"), Rng(key_of(4)).stream("rest")
    words = [same_stream.uint32() for _ in range(64)]
    expected = [word * n >> 32 for word in words if (word * n) & 0xFFFFFFFF >= (1 << 32) % n]
    assert len(expected) < len(words)
    assert [stream.below(n) for _ in expected] == expected


VECTORS = {
    "key 7": "e8b7ebd7a1eb34ce63a97b1b293560b55c26b00623a28ee588f10532132855b5",
    "words": [1763111138, 1179551602, 3922300313, 2181617666],
    "dice": [3, 2, 6, 4, 4, 6, 3, 5, 4, 1, 5, 6, 2, 3, 5, 3, 4, 2, 2, 5],
    "deck": [2, 5, 4, 1, 7, 9, 3, 8, 6, 0],
}
