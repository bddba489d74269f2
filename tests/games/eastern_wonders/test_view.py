"""The view of Fernöstliche Wunder, read from its SVG: the actions of pieces, and their titles."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fondaco.draw.panels import Box
from fondaco.games.century.cubes.view.trade_block import trade
from fondaco.games.century.sea.view import sea_tall
from fondaco.games.century.sea.view.hex import Design, Grid, Places, fit, overlap
from fondaco.games.century.sea.view.sea_symbols import SEA_SYMBOLS
from fondaco.games.eastern_wonders.state import EasternWondersState
from fondaco.games.eastern_wonders.view import DESIGN, MAP
from tests.draw.svg_inspection import actions, disabled_moves, ids, parse, piece, text_and_frame_areas, texts, title

from .positions import GAME, give, lay, play, stack, table

LAYOUTS = ("wide", "tall")


def words(state: EasternWondersState, layout: str = "wide") -> list[str]:
    """All texts of a picture."""
    return [text.words for text, _ in text_and_frame_areas(parse(state.svg(0, "en", layout)))[1]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_tile_and_ship_is_drawn(layout: str) -> None:
    state = table(players=4, others="tea_1 tea_1 harbour_2")
    found = set(ids(parse(state.svg(0, "en", layout))))
    assert {f"tile-{label}" for label in (*GAME.sea.islands.labels, "harbour_4") if not label.endswith("_6")} <= found
    assert "tile-tea_6" not in found
    assert {f"ship-{seat}" for seat in range(4)} <= found


def test_the_start_is_chosen_on_the_table() -> None:
    state = GAME.new(2, seed=1)
    assert actions(state, "group-3") == ["group 3"]
    state.apply(state.parse("group 3"))
    seen: Any = state.observe(1)
    island = seen["islands"][0]["island"]
    assert actions(state, f"tile-{island}") == [f"place {island}"]
    assert "group-3" not in ids(parse(state.svg(1)))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_map_answers_where_to_sail(layout: str) -> None:
    state = table(cubes=(2, 0, 0, 0), others="cloves_1")
    assert actions(state, "tile-tea_2", layout) == ["sail tea_2"]
    assert actions(state, "tile-tea_1", layout) == []
    assert actions(state, "ship-0", layout) == ["stay"]
    assert disabled_moves(state, layout)["sail tea_3"] == "Your ship is not next to tea 3 (5 ginger → 3 tea)."
    assert ("toll 1" if layout == "wide" else "−1") in words(state, layout)
    play(state, "sail tea_2")
    assert actions(state, "ship-0", layout) == ["stop"]
    assert actions(state, "cube-0-yellow-2", layout) == ["pay yellow"]


def test_where_the_ship_is_one_builds_loads_and_delivers() -> None:
    state = play(table(), "stay")
    assert actions(state, "tile-tea_1") == ["build"]
    state = table("tea_1", (1, 0, 0, 0))
    state.sea.left_cubes[GAME.sea.tiles.index("tea_2")] = 1
    play(state, "sail tea_2,stop")
    assert actions(state, "tile-tea_2") == ["load"]
    state = play(table("harbour_2", (3, 0, 0, 2), harbours="P02 P01"), "stay")
    assert actions(state, "point-P01") == ["fulfil"]
    assert actions(state, "point-P02") == []
    assert actions(state, "harvest-0") == ["harvest"]


def test_what_cannot_be_done_where_the_ship_is_has_a_reason() -> None:
    state = play(table(outposts="tea_1"), "stay")
    assert "already" in disabled_moves(state)["build"]
    state = play(table("harbour_1", harbours="P01"), "stay")
    assert disabled_moves(state)["fulfil"].startswith("You lack 3 ginger + 2 cloves")


def test_the_closed_harbour_is_a_tile_that_moves() -> None:
    state = table("harbour_1", (3, 0, 0, 2), harbours="P01")
    stack(state, "closed")
    play(state, "stay,fulfil")
    closed = piece(state, "point-closed")
    assert texts(closed) == ["Closed"]
    assert title(piece(state, "point-P01")) == "P01 (11 points for 3 ginger + 2 cloves)", "it lies before its owner now"


def test_an_empty_harbour_says_so() -> None:
    state = table()
    state.harbours.tiles[2] = -1
    assert title(piece(state, "point-none-harbour_3")) == "no point tile"


def test_a_column_that_is_emptied_lets_choose_a_pile() -> None:
    state = table(outposts="chili_1 ginger_1 cloves_1")
    play(state, "stay,build")
    assert actions(state, "bonus-hold") == ["bonus hold"]
    before = texts(piece(state, "bonus-points"))
    play(state, "bonus points")
    assert (before, texts(piece(state, "bonus-points"))) == (["6"], ["5"]), "the next tile of the pile is worth less"


def test_the_player_board_counts_what_is_left_in_each_column() -> None:
    state = table(outposts="chili_1 ginger_1 cloves_1 tea_2 tea_3")
    for layout in LAYOUTS:
        found = words(state, layout)
        assert (found.count("tile"), found.count("3 left")) == (1, 1)
        assert "5 built · worth 1" in found


def test_bonus_tiles_of_a_kind_are_one_with_the_sum_of_their_points() -> None:
    """The first two of the points pile are worth 6 and 5, every upgrade 2, a harvest tile 1."""
    state = table()
    give(state, 0, "points points upgrade upgrade harvest")
    found = {kind: texts(piece(state, f"bonus-0-{kind}")) for kind in ("points", "upgrade", "harvest", "hold")}
    assert found == {"points": ["11", "×2"], "upgrade": ["4", "×2"], "harvest": ["1"], "hold": []}


def test_a_point_tile_says_what_is_missing() -> None:
    state = table(cubes=(1, 0, 0, 0))
    lay(state, 0, "P01")
    assert title(piece(state, "point-P01")).endswith("· you lack 2 ginger + 2 cloves")


def test_a_wider_hold_has_more_places() -> None:
    state = table(cubes=(12, 0, 0, 0))
    give(state, 0, "hold")
    assert "12 of 13" in words(state)


def layout_of(seed: int, of: tuple[Box, Design]) -> tuple[Places, list[tuple[int, int]]]:
    """The places of a random map, and all its cells."""
    seen: Any = GAME.new(2, seed=seed, map="random").observe(None)
    islands, harbours = ([(tile["at"][0], tile["at"][1]) for tile in seen[name]] for name in ("islands", "harbours"))
    return fit(tuple(islands), tuple(harbours), *of), [*islands, *harbours]


@pytest.mark.parametrize("of", [(MAP, DESIGN), (Box(3, 0, 384, float("inf")), sea_tall.DESIGN)], ids=LAYOUTS)
def test_random_maps_fit_and_cover_nothing(of: tuple[Box, Design]) -> None:
    for seed in range(6):
        places, cells = layout_of(seed, of)
        grid = places.grid
        for x, y in map(grid.middle, cells):
            assert of[0].x <= x - grid.wide
            assert x + grid.wide <= of[0].right
            assert of[0].y <= y - grid.high
            assert y + grid.high <= of[0].y + places.height
        assert grid.high >= 24, "large enough for a finger"
        assert not any(overlap(*pair, 0) for pair in combinations(places.tiles, 2))
        assert not any(grid.meets(cell, tile, 0) for cell in cells for tile in places.tiles)


def test_a_map_that_is_turned_keeps_its_neighbours() -> None:
    around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    upright = {tuple(round(part, 6) for part in Grid(60, 40).middle(cell)) for cell in around}
    for turns in range(6):
        assert {tuple(round(part, 6) for part in Grid(60, 40, turns=turns).middle(cell)) for cell in around} == upright


@pytest.mark.parametrize(("room", "height"), [(98, 34), (84, 34), (49, 30), (45, 28)])
def test_every_trade_fits_on_its_slip(room: float, height: float) -> None:
    for face in GAME.view.printed.islands.values():
        assert trade(face.cost, face.gain, room, height, 21)[1] <= room + 0.1, face.label


@pytest.mark.parametrize("name", ["islands", "points", "bonus"])
def test_galleries(name: str) -> None:
    drawn = GAME.render_gallery(name, "en")
    assert drawn is not None
    found = [text.words for text, _ in text_and_frame_areas(parse(drawn))[1]]
    labels = {"islands": GAME.sea.islands.labels, "points": GAME.point_tiles.labels[:-1], "bonus": ("points",)}[name]
    assert set(labels) <= set(found)
    assert GAME.render_gallery("dragons", "en") is None


def test_the_symbols_are_there() -> None:
    assert {f"s-{name}" for name in ("ginger", "chili", "tea", "cloves", "boat", "hold", "harvest", "closed", "post")} <= set(
        SEA_SYMBOLS
    )
