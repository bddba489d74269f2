"""Sets of numbers as bits, replaced tuples and the order of seats."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fondaco.core import bits
from fondaco.core.tuples import replaced, without

from .test_tiny_game import TinyGame

numbers = st.sets(st.integers(0, 70))


@given(numbers, st.integers(0, 70))
def test_bits_are_a_set_of_numbers(members: set[int], number: int) -> None:
    packed = bits.of(members)
    assert bits.each(packed) == sorted(members)
    assert bits.contains(packed, number) == (number in members)
    assert bits.each(bits.added(packed, number)) == sorted(members | {number})
    assert bits.each(bits.removed(packed, number)) == sorted(members - {number})


def test_the_first_numbers() -> None:
    assert [bits.each(bits.first(count)) for count in range(4)] == [[], [0], [0, 1], [0, 1, 2]]


def test_one_value_of_a_tuple_is_replaced_or_left_out() -> None:
    cards = (4, 5, 6)
    assert [replaced(cards, index, 0) for index in range(3)] == [(0, 5, 6), (4, 0, 6), (4, 5, 0)]
    assert [without(cards, index) for index in range(3)] == [(5, 6), (4, 6), (4, 5)]
    assert cards == (4, 5, 6)


def test_seats_go_clockwise() -> None:
    state = TinyGame().new()
    state.players = 4
    assert state.clockwise_from(2) == [2, 3, 0, 1]
    assert state.others_clockwise(2) == [3, 0, 1]
