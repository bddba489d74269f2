"""Hexagonal maps: which tiles touch, how far ships get, and layouts."""

from __future__ import annotations

import pytest

from fondaco.core.components import InvalidComponent
from fondaco.core.rng import Rng, key_of
from fondaco.games.century.sea.hex_map import (
    Cell,
    HexMap,
    check_layout,
    distance,
    neighbours,
    random_land,
    random_layout,
    shore_of,
)

ROW: list[Cell | None] = [(0, 0), (1, 0), (2, 0), (3, 0), None]
"""Four tiles in a row, and one that is not in play."""


def test_a_cell_has_six_neighbours_at_distance_one() -> None:
    around = neighbours((2, -1))
    assert len(set(around)) == 6
    assert all(distance((2, -1), cell) == 1 for cell in around)
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-2, 2), (2, 0)) == 4


def test_near_names_tiles_not_cells() -> None:
    hex_map = HexMap(ROW)
    assert hex_map.near == ((1,), (0, 2), (1, 3), (2,), ())


def test_within_a_number_of_steps() -> None:
    """Two steps lead out and back, so they can end where they began; one step cannot."""
    hex_map = HexMap(ROW)
    assert hex_map.within(1)[1] == (0, 2)
    assert hex_map.within(2)[0] == (0, 1, 2)
    assert hex_map.within(3)[0] == (0, 1, 2, 3)


def test_exactly_a_number_of_steps() -> None:
    hex_map = HexMap(ROW)
    assert hex_map.exactly(0)[0] == {0}
    assert hex_map.exactly(2)[0] == {0, 2}
    assert hex_map.exactly(3)[0] == {1, 3}


def test_distances() -> None:
    hex_map = HexMap(ROW)
    assert hex_map.distances()[0] == (0, 1, 2, 3, 5)


@pytest.mark.parametrize(
    ("cells", "error"),
    [
        ([(0, 0), (1, 0), (0, 0)], "two tiles lie on one cell"),
        ([(0, 0), (1, 0), (3, 0)], "some tiles cannot be reached from the others"),
    ],
)
def test_a_layout_that_cannot_be(cells: list[Cell], error: str) -> None:
    with pytest.raises(InvalidComponent, match=error):
        check_layout(cells)


def test_the_shore_touches_two_tiles_or_more() -> None:
    """Around three tiles that touch each other lie nine cells; three of them touch two."""
    assert shore_of([(0, 0), (1, 0), (0, 1)]) == [(-1, 1), (1, -1), (1, 1)]


@pytest.mark.parametrize(("islands", "harbours"), [(20, 4), (12, 0), (12, 1), (3, 3)])
def test_random_layouts_of_any_size(islands: int, harbours: int) -> None:
    for seed in range(5):
        land, ports = random_layout(Rng(key_of(seed)).stream("map"), islands, harbours)
        assert (len(land), len(ports)) == (islands, harbours)
        check_layout([*land, *ports])
        for cell in [*land, *ports]:
            assert sum(around in land for around in neighbours(cell)) >= 2


@pytest.mark.parametrize("tiles", [3, 5, 7, 13])
def test_land_around_a_centre(tiles: int) -> None:
    """Up to six tiles lie next to the centre, all others further out; each touches two."""
    outlines = set()
    for seed in range(20):
        land = random_land(Rng(key_of(seed)).stream("map"), tiles, around=True)
        assert sum(distance(cell, land[0]) == 1 for cell in land) == min(6, tiles - 1)
        assert all(sum(near in land for near in neighbours(cell)) >= 2 for cell in land)
        outlines.add(tuple(sorted(land)))
    assert (len(outlines) > 10) == (tiles == 13)
