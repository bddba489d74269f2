"""The component file: what is known of the box, what is reconstructed, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

import fondaco
from fondaco.core.component_files import parse_components
from fondaco.core.components import Source
from fondaco.core.registry import game_with_components
from fondaco.games.century.cubes.components import Cubes
from fondaco.games.century.sea.components import SYMBOLS
from fondaco.games.eastern_wonders.components import Components

from .positions import GAME

TABLES = GAME.components
WORTH = (1, 2, 3, 4)


def worth(cubes: tuple[int, int, int, int]) -> int:
    return sum(value * count for value, count in zip(WORTH, cubes, strict=True))


def test_the_box() -> None:
    """24 islands, 6 of each symbol; 26 point tiles and the closed one; 20 bonus tiles of five kinds; start groups."""
    assert Counter(island.symbol for island in TABLES.islands.tiles) == {"ginger": 6, "chili": 6, "tea": 6, "cloves": 6}
    assert len(TABLES.point_tiles.tiles) == 26
    assert [len(kind.points) for kind in TABLES.bonus_tiles.kinds] == [4] * 5
    assert TABLES.start_groups.groups == [(4, 0, 0, 0), (2, 1, 0, 0), (0, 2, 0, 0), (1, 0, 1, 0)]
    assert TABLES.outposts.values == [0, 1, 2, 2, 3]


def test_what_is_reconstructed_says_so() -> None:
    sources = {name: section.source for name in Components.__struct_fields__ for section in [getattr(TABLES, name)]}
    assert [name for name, source in sources.items() if source is Source.RECONSTRUCTED] == ["point_tiles"]
    assert "reconstructed" in TABLES.point_tiles.note


@pytest.mark.parametrize("game", ["eastern_wonders", "spice_islands"])
def test_a_section_is_from_the_source_of_its_least_certain_fact(game: str) -> None:
    """None that is said to come from the rulebook has a note on what does not."""
    sections = parse_components(fondaco.game(game).components_text).values()
    notes = [section.get("note", "") for section in sections if section["source"] == "rulebook"]
    assert not [note for note in notes if any(word in note for word in ("inferred", "public", "reconstructed", "made up"))]


def test_the_islands_are_public_facts_and_two_of_them_rest_on_one_list() -> None:
    assert TABLES.islands.source is Source.PUBLIC
    alone = [island.id for island in TABLES.islands.tiles if (island.give, island.get) not in merchant_trades()]
    assert alone == ["ginger_3", "cloves_6"]
    assert all(id in TABLES.islands.note for id in alone)


def test_no_island_gives_more_of_a_spice_than_of_that_of_its_symbol() -> None:
    for island in TABLES.islands.tiles:
        assert island.get[SYMBOLS.index(island.symbol)] == max(island.get), island.id
    toms = next(island for island in TABLES.islands.tiles if island.give == (3, 0, 0, 0) and island.get == (0, 0, 0, 1))
    assert toms.symbol == "cloves", "the trade of the rulebook's example"


def test_the_point_tiles_cost_what_spice_roads_cards_of_their_worth_do() -> None:
    """Both have exactly 26 worth 11 to 20."""
    cards = fondaco.game("spice_road").components.points.cards  # type: ignore[attr-defined]
    alike = sorted((card.points, card.cost) for card in cards if 11 <= card.points <= 20)
    assert sorted((tile.points, tile.cost) for tile in TABLES.point_tiles.tiles) == alike
    values = {tile.points for tile in TABLES.point_tiles.tiles}
    assert (min(values), max(values)) == (11, 20)
    assert {11, 13, 16, 17, 20} <= values, "values seen in public pictures"


def merchant_trades() -> set[tuple[Cubes, Cubes]]:
    """What Spice Road's merchants trade."""
    cards = fondaco.game("spice_road").components.merchants.cards  # type: ignore[attr-defined]
    return {(card.cost, card.gain) for card in cards}


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("count = 24", "count = 25", "24 tiles, expected 25"),
        ("count = 26", "count = 27", "26 tiles, expected 27"),
        ("count = 20", "count = 19", "20 tiles, expected 19"),
        ('id = "ginger_2"', 'id = "ginger_1"', "ids repeat: ginger_1"),
        ('symbol = "ginger", give = [0, 1', 'symbol = "pepper", give = [0, 1', "pepper"),
        ("give = [0, 1, 0, 0], get = [3, 0, 0, 0]", "give = [0, 0, 0, 0], get = [3, 0, 0, 0]", "ginger_1 trades nothing"),
        ("give = [0, 1, 0, 0], get = [3, 0, 0, 0]", "give = [3, 0, 0, 0], get = [3, 0, 0, 0]", "for the same cubes"),
        ("give = [0, 1, 0, 0], get = [3, 0, 0, 0]", "give = [0, -1, 0, 0], get = [3, 0, 0, 0]", "ginger_1 has a negative number"),
        ("points = 11, cost = [3, 0, 0, 2]", "points = 11, cost = [0, 0, 0, 0]", "P01 costs nothing"),
        ('kind = "hold"', 'kind = "barrel"', "barrel"),
        ('kind = "hold"', 'kind = "points"', "kinds repeat: points"),
        ("points = [6, 5, 4, 3] }, #", "points = [] }, #", "there is no tile of points"),
        ("room = 3", "room = -3", "hold has a negative number"),
        ("free_steps = 1", "free_steps = 0", "free_steps must be 1 or more"),
        ("gain = [2, 0, 0, 0]", "gain = [-2, 0, 0, 0]", "gain must be 0 or more"),
        ("values = [0, 1, 2, 2, 3]", "values = [0, 1, 2]", "a row of outposts is too short for 5 islands of ginger"),
        ("price = 1", "price = -1", "values and prices must be 0 or more"),
        ("point_tiles = 4", "point_tiles = 0", "point_tiles must be 1 or more"),
        ("players = [2, 4]", "players = [2, 5]", "players must lie between 2 and 4"),
        ("hold_limit = 10", "hold_limit = 0", "hold_limit must be 1 or more"),
        ("closed_among = 5", "closed_among = 25", "26 point tiles are too few for 4 harbours and 25"),
        ("[[4, 0, 0, 0], [2, 1", "[[2, 1", "fewer start groups than players"),
        ("[-2, 0], [-2, 1],", "[-2, 0], [-2, 0],", "two tiles lie on one cell"),
        ("[-2, 0], [-2, 1],", "[-2, 0],", "19 cells for islands, expected 20"),
        ("[-2, 0], [-2, 1],", "[-2, 0], [9, 9],", "some tiles cannot be reached"),
        ("islands_removed = 1", "islands_removed = 7", "fewer than 7 islands of ginger"),
        ("round_limit = 200", "round_limit = 0", "round_limit must be 1 or more"),
    ],
)
def test_an_error_is_named(old: str, new: str, error: str) -> None:
    assert old in GAME.components_text
    with pytest.raises(fondaco.BadComponents, match=error):
        game_with_components("eastern_wonders", GAME.components_text.replace(old, new, 1))


def test_somebodys_own_components_are_played_with() -> None:
    other = game_with_components("eastern_wonders", GAME.components_text.replace("free_steps = 1", "free_steps = 2", 1))
    state = other.new(2, 1)
    while state.turn_number <= 2:
        state.apply(state.legal_actions()[0])
    assert "up to 2 steps" in state.prompt()
