"""Spielaufbau (page 4) and Andere Spielpläne (page 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.century.sea.hex_map import distance, neighbours
from fondaco.games.eastern_wonders.state import EasternWondersState

from .positions import GAME, cubes, legal, play, reason, ship


def new(players: int = 2, seed: int = 1, layout: str = "first") -> EasternWondersState:
    s = GAME.new(players, seed, map=layout)
    assert isinstance(s, EasternWondersState)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", ["first", "random"])
def test_one_island_of_each_symbol_leaves_the_game(players: int, layout: str) -> None:
    """Step 1: 24 islands, six of each symbol; five of each remain."""
    s = new(players, layout=layout)
    symbols = Counter(GAME.sea.islands.row[tile] for tile in range(24) if s.sea.map.cells[tile] is not None)
    assert symbols == {0: 5, 1: 5, 2: 5, 3: 5}
    assert len([cell for cell in s.sea.map.cells[24:] if cell is not None]) == 4


def test_which_island_leaves_and_where_the_others_lie_is_random() -> None:
    charts = [new(seed=seed).sea.map.cells[:24] for seed in range(10)]
    assert len({tuple(cell is None for cell in cells) for cells in charts}) > 5
    assert len(set(charts)) == 10


def test_the_first_map_has_columns_of_4_5_6_5_4_with_harbours_at_the_ends_of_the_outer_ones() -> None:
    chart = new().sea.map
    columns: dict[int, list[int]] = {}
    for cell in chart.cells:
        if cell is not None:
            columns.setdefault(cell[0], []).append(cell[1])
    assert [len(columns[q]) for q in sorted(columns)] == [4, 5, 6, 5, 4]
    ends = {(q, end(columns[q])) for q in (min(columns), max(columns)) for end in (min, max)}
    assert set(chart.cells[24:]) == ends


@pytest.mark.parametrize("seed", range(25))
def test_on_a_random_map_every_tile_touches_two_others_and_the_harbours_lie_apart(seed: int) -> None:
    """Andere Spielpläne: at least two neighbours each, harbours spread evenly."""
    s = new(seed=seed, layout="random")
    cells = [cell for cell in s.sea.map.cells if cell is not None]
    assert len(set(cells)) == 24
    for cell in cells:
        assert sum(around in cells for around in neighbours(cell)) >= 2
    assert max(max(row) for row in [s.sea.map.distances()[tile][24:] for tile in range(24, 28)]) < 28, "no way between harbours"
    ports = [cell for cell in s.sea.map.cells[24:] if cell is not None]
    assert min(distance(one, other) for one in ports for other in ports if one != other) >= 3


def test_random_maps_differ() -> None:
    shapes = {frozenset(cell for cell in new(seed=seed, layout="random").sea.map.cells if cell) for seed in range(10)}
    assert len(shapes) == 10


@pytest.mark.parametrize("seed", range(12))
def test_the_closed_harbour_tile_lies_among_the_next_six(seed: int) -> None:
    """Step 3: four tiles on the harbours; the closed-harbour tile and the next five are mixed and go back on top."""
    s = new(seed=seed)
    assert len(s.harbours.tiles) == 4
    assert len(s.harbours.pile) == 26 - 4 + 1
    assert GAME.point_tiles.closed in s.harbours.pile.cards[-6:]
    assert GAME.point_tiles.closed not in s.harbours.tiles


def test_it_may_be_any_of_the_six() -> None:
    places = {new(seed=seed).harbours.pile.cards[::-1].index(GAME.point_tiles.closed) for seed in range(60)}
    assert places == set(range(6))


def test_bonus_tiles() -> None:
    """Step 4: a pile for each of five kinds; the points from 3 at the bottom to 6 on top."""
    s = new(4)
    assert s.observe(None)["bonus_piles"] == {"free_step": 4, "upgrade": 4, "hold": 4, "points": 4, "harvest": 4}
    points = [s.red_bonuses.take(GAME.red_bonuses.kinds, 0, 3) for _ in range(4)]
    assert points == [6, 5, 4, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starts_are_chosen_from_the_last_seat_to_the_first(players: int) -> None:
    """Step 8: the seat to the right of the start player chooses first, then counter-clockwise; all four groups are on offer."""
    s = new(players)
    seats = []
    while s.turn_number <= players:
        seat = s.player
        assert seat is not None
        seats.append(seat)
        if seat == players - 1:
            assert legal(s) == ["group 1", "group 2", "group 3", "group 4"]
        s.apply(s.legal_actions()[-1])
        assert s.player == seat
        s.apply(s.legal_actions()[0])
    assert seats == list(range(players - 1, -1, -1))
    assert s.player == 0
    assert [cubes(s, seat) for seat in range(players)][::-1] == [[1, 0, 1, 0], [0, 2, 0, 0], [2, 1, 0, 0], [4, 0, 0, 0]][:players]


def test_a_group_is_there_once_and_ships_may_share_an_island_free_of_charge() -> None:
    s = new(2)
    island = next(label for label, cell in zip(GAME.sea.tiles, s.sea.map.cells, strict=True) if cell is not None)
    play(s, f"group 2, place {island}")
    assert legal(s) == ["group 1", "group 3", "group 4"]
    assert reason(s, "group 2") == "Group 2 has been chosen already."
    play(s, f"group 1, place {island}")
    assert ship(s, 0) == ship(s, 1) == island
    assert cubes(s, 0) == [4, 0, 0, 0]
    assert cubes(s, 1) == [2, 1, 0, 0]


def test_ships_start_on_islands_of_this_game_only() -> None:
    s = play(new(2), "group 1")
    assert len(legal(s)) == 20
    gone = next(label for label, cell in zip(GAME.sea.tiles, s.sea.map.cells, strict=True) if cell is None)
    assert "is not on the map." in str(reason(s, f"place {gone}"))
