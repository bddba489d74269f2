"""The view of Die Gewürzinseln, read from its SVG: the actions of pieces, and their titles."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from fondaco.core.scene import build_scene
from fondaco.draw.panels import Box
from fondaco.games.century.sea.view import sea_tall
from fondaco.games.century.sea.view.hex import Design, fit, overlap
from fondaco.games.spice_islands.state import SpiceIslandsState
from fondaco.games.spice_islands.view import wide
from fondaco.games.spice_islands.view.context import SpiceIslandsContext
from tests.draw.svg_inspection import actions, buttons, disabled_moves, ids, parse, piece, text_and_frame_areas, texts, title

from ..century.positions import play
from .positions import GAME, all_but_one_of_a_column, islands, near, outpost, put_ship, table

LAYOUTS = ("wide", "tall")


def words(state: SpiceIslandsState, layout: str = "wide") -> list[str]:
    """All texts of a picture."""
    return [text.words for text, _ in text_and_frame_areas(parse(state.svg(0, "en", layout)))[1]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_tile_card_and_ship_is_drawn(layout: str) -> None:
    state = table(hand="M10", players=3)
    found = set(ids(parse(state.svg(0, "en", layout))))
    on_map = [label for label, cell in zip(GAME.sea.tiles, state.sea.map.cells, strict=True) if cell is not None]
    assert len(on_map) == 16 + 4 + 4
    assert {f"tile-{label}" for label in on_map} <= found
    assert {"ship-0", "ship-1", "ship-2", "card-S1-0", "card-S2-0", "card-M10", "pile-merchant", "point-pile"} <= found
    assert {f"card-{GAME.merchants.labels[card]}" for card in state.merchants.row} <= found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_actions_of_a_turn_are_on_the_table(layout: str) -> None:
    state = table((2, 0, 0, 0), hand="M10")
    target = near(state, GAME.sea.tiles[state.sea.ships[0]])[0]
    assert actions(state, "card-M10", layout) == ["play M10"]
    assert actions(state, f"card-{GAME.merchants.labels[state.merchants.row[1]]}", layout) == ["acquire 2"]
    assert actions(state, f"tile-{target}", layout) == [f"sail {target}"]
    assert actions(state, "ship-0", layout) == ["stay"]
    assert "Rest" in words(state, layout)
    assert (
        disabled_moves(state, layout)["acquire 4"]
        == "The merchant in place 4 costs 3 cubes, one on each card to its left; you hold 2."
    )


def test_a_journey_says_how_many_cards_it_takes() -> None:
    """Page 9: a card for each step, the first one too; a bonus tile makes a step free."""
    state = table()
    first = near(state, GAME.sea.tiles[state.sea.ships[0]])[0]
    assert ", turning one card down" in state.describe(state.parse(f"sail {first}"))
    state.red_bonuses.take(GAME.red_bonuses.kinds, 0, GAME.red_bonuses.kinds.labels.index("free_step"))
    assert "card" not in state.describe(state.parse(f"sail {first}"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_of_the_hand_and_played_ones_pay_for_steps(layout: str) -> None:
    state = table()
    state.hand[0], state.played[0] = [1], [0]
    play(state, f"sail {near(state, GAME.sea.tiles[state.sea.ships[0]])[0]}")
    assert actions(state, "card-S1-0", layout) == ["spend S1"]
    assert actions(state, "card-S2-0", layout) == ["spend S2"]
    play(state, "spend S1")
    assert title(piece(state, "card-S1-0")).startswith("S1"), "it lies among those turned down"


def test_where_the_ship_is_one_builds_and_delivers() -> None:
    state = table((2, 0, 0, 0))
    put_ship(state, islands(state, "tea")[0])
    play(state, "stay")
    assert actions(state, f"tile-{islands(state, 'tea')[0]}") == ["build"]
    state = table((9, 9, 9, 9))
    put_ship(state, "harbour_1")
    play(state, "stay")
    label = GAME.point_tiles.labels[state.harbours.tiles[0]]
    assert actions(state, f"point-{label}") == ["fulfil"]


def test_the_prompt_names_the_trade_of_the_island() -> None:
    state = table((2, 0, 0, 0))
    tile = islands(state, "tea")[0]
    put_ship(state, tile)
    play(state, "stay")
    assert re.search(r"tea \d \(.+ → .+\): you can build an outpost or do nothing\.", state.prompt())
    outpost(state, tile)
    assert disabled_moves(state)["build"].startswith("You have an outpost on")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_first_column_lets_choose_a_merchant_and_a_later_one_a_tile_as_well(layout: str) -> None:
    for column in (0, 1):
        state = table((9, 0, 0, 0))
        all_but_one_of_a_column(state, column)
        play(state, "stay,build")
        card = GAME.merchants.labels[state.merchants.row[3]]
        assert actions(state, f"card-{card}", layout) == ["acquire 4"]
        assert actions(state, "bonus-hold", layout) == (["bonus hold"] if column else [])


def test_golden_deals_are_on_the_cards_and_can_be_made() -> None:
    state = table((2, 0, 0, 0), hand="M10", golden_deals=True)
    deal = str(state.parse("deal M10"))
    for layout in LAYOUTS:
        assert deal in [part.get("data-action") for part in buttons(parse(state.svg(0, "en", layout)))]
    assert "golden deal: " in title(piece(state, "card-M10"))


def test_one_trades_what_the_island_has_and_otherwise_what_the_card_has() -> None:
    state = table((3, 3, 3, 3), hand="M10")
    tile = islands(state, "chili")[0]
    put_ship(state, tile)
    outpost(state, tile)
    play(state, "play M10")
    assert trading(state) == ((2, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 0))
    state = table((3, 3, 3, 3), hand="M10")
    put_ship(state, tile)
    outpost(state, tile)
    state.played[0].append(state.hand[0].pop())
    play(state, "stay")
    face = GAME.view.printed.islands[tile]
    assert trading(state) == (face.cost, face.gain, (0, 0, 0, 0))
    assert "1×" in words(state)


def trading(state: SpiceIslandsState) -> object:
    """What is given and got in the trade that is asked for."""
    return SpiceIslandsContext(build_scene(state, 0, "en", "wide"), GAME.view.printed).trading()


def test_the_other_player_has_cards_before_them() -> None:
    state = table(players=2)
    assert {"card-S1-1", "card-S2-1"} <= set(ids(parse(state.svg(0))))
    assert "Hand: S1" in title(piece(state, "seat-1"))
    assert "2" in texts(piece(state, "seat-1"))


@pytest.mark.parametrize("of", [(wide.MAP, wide.DESIGN), (Box(3, 0, 384, float("inf")), sea_tall.DESIGN)], ids=LAYOUTS)
def test_random_maps_fit_and_cover_nothing(of: tuple[Box, Design]) -> None:
    for seed in range(6):
        state = GAME.new(2, seed=seed, map="random")
        assert isinstance(state, SpiceIslandsState)
        cells = [cell for cell in state.sea.map.cells if cell is not None]
        harbours = [cell for cell in state.sea.map.cells[GAME.sea.first_harbour : GAME.sea.first_sea] if cell is not None]
        places = fit(tuple(cell for cell in cells if cell not in harbours), tuple(harbours), *of)
        assert places.grid.high >= 24, "large enough for a finger"
        assert not any(overlap(*pair, 0) for pair in combinations(places.tiles, 2))
        assert not any(places.grid.meets(cell, tile, 0) for cell in cells for tile in places.tiles)


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("islands", "tea_1"),
        ("points", "P01"),
        ("merchants", "M43"),
        ("bonus-cards", "B1a"),
        ("deals", "G01"),
        ("bonus", "points"),
    ],
)
def test_galleries(name: str, label: str) -> None:
    drawn = GAME.render_gallery(name, "en")
    assert drawn is not None
    assert label in [text.words for text, _ in text_and_frame_areas(parse(drawn))[1]]
    assert GAME.render_gallery("dragons", "en") is None
