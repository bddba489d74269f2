"""Columns: first values, clones, observations, pickling and copying follow from one declaration."""

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


def make_table() -> WiderTable:
    table = WiderTable.new(2)
    table.order = (1, 0)
    table.pile = Pile([3, 4], seat_bit(1))
    table.sea = Seat.new(2)
    return table


def test_new_objects_have_the_first_values_of_their_columns() -> None:
    table = make_table()
    assert (table.scores, table.cards, table.spare, table.secret, table.stacks) == ([0, 0], [[], []], None, 7, [])
    assert [(seat.coins, seat.tools) for seat in table.seats] == [(5, []), (5, [])]
    with pytest.raises(AttributeError):
        _ = WiderTable.new(2).order


def test_changing_a_clone_does_not_change_the_original() -> None:
    table = make_table()
    clone = table.clone()
    assert clone.to_json()[:4] == table.to_json()[:4]
    clone.scores[0] = 1
    clone.cards[0].append(1)
    clone.seats[0].coins = 1
    clone.seats[0].tools.append(1)
    clone.pile.draw()
    clone.sea.coins = 1
    assert (table.scores, table.cards, table.seats[0].coins, table.seats[0].tools) == ([0, 0], [[], []], 5, [])
    assert (len(table.pile), table.sea.coins) == (2, 5)
    assert clone.order is table.order


def test_an_absent_column_exists_once_a_subclass_declares_it() -> None:
    assert "sea" not in declared(Table)
    assert "sea" not in Table.new(2).column_names()
    assert "sea" in make_table().column_names()


def test_a_subclass_has_its_own_clone_method() -> None:
    """The subclass does not inherit the method that was made for the base class."""
    base = Table.new(2)
    base.order, base.pile = (), Pile()
    assert type(base.clone()) is Table
    assert type(make_table().clone()) is WiderTable


def test_the_default_observation_leaves_out_hidden_columns_and_unknown_cards() -> None:
    assert make_table().observe_columns(0) == {
        "order": [1, 0],
        "scores": [0, 0],
        "cards": [[], []],
        "seats": [{"coins": 5, "tools": []}] * 2,
        "pile": [None, None],
        "spare": None,
        "sea": {"coins": 5, "tools": []},
        "stacks": [],
    }
    assert make_table().observe_columns(1)["pile"] == [3, 4]


def test_objects_have_no_dict_and_can_be_copied_and_pickled() -> None:
    table = make_table()
    assert not hasattr(table, "__dict__")
    for duplicate in (copy.copy(table), pickle.loads(pickle.dumps(table))):
        assert duplicate.column_names() == table.column_names()
        assert duplicate.seats[1].to_json() == [5, []]
