from __future__ import annotations

from collections import Counter

import pytest

from fondaco.core.pages import BOTH, FRONT, UNSEEN, card_of, face_of, facing, is_new, page, redraw, seen_of, shown
from fondaco.core.rng import Rng, key_of


def test_a_page_is_seen_face_by_face() -> None:
    front = page(7)
    assert (card_of(front), face_of(front), seen_of(front), is_new(front)) == (7, 14, UNSEEN, True)
    front = shown(front)
    assert (seen_of(front), is_new(front)) == (FRONT, False)
    assert shown(front) == front
    back = facing(front, back_up=True)
    assert (card_of(back), face_of(back), is_new(back)) == (7, 15, True)
    back = shown(back)
    assert (seen_of(back), is_new(back)) == (BOTH, False)
    assert not is_new(facing(back, back_up=False)), "a page turned back stays known"
    assert facing(back, back_up=True) == back


def test_a_back_is_not_seen_before_its_front() -> None:
    with pytest.raises(AssertionError):
        shown(page(3, back_up=True))


FRONTS = (0, 0, 0, 1, 1, 2)
"""What is on the fronts of six cards."""


def test_what_has_been_seen_stays() -> None:
    """Card 0 is known on both sides; of card 3 the front is known, so it may be 3 or 4; the rest is unknown."""
    pages = [page(5), page(0, back_up=True, seen=BOTH), page(3, seen=FRONT), page(1), page(4), page(2)]
    seen = Counter()  # type: Counter[int]
    for seed in range(400):
        drawn = redraw(pages, FRONTS, Rng(key_of(seed)).stream("test"))
        assert sorted(map(card_of, drawn)) == [0, 1, 2, 3, 4, 5]
        assert drawn[1] == pages[1]
        assert FRONTS[card_of(drawn[2])] == 1
        assert [each & 7 for each in drawn] == [each & 7 for each in pages]
        seen[card_of(drawn[2])] += 1
    assert set(seen) == {3, 4}


def test_all_worlds_are_as_likely_as_each_other() -> None:
    """One front 0 seen, two pages unseen: 3 cards could be the first, and then there are 2 ways for the others: 6 worlds."""
    fronts = (0, 0, 0)
    pages = [page(0, seen=FRONT), page(1), page(2)]
    counts = Counter(tuple(redraw(pages, fronts, Rng(key_of(seed)).stream("test"))) for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_worlds_with_several_fronts() -> None:
    """Fronts 0, 0, 1: the page that shows 0 is one of two cards, the unseen ones are what is left, in any order: 4 worlds."""
    fronts = (0, 0, 1)
    pages = [page(2), page(0, seen=FRONT), page(1)]
    counts = Counter(tuple(redraw(pages, fronts, Rng(key_of(seed)).stream("test"))) for seed in range(4000))
    assert len(counts) == 4
    assert all(850 < count < 1150 for count in counts.values())


def test_redraw_depends_on_nothing_hidden() -> None:
    """The same places, filled differently where nobody has looked, give the same worlds."""
    one = [page(0, seen=FRONT), page(3), page(1), page(5, seen=BOTH), page(4), page(2)]
    other = [page(2, seen=FRONT), page(4), page(0), page(5, seen=BOTH), page(1), page(3)]
    for seed in range(20):
        assert redraw(one, FRONTS, Rng(key_of(seed)).stream("x")) == redraw(other, FRONTS, Rng(key_of(seed)).stream("x"))
