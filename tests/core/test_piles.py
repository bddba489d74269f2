from __future__ import annotations

from collections import Counter

from fondaco.core.piles import EVERYBODY, NOBODY, Pile, resample, seat_bit
from fondaco.core.rng import Rng, key_of


def test_cards_are_drawn_from_the_top() -> None:
    pile = Pile([1, 2, 3])
    pile.put_on_top(4)
    pile.put_at_bottom(0, EVERYBODY)
    assert [pile.draw() for _ in range(5)] == [4, 3, 2, 1, 0]
    assert len(pile) == 0


def test_a_seat_sees_the_cards_it_knows() -> None:
    pile = Pile([5, 6, 7])
    pile.put_at_bottom(4, EVERYBODY)
    pile.put_on_top(8, seat_bit(1))
    assert pile.seen_by(0) == [4, None, None, None, None]
    assert pile.seen_by(1) == [4, None, None, None, 8]
    assert pile.seen_by(None) == [4, None, None, None, None]


def test_shuffling_removes_all_knowers() -> None:
    pile = Pile(range(5), EVERYBODY)
    pile.shuffle(Rng(key_of(1)).stream("test"))
    assert pile.knowers == [NOBODY] * 5
    assert sorted(pile.cards) == list(range(5))


def test_removing_a_card_removes_its_knowers() -> None:
    pile = Pile([1, 2, 3])
    pile.put_on_top(4, seat_bit(0))
    pile.remove(2)
    assert (pile.cards, pile.knowers) == ([1, 3, 4], [NOBODY, NOBODY, seat_bit(0)])


def test_clones_are_independent() -> None:
    pile = Pile([1, 2, 3])
    copy = pile.clone()
    copy.draw()
    assert pile.cards == [1, 2, 3]


def test_resampling_moves_only_cards_the_seat_does_not_know() -> None:
    """Seat 0 holds 1 and 2, seat 1 holds 3 and 4, and 5 to 8 are in the box. Seat 0 knows only its own cards."""
    for seed in range(50):
        hand, other_hand, box = Pile([1, 2], seat_bit(0)), Pile([3, 4], seat_bit(1)), Pile([5, 6, 7, 8])
        resample([hand, other_hand, box], 0, Rng(key_of(seed)).stream("test"))
        assert hand.cards == [1, 2]
        assert sorted(other_hand.cards + box.cards) == [3, 4, 5, 6, 7, 8]


def test_resampling_is_uniform() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        hand, box = Pile([1]), Pile([2, 3])
        resample([hand, box], None, Rng(key_of(seed)).stream("test"))
        counts[*hand.cards, *box.cards] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_resampling_depends_only_on_the_set_of_cards() -> None:
    results = []
    for cards in ([1, 2, 3, 4], [4, 2, 1, 3]):
        pile = Pile(cards)
        resample([pile], 0, Rng(key_of(9)).stream("test"))
        results.append(pile.cards)
    assert results[0] == results[1]


def test_insert_puts_card_at_index() -> None:
    pile = Pile([7, 8, 9], EVERYBODY)
    pile.insert(1, 5)
    assert pile.cards == [7, 5, 8, 9]
    assert pile.seen_by(0) == [7, None, 8, 9]
