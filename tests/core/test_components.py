from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco import BadComponents
from fondaco.core.component_files import digest, parse_components
from fondaco.core.registry import game_with_components

COMPONENTS = fondaco.game("spice_road").components_text


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("count = 43", "count = 44", "43 cards, expected 44 - at `$.merchants`"),
        ("round_limit = 500", "round_limt = 500", "`round_limt`"),
        ("round_limit = 500", 'round_limit = "many"', "$.house.round_limit"),
        ("round_limit = 500", "round_limit = 0", "round_limit must be 1 or more"),
        ('source = "house rule"', 'source = "hearsay"', "$.house.source"),
        ('id = "M02"', 'id = "M01"', "card ids repeat: M01"),
        ("cost = [2, 2, 0, 0]", "cost = [2, 2, 0]", "$.points.cards[0].cost"),
        ("cost = [2, 2, 0, 0]", "cost = [0, 0, 0, 0]", "V01 costs nothing"),
        ("[end]", "[end", "line"),
        ("point_row = 5", "point_row = 30", "point cards could run out"),
    ],
)
def test_a_fault_names_its_place(old: str, new: str, place: str) -> None:
    assert old in COMPONENTS
    with pytest.raises(BadComponents) as error:
        game_with_components("spice_road", COMPONENTS.replace(old, new, 1))
    assert place in str(error.value)
    assert str(error.value).startswith("The components of spice_road cannot be used: ")


def test_a_file_that_is_none(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BadComponents, match="cannot be used"):
            fondaco.game("spice_road", components=str(path))
    (tmp_path / "binary.toml").write_bytes(b"\xff\x00\xfe")
    with pytest.raises(BadComponents, match="cannot be used"):
        fondaco.game("spice_road", components=str(tmp_path / "binary.toml"))


def test_the_own_file_is_the_own_game(tmp_path: Path) -> None:
    (tmp_path / "same.toml").write_text(COMPONENTS, "utf-8")
    assert fondaco.game("spice_road", components=str(tmp_path / "same.toml")) is fondaco.game("spice_road")


def test_unknown_games_are_named() -> None:
    with pytest.raises(fondaco.UnknownGame, match=r"^There is no game “spice_rod”\. Did you mean spice_road\?$"):
        fondaco.game("spice_rod")
    with pytest.raises(KeyError, match=r"There is no game “chess”\. There are .*spice_road"):
        fondaco.game("chess")


def test_a_section_can_be_that_of_another_game() -> None:
    merchants = COMPONENTS[COMPONENTS.index("[merchants]") :]
    merchants = merchants[: merchants.index("\n[", 1)]
    own = parse_components(COMPONENTS)
    borrowed = parse_components('merchants = "spice_road"\n' + COMPONENTS.replace(merchants, ""))
    assert borrowed == own


def test_other_facts_of_another_game_make_another_digest() -> None:
    assert digest('house = "spice_road"') != digest('house = "valdora"')


@pytest.mark.parametrize(
    ("reference", "fault"),
    [
        ('house = "chess"', "house refers to chess, and there is no such game"),
        ('house = "../spice_road"', "house refers to ../spice_road, and there is no such game"),
        ('islands = "spice_road"', "islands refers to spice_road, which has no facts of its own about it"),
    ],
)
def test_a_reference_must_lead_somewhere(reference: str, fault: str) -> None:
    with pytest.raises(BadComponents, match=fault):
        game_with_components("spice_road", reference + "\n" + COMPONENTS.replace("[house]", "[home]"))
