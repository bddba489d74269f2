"""A component file that does not describe a game is refused, and the refusal names the place."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.components import Source
from fondaco.core.registry import game_with_components

from .positions import GAME


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("price = { silver = 2 }", "price = { silver = 1 }", "a price is 2, 3 or 4 coins, not 1"),
        ("price = { silver = 2 }", "price = { same = 2, different = 2 }", "a price has one free group at most"),
        ("price = { silver = 2 }", "price = { brass = 2 }", "brass"),
        ("buyer = { counterfeit = 1 }", "buyer = { counterfeit = -1 }", "an effect cannot be negative"),
        ('id = "jug"', 'id = "cup"', "tiles repeat: cup"),
        ("count = 24", "count = 25", "24 tiles, expected 25"),
        ("count = 18", "count = 17", "18 copies of faces, expected 17"),
        ("objects = 4 #", "objects = 24 #", "more objects than on display"),
        ("seals = 15", "seals = 3", "too few seals for the players"),
        ("counterfeits = 38", "counterfeits = 10", "too few counterfeits for the bags"),
        ("first_game = 1", "first_game = 31", "first_game is no space of the board"),
        ("advance = 3", "advance = 15", "the advances of side_a lead round and round"),
        ("points = 4,", 'points = "reveal",', "only scents can reveal an object"),
        ("round_limit = 200", "round_limit = 0", "round_limit must be 1 or more"),
    ],
)
def test_a_fault_is_named(old: str, new: str, fault: str) -> None:
    assert old in GAME.components_text
    with pytest.raises(fondaco.BadComponents, match=fault):
        game_with_components("mercado", GAME.components_text.replace(old, new, 1))


def test_somebodys_own_components_are_played_with() -> None:
    text = GAME.components_text.replace("draw = 3", "draw = 4", 1)
    other = game_with_components("mercado", text)
    assert other.digest != GAME.digest
    s = other.new(seed=1)
    s.apply(s.parse("draw"))
    drawn = s.observe(0)["drawn"]
    assert isinstance(drawn, list)
    assert sum(drawn) == 4


def test_every_reconstructed_section_says_so() -> None:
    tables = GAME.components
    for section in (tables.board, tables.objects, tables.scents, tables.privileges):
        assert section.source.value == "reconstructed"
        assert "rulebook" in section.note
    sources = {tile.id: tile.source for tile in tables.objects.tiles}
    assert {id for id, source in sources.items() if source and source.value == "rulebook"} == {"jug", "cloth"}


def test_the_source_of_a_section_is_that_of_its_least_certain_fact() -> None:
    certain = [Source.RULEBOOK, Source.PUBLIC, Source.RECONSTRUCTED]
    tables = GAME.components
    for goods in (tables.objects, tables.scents):
        sources = [tile.source or goods.source for tile in goods.tiles]
        assert goods.source == max(sources, key=certain.index)
        assert goods.source in sources, "some tile is no more certain than its section"
    for section in (tables.setup, tables.turn, tables.market):
        assert (section.source, section.note) == (Source.RULEBOOK, ""), "nothing in it is admitted to be less certain"
