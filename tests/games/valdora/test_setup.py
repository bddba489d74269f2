"""Spielmaterial und Spielvorbereitung (pages 1 to 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.valdora.components import Kind
from fondaco.games.valdora.packing import FRONT_SEEN, UNSEEN, back_of, front_of, seen_of
from fondaco.games.valdora.state import ValdoraState

from .positions import BOOK, GAME, SPACE, cargo, coins, gems, provisions


def new(players: int) -> ValdoraState:
    s = GAME.new(players, seed=5)
    assert isinstance(s, ValdoraState)
    return s


def test_the_pieces_are_those_of_the_rulebook() -> None:
    assert Counter(GAME.spaces.kinds) == {Kind.CITY: 5, Kind.GEM_ROAD: 13, Kind.MINE: 3, Kind.HARBOUR: 2, Kind.HOUSE: 7}
    assert GAME.components.gems.counts() == [22, 13, 13, 15, 15]
    assert [len(cards) for cards in GAME.books.sets] == [18, 27, 27, 18]
    assert dict(zip(GAME.books.labels, GAME.books.has_orders, strict=True)) == {"A": False, "B": False, "C": True, "D": True}
    assert sorted(ships for ships in GAME.spaces.ships if ships) == [1, 1, 2]
    assert GAME.spaces.ships[SPACE["H"]] == 1
    stacks = dict(zip(GAME.craftsmen.labels, GAME.craftsmen.counts, strict=True))
    assert stacks == {"silver": 9, "yellow": 9, "white": 5, "purple": 4, "red": 4, "blue": 4, "green": 4}


def test_both_books_of_a_kind_are_equal() -> None:
    for one, other in (("A", "B"), ("C", "D")):
        kinds = [
            [(GAME.books.kind[front_of(card)], GAME.books.kind[back_of(card)]) for card in GAME.books.sets[BOOK[city]]]
            for city in (one, other)
        ]
        assert kinds[0] == kinds[1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_start_of_a_game(players: int) -> None:
    s = new(players)
    assert coins(s) == [1, 2, 3, 4, 5][:players]
    assert s.pawns == [SPACE["H"]] * players
    assert provisions(s) == [False] * players
    assert all(cargo(s, seat) == {"pan": None} for seat in range(players))
    for road in range(13):
        assert sum(s.gems[road]) == 6
    assert gems(s, "area") == []
    assert s.bonus_tiles_left == 13


@pytest.mark.parametrize(("players", "few"), [(3, 3), (4, 4), (5, 4)])
def test_with_three_players_four_colours_have_one_craftsman_less(players: int, few: int) -> None:
    stacks = dict(zip(GAME.craftsmen.labels, new(players).craftsmen_left, strict=True))
    assert stacks == {"silver": 9, "yellow": 9, "white": 5, "purple": few, "red": few, "blue": few, "green": few}


def test_only_the_front_of_the_first_page_is_seen() -> None:
    s = new(3)
    for book in range(4):
        assert s.pages_left[book] == ()
        *below, top = s.pages_right[book]
        assert all(seen_of(page) == UNSEEN for page in below)
        assert seen_of(top) == FRONT_SEEN


def test_gems_and_books_are_shuffled() -> None:
    one, other = (GAME.new(3, seed) for seed in (1, 2))
    assert isinstance(one, ValdoraState)
    assert isinstance(other, ValdoraState)
    assert one.gems != other.gems
    assert all(one.pages_right[book] != other.pages_right[book] for book in range(4))
