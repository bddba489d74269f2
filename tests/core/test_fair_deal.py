from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

import pytest

import fondaco
from fondaco import BadRecord, Record
from fondaco.core.fair_deal import FairDeal, commitment_of, shared_seed

SECRET = bytes(range(32))
NONCES = (b"\x01\x02", b"", b"\xff" * 32)


def make_fair_deal() -> FairDeal:
    return FairDeal(commitment_of(SECRET), SECRET, NONCES)


def test_seed_and_commitment_are_the_published_hashes() -> None:
    hashed = SECRET + b"\x02\x01\x02" + b"\x00" + b"\x20" + b"\xff" * 32
    assert shared_seed(SECRET, NONCES) == blake2b(hashed, digest_size=32, person=b"fondaco deal").digest()
    assert commitment_of(SECRET) == blake2b(SECRET, digest_size=32, person=b"fondaco promise").hexdigest()


def test_the_seed_depends_on_every_nonce_and_its_seat() -> None:
    seeds = {
        shared_seed(SECRET, nonces) for nonces in ((b"a", b"b"), (b"b", b"a"), (b"ab", b""), (b"", b"ab"), (b"a", b"b", b""))
    }
    assert len(seeds) == 5


def test_a_proof_fails_with_another_secret_nonce_or_seed() -> None:
    seed = shared_seed(SECRET, NONCES)
    assert make_fair_deal().proves(seed)
    assert not make_fair_deal().proves(seed[::-1])
    assert not replace(make_fair_deal(), secret=SECRET[::-1]).proves(shared_seed(SECRET[::-1], NONCES))
    assert not replace(make_fair_deal(), nonces=(b"", b"", b"")).proves(seed)


def test_a_record_stores_the_proof() -> None:
    state = fondaco.game("spice_road").new(players=3, seed=shared_seed(SECRET, NONCES))
    record = replace(Record.of(state), fair_deal=make_fair_deal())
    loaded = Record.loads(record.dumps())
    assert loaded == record
    assert loaded.dumps() == record.dumps()
    assert loaded.fair_deal is not None
    assert loaded.fair_deal.proves(loaded.seed)


@pytest.mark.parametrize(
    "value", ["{}", "[]", '{"promise": 1, "secret": "00", "nonces": []}', '{"promise": "", "secret": "x", "nonces": []}']
)
def test_an_invalid_proof_is_refused(value: str) -> None:
    text = Record.of(fondaco.game("spice_road").new(seed=1)).dumps().replace("[seed 1]", f"[seed 1]\n[deal {value}]")
    with pytest.raises(BadRecord, match="deal"):
        Record.loads(text)
