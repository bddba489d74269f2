"""Map and cards are data: a custom component file can be played, and an invalid one is refused with the invalid entry."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import fondaco
from fondaco.core.component_files import read_components
from fondaco.games.valdora.game import Valdora
from tests.conformance.positions import random_play, stream

from .positions import GAME

TEXT = read_components("fondaco.games.valdora")

SPACES = """spaces = [
    { id = "Port", kind = "city", ships = 2, x = 500, y = 500 },
    { id = "Market", kind = "city", book = "equipment", x = 100, y = 500 },
    { id = "Court", kind = "city", book = "orders", x = 900, y = 500 },
    { id = "Inn", kind = "city", x = 500, y = 900 },
    { id = "a1", kind = "house", colour = "silver", x = 200, y = 400 },
    { id = "a2", kind = "house", colour = "yellow", x = 300, y = 400 },
    { id = "a3", kind = "house", colour = "white", x = 400, y = 400 },
    { id = "a4", kind = "house", colour = "purple", x = 600, y = 400 },
    { id = "a5", kind = "house", colour = "red", x = 700, y = 400 },
    { id = "a6", kind = "house", colour = "blue", x = 800, y = 400 },
    { id = "a7", kind = "house", colour = "green", x = 850, y = 400 },
    { id = "g1", kind = "gem_road", x = 200, y = 600 },
    { id = "g2", kind = "gem_road", x = 800, y = 600 },
    { id = "m1", kind = "mine", x = 500, y = 700 },
    { id = "h1", kind = "harbour", ships = 3, x = 500, y = 600 },
]
"""
ROADS = """roads = [
    ["Port", "a1"], ["a1", "a2"], ["a2", "a3"], ["a3", "g1"], ["g1", "Market"], ["a1", "m1"],
    ["Port", "a4"], ["a4", "a5"], ["a5", "a6"], ["a6", "a7"], ["a7", "g2"], ["g2", "Court"], ["h1", "a5"], ["a5", "Inn"],
    ["Market", "Inn"],
]
"""


def second_map() -> str:
    """Return another valley: one book of each kind, a city without a book, two gem roads, other points, fewer rounds."""
    text = re.sub(r"spaces = \[.*?^\]\n", SPACES, TEXT, flags=re.S | re.M)
    text = re.sub(r"roads = \[.*?^\]\n", ROADS, text, flags=re.S | re.M)
    text = (
        text.replace('start = "H"', 'start = "Port"').replace("copies = 2", "copies = 1").replace("per_road = 6", "per_road = 39")
    )
    text = text.replace('needs = ["coin"], points = 2', 'needs = ["coin"], points = 7')
    return re.sub(r"round_limit = \d+", "round_limit = 60", text)


@pytest.fixture
def other(tmp_path: Path) -> Valdora:
    file = tmp_path / "valley.toml"
    file.write_text(second_map(), "utf-8")
    return cast(Valdora, fondaco.game("valdora", components=file))


def test_a_second_map(other: Valdora) -> None:
    assert other.digest != GAME.digest
    assert other.num_actions == GAME.num_actions - 15
    assert other.encoding_size != GAME.encoding_size
    s = other.new(4, seed=3)
    reach = {s.notation(action) for action in s.legal_actions()}
    section = {"a1", "a2", "a3", "g1", "m1", "Market", "a4", "a5", "a6", "a7", "g2", "h1", "Court", "Inn"}
    assert reach == {f"move {label}" for label in section}
    s.apply(s.parse("move inn"))  # a city without a book and without ships gives provisions
    assert [s.notation(action) for action in s.legal_actions()] == ["provisions", "end"]
    s.apply(s.parse("provisions"))
    assert other.orders.points[other.orders.labels.index("silver")] == 7


def test_the_second_map_plays_to_the_end(other: Valdora) -> None:
    for players in (3, 5):
        s = other.new(players, seed=players)
        for before in random_play(s, stream(players)):
            if len(before.moves) % 50 == 0:
                assert before.invariant_violations() == []
                seat = before.player
                world = before.determinize(seat, 1)
                assert world.observe(seat) == before.observe(seat)
                assert len(before.encode(seat)) == other.encoding_size
        assert s.over


OUTER = '["O1", "O2"], ["O2", "O3"], ["O3", "O4"], ["O4", "O5"],'
"""The outer road, cut off from the cities."""


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ('start = "H"', 'start = "Z"', "setup.start unknown: Z"),
        ("ruby = 13", "ruby = 12", "77 gems for the gem roads, expected 78"),
        ('["A", "N1"]', '["A", "X9"]', "ends of roads unknown: X9"),
        ("count = 18", "count = 19", "18 cards, expected 19"),
        ('{ recto = "silver", verso = "sapphire" }', '{ recto = "silver", verso = "opal" }', "order_book.cards unknown: opal"),
        ('colour = "green", x = 269', 'colour = "red", x = 269', "every colour must have one house"),
        ("price = 1 # coin for each", "price = 0 # coin for each", "a turn could turn pages for ever"),
        ('book = "orders", x = 915', "x = 915", "1 cities with an order book, expected 2"),
        ('{ id = "shovel"', '{ id = "spade"', "spade"),
        ("points = 10\n", "points = 10\nsize = 3\n", "size"),
        ('["O3", "O4"],', "", "from O3 a move must always be possible, but it reaches only 3 spaces"),
        (
            '["D", "O1"], ["O1", "O2"], ["O2", "O3"], ["O3", "O4"], ["O4", "O5"], ["O5", "B"],',
            OUTER,
            "no way from H to O1, O2, O3",
        ),
    ],
)
def test_errors_name_the_entry(tmp_path: Path, old: str, new: str, detail: str) -> None:
    assert TEXT.count(old) >= 1
    file = tmp_path / "bad.toml"
    file.write_text(TEXT.replace(old, new), "utf-8")
    with pytest.raises(fondaco.BadComponents) as error:
        fondaco.game("valdora", components=file)
    assert detail in str(error.value)


def test_reconstructed_sections_are_marked() -> None:
    components = GAME.components
    sources = {name: getattr(components, name).source.value for name in components.__struct_fields__}
    assert {name for name, source in sources.items() if source == "reconstructed"} == {
        "map",
        "equipment",
        "catalogue",
        "orders",
        "order_book",
        "craftsmen",
        "workshops",
    }
    assert sources["house"] == "house rule"
    assert all(getattr(components, name).note for name, source in sources.items() if source in ("reconstructed", "house rule"))


def test_the_source_of_a_section_is_that_of_its_least_certain_fact() -> None:
    """Notes of uncertain sections name the source of each fact: "Reconstructed: …". Notes of certain sections name none."""
    words = {"rulebook": "Rulebook: ", "public": "Public: ", "reconstructed": "Reconstructed: "}
    for name in GAME.components.__struct_fields__:
        section = getattr(GAME.components, name)
        named = [source for source, word in words.items() if word in section.note]
        if section.source.value != "house rule":
            assert section.source.value == (named or ["rulebook"])[-1], name
        assert section.source.value != "rulebook" or not re.search("reconstructed|public", section.note, re.IGNORECASE), name


def test_the_how_to_page_lists_the_price_of_the_horse_as_uncertain() -> None:
    kinds = {kind.id: kind.coins for kind in GAME.components.equipment.kinds}
    assert "Public: the horse for 3." in GAME.components.equipment.note
    for lang, heading, horse in (("en", "What is not certain", "horse costs"), ("de", "Was nicht sicher ist", "Pferd")):
        section = page(lang).partition(f"## {heading} {{#reconstructed}}")[2].partition("\n## ")[0]
        assert re.search(rf"{horse}\s+{kinds['horse']}\s", section)


def page(lang: str) -> str:
    return (Path(fondaco.__file__).parent / "games" / "valdora" / "texts" / f"howto.{lang}.md").read_text("utf-8")
