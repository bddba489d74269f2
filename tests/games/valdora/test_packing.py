"""Pages and counts of gems share ints."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.core.rng import Rng, key_of
from fondaco.games.valdora.packing import (
    BOTH_SEEN,
    FRONT_SEEN,
    UNSEEN,
    card_of,
    face_up,
    gem_count,
    gem_counts,
    is_unseen,
    make_page,
    marked_seen,
    one_gem,
    resample,
    seen_of,
    turned_over,
)


def test_each_face_of_a_page_is_seen_separately() -> None:
    front = make_page(7)
    assert (card_of(front), face_up(front), seen_of(front), is_unseen(front)) == (7, 14, UNSEEN, True)
    front = marked_seen(front)
    assert (seen_of(front), is_unseen(front)) == (FRONT_SEEN, False)
    assert marked_seen(front) == front
    back = turned_over(front, back_up=True)
    assert (card_of(back), face_up(back), is_unseen(back)) == (7, 15, True)
    back = marked_seen(back)
    assert (seen_of(back), is_unseen(back)) == (BOTH_SEEN, False)
    assert not is_unseen(turned_over(back, back_up=False)), "a page turned back stays known"
    assert turned_over(back, back_up=True) == back


def test_a_back_is_not_seen_before_its_front() -> None:
    with pytest.raises(AssertionError):
        marked_seen(make_page(3, back_up=True))


FRONTS = (0, 0, 0, 1, 1, 2)
"""The fronts of six cards."""


def test_resampling_keeps_seen_faces() -> None:
    """Both sides of card 0 are known. Only the front of card 3 is known, so it may be 3 or 4. The other cards are unknown."""
    pages = [
        make_page(5),
        make_page(0, back_up=True, seen=BOTH_SEEN),
        make_page(3, seen=FRONT_SEEN),
        make_page(1),
        make_page(4),
        make_page(2),
    ]
    third_cards = Counter()  # type: Counter[int]
    for seed in range(400):
        drawn = resample(pages, FRONTS, Rng(key_of(seed)).stream("test"))
        assert sorted(map(card_of, drawn)) == [0, 1, 2, 3, 4, 5]
        assert drawn[1] == pages[1]
        assert FRONTS[card_of(drawn[2])] == 1
        assert [page & 7 for page in drawn] == [page & 7 for page in pages]
        third_cards[card_of(drawn[2])] += 1
    assert set(third_cards) == {3, 4}


def test_all_assignments_are_equally_likely() -> None:
    """One seen front, two unseen pages: 3 choices for the first and 2 orders of the others give 6 assignments."""
    fronts = (0, 0, 0)
    pages = [make_page(0, seen=FRONT_SEEN), make_page(1), make_page(2)]
    counts = Counter(tuple(resample(pages, fronts, Rng(key_of(seed)).stream("test"))) for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_seen_front_limits_the_assignments() -> None:
    """Fronts 0, 0, 1: the page that shows 0 is one of two cards. The remaining cards have 2 orders, which gives 4 assignments."""
    fronts = (0, 0, 1)
    pages = [make_page(2), make_page(0, seen=FRONT_SEEN), make_page(1)]
    counts = Counter(tuple(resample(pages, fronts, Rng(key_of(seed)).stream("test"))) for seed in range(4000))
    assert len(counts) == 4
    assert all(850 < count < 1150 for count in counts.values())


def test_resampling_does_not_depend_on_unseen_faces() -> None:
    """Pages that differ only in unseen faces give the same results."""
    pages = [make_page(0, seen=FRONT_SEEN), make_page(3), make_page(1), make_page(5, seen=BOTH_SEEN), make_page(4), make_page(2)]
    same_seen = [
        make_page(2, seen=FRONT_SEEN),
        make_page(4),
        make_page(0),
        make_page(5, seen=BOTH_SEEN),
        make_page(1),
        make_page(3),
    ]
    for seed in range(20):
        assert resample(pages, FRONTS, Rng(key_of(seed)).stream("x")) == resample(
            same_seen, FRONTS, Rng(key_of(seed)).stream("x")
        )


def test_counts_of_gems_add_up() -> None:
    counts = one_gem(0) + one_gem(4) + one_gem(4)
    assert gem_counts(counts) == [1, 0, 0, 0, 2]
    assert [gem_count(counts, gem) for gem in range(5)] == gem_counts(counts)
