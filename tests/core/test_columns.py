"""Columns: what follows from one declaration."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass

import pytest

from fondaco.core.columns import (
    absent,
    copied,
    declared,
    list_per_seat,
    part,
    part_or_none,
    part_per_seat,
    parts,
    per_seat,
    shared,
    unset,
)
from fondaco.core.parts import Part
from fondaco.core.piles import Pile, seat_bit


@dataclass(slots=True, eq=False, init=False, repr=False)
class Seat(Part):
    coins: int = shared(5)
    tools: list[int] = copied()


@dataclass(slots=True, eq=False, init=False, repr=False)
class Table(Part):
    order: tuple[int, ...] = unset()
    scores: list[int] = per_seat(0)
    cards: list[list[int]] = list_per_seat()
    seats: list[Seat] = part_per_seat(Seat)
    pile: Pile = part()
    spare: Seat | None = part_or_none()
    secret: int = shared(7, hidden=True)
    sea: Seat = absent()


@dataclass(slots=True, eq=False, init=False, repr=False)
class WiderTable(Table):
    sea: Seat = part()
    stacks: list[Pile] = parts()


def table() -> WiderTable:
    found = WiderTable.new(2)
    found.order = (1, 0)
    found.pile = Pile([3, 4], seat_bit(1))
    found.sea = Seat.new(2)
    return found


def test_columns_have_their_first_values() -> None:
    found = table()
    assert (found.scores, found.cards, found.spare, found.secret, found.stacks) == ([0, 0], [[], []], None, 7, [])
    assert [(seat.coins, seat.tools) for seat in found.seats] == [(5, []), (5, [])]
    with pytest.raises(AttributeError):
        _ = WiderTable.new(2).order


def test_a_clone_shares_nothing_that_is_changed() -> None:
    found = table()
    other = found.clone()
    assert other.to_json()[:4] == found.to_json()[:4]
    other.scores[0] = 1
    other.cards[0].append(1)
    other.seats[0].coins = 1
    other.seats[0].tools.append(1)
    other.pile.draw()
    other.sea.coins = 1
    assert (found.scores, found.cards, found.seats[0].coins, found.seats[0].tools) == ([0, 0], [[], []], 5, [])
    assert (len(found.pile), found.sea.coins) == (2, 5)
    assert other.order is found.order


def test_an_absent_column_is_there_when_a_subclass_declares_it() -> None:
    assert "sea" not in declared(Table)
    found = Table.new(2)
    assert "sea" not in found.column_names()
    assert "sea" in table().column_names()


def test_a_subclass_has_its_own_clone() -> None:
    """The methods of the base, made first, are not those of the subclass."""
    base = Table.new(2)
    base.order, base.pile = (), Pile()
    assert type(base.clone()) is Table
    assert type(table().clone()) is WiderTable


def test_the_default_observation_hides_what_is_hidden() -> None:
    assert table().observe_columns(0) == {
        "order": [1, 0],
        "scores": [0, 0],
        "cards": [[], []],
        "seats": [{"coins": 5, "tools": []}] * 2,
        "pile": [None, None],
        "spare": None,
        "sea": {"coins": 5, "tools": []},
        "stacks": [],
    }
    assert table().observe_columns(1)["pile"] == [3, 4]


def test_objects_have_slots_and_can_be_copied_and_pickled() -> None:
    found = table()
    assert not hasattr(found, "__dict__")
    for other in (copy.copy(found), pickle.loads(pickle.dumps(found))):
        assert other.column_names() == found.column_names()
        assert other.seats[1].to_json() == [5, []]
