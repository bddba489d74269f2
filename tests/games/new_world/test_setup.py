"""Spielaufbau (page 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.century.settlers.boards import NOTHING

from .positions import GAME, STACK, cubes, table

BOARDS = ("D1", "E1", "F1", "G1", "H1")


@pytest.mark.parametrize("board", BOARDS)
def test_four_boards_with_23_locations(board: str) -> None:
    """Step 1: A1, B1, C1 and one more; 23 locations in the base game (supplement)."""
    s = table(board=board)
    labels = [GAME.boards.locations.labels[place] for place in s.boards.locations_in_play]
    assert len(labels) == 23
    assert {label[:2] for label in labels} == {"A1", "B1", "C1", board}


def test_the_bonus_board_is_an_option() -> None:
    assert tuple(GAME.options()["fourth_board"].choices) == BOARDS


@pytest.mark.parametrize(("players", "count"), [(2, 30), (3, 38), (4, 46)])
def test_point_cards_leave_by_star_and_players(players: int, count: int) -> None:
    """Step 2: no white star; "3+" and "=4" leave with two players, "=4" with three. 20 + 10 black, 8 of "3+", 8 of "=4"."""
    boards = table(players=players).boards
    cards = {*boards.point_row.cards, *boards.point_row.pile.cards}
    faces = [GAME.components.point_cards.cards[card] for card in cards]
    assert len(cards) == count
    assert not any(face.star == "white" for face in faces)
    assert Counter(face.players for face in faces)["3+"] == (8 if players >= 3 else 0)
    assert Counter(face.players for face in faces)["=4"] == (8 if players == 4 else 0)


def test_a_point_card_above_each_fort_and_an_open_pile() -> None:
    """Step 2: four open cards; of the pile the top card can be seen."""
    s = table()
    assert len(s.boards.point_row.cards) == 4
    seen = s.observe(None)
    assert seen["next_card"] == GAME.boards.point_cards.labels[s.boards.point_row.pile.cards[-1]]
    assert seen["point_pile"] == 26


def test_twelve_of_seventeen_bonus_tiles_are_placed() -> None:
    """Step 3: marked tiles leave, 17 stay; A1 has two stacks of two, B1 four (reconstructed), so five are left over."""
    boards = table().boards
    assert [len(boards.bonus_stacks[STACK[label]]) for label in STACK] == [2] * 6
    assert len(boards.bonus_box) == 5
    tiles = [tile for pile in (*boards.bonus_stacks, boards.bonus_box) for tile in pile.cards]
    assert len(set(tiles)) == 17
    assert all(GAME.components.bonus_tiles.tiles[tile].mark == "" for tile in tiles)


@pytest.mark.parametrize(("players", "covered"), [(2, 10), (3, 10), (4, 8)])
@pytest.mark.parametrize("board", BOARDS)
def test_exploration_tiles_cover_locations(players: int, covered: int, board: str) -> None:
    """Step 4: with four players eight locations, two tiles unused; with fewer the two "2-3" locations as well."""
    boards = table(players=players, board=board).boards
    assert sum(tile != NOTHING for tile in boards.covered_by) == covered
    open_with_four = [
        label for label in ("A1-6", "B1-5") if boards.covered_by[GAME.boards.locations.labels.index(label)] == NOTHING
    ]
    assert open_with_four == (["A1-6", "B1-5"] if players == 4 else [])
    assert boards.exploration_display == ()


@pytest.mark.parametrize(("players", "ready"), [(2, 7), (3, 6), (4, 6)])
def test_settlers(players: int, ready: int) -> None:
    """Step 6: six on the board, seven with two players, the rest of the twelve in reserve."""
    boards = table(players=players).boards
    assert boards.ready == [ready] * players
    assert boards.reserve == [12 - ready] * players


def test_starting_cubes() -> None:
    """Step 8: 3 corn, 4 corn, 4 corn, 3 corn and 1 meat."""
    s = table(players=4)
    assert [cubes(s, seat) for seat in range(4)] == [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]]
