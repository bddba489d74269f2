"""The component file: what it must say, and that it says what is reconstructed."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import pytest

from fondaco import BadComponents
from fondaco.core.registry import game_with_components

from .positions import GAME

FACTS = tomllib.loads(GAME.components_text)


def test_counts_of_the_box() -> None:
    """Spielmaterial, page 2."""
    tables = GAME.components
    assert len(tables.city_bonuses.tiles) == 7
    assert len(tables.characters.cards) == 7
    assert len(tables.outposts.tiles) == 10
    assert len(tables.books.tiles) == 18
    assert (tables.contracts.starting, tables.contracts.regular) == (7, 42)
    assert len(tables.goals.cards) == 14
    assert len(tables.city_cards.cards) == 25


def test_what_is_reconstructed_is_marked() -> None:
    """One contract of 49, one outpost of 10, three city bonuses of 7, five city cards of 25 and one road are known."""
    places = {"contracts": "cards", "outposts": "tiles", "city_bonuses": "tiles", "city_cards": "cards", "map": "roads"}
    places |= {"books": "tiles", "goals": "cards", "seals": "seals"}
    known = {}
    for section, name in places.items():
        pieces = [piece for piece in FACTS[section][name] if not piece.get("reconstructed")]
        known[section] = [piece.get("id") or f"{piece['a']}-{piece['b']}" for piece in pieces]
    assert known == {
        "contracts": ["ct_01"],
        "outposts": ["ob_gold_2"],
        "city_bonuses": ["camel_3", "camel_1_coin_3", "copy"],
        "city_cards": ["cc_01", "cc_02", "cc_03", "cc_05", "cc_07"],
        "map": ["pagan-kabul"],
        "books": [],
        "goals": [],
        "seals": ["jeweler"],
    }


def test_the_source_of_a_section_is_that_of_its_least_certain_fact() -> None:
    """A section that marks a piece as reconstructed, or whose note admits it, is reconstructed as a whole."""
    for name, section in FACTS.items():
        lists = [piece for value in section.values() if isinstance(value, list) for piece in value if isinstance(piece, dict)]
        guessed = any(piece.get("reconstructed") for piece in lists) or "reconstructed" in section.get("note", "")
        assert (section["source"] == "reconstructed") == guessed, name
        assert section["source"] != "rulebook" or "note" not in section, name


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("rounds = 5", "rounds = 6", "rounds must be 1 to 5"),
        ('cost = "9 coin + 2 gold"', 'cost = "9 coin + 2 good"', "cannot be paid"),
        ('{ a = "oasis_1", b = "oasis_2", cost = "1 camel"', '{ a = "oasis_1", b = "oasis_2"', "wander on for ever"),
        ('seal = "jeweler", times', 'seal = "baker", times', "seals of special cities unknown: baker"),
        ('kind = "pips", reward = "2 coin"', 'kind = "each", swaps = ["1 coin -> 1 camel"]', "no each cards"),
        ('arms = ["arms_4", "arms_9"]', 'arms = ["arms_4", "arms_x"]', "goals.arms unknown: arms_x"),
        ('start = "beijing"', 'start = "xian"', "setup.start"),
        (
            '{ id = "kabul", name = "Kabul", kind = "contract"',
            '{ id = "kabul", name = "Kabul", kind = "card", cards = 1',
            "in order",
        ),
    ],
)
def test_faults_are_named(old: str, new: str, detail: str) -> None:
    assert old in GAME.components_text
    with pytest.raises(BadComponents, match=detail):
        game_with_components("marco_polo_2", GAME.components_text.replace(old, new))


def test_known_totals_of_roads() -> None:
    """Yangzhou - Fuzhou - oasis - Pagan, Xian - Fuzhou - two oases - Jaipur, Pagan - Kabul (supplement)."""
    labels = GAME.places.labels
    roads = {(here, road[0]): road[1:4] for here, ways in enumerate(GAME.places.roads) for road in ways}

    def total(*stops: str) -> tuple[int, ...]:
        costs = [roads[labels.index(a), labels.index(b)] for a, b in pairwise(stops)]
        return tuple(map(sum, zip(*costs, strict=True)))

    assert total("yangzhou", "fuzhou", "oasis_3", "pagan") == (5, 5, 0)
    assert total("xian", "fuzhou", "oasis_3", "oasis_4", "jaipur") == (8, 4, 0)
    assert total("pagan", "kabul") == (6, 2, 1)
