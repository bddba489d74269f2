from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco import BadComponents
from fondaco.core.component_files import digest, parse_components
from fondaco.core.registry import game_with_components

COMPONENTS = fondaco.game("spice_road").components_text


@pytest.mark.parametrize(
    ("old", "new", "detail"),
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
def test_an_error_names_the_path_of_the_entry(old: str, new: str, detail: str) -> None:
    assert old in COMPONENTS
    with pytest.raises(BadComponents) as error:
        game_with_components("spice_road", COMPONENTS.replace(old, new, 1))
    assert detail in str(error.value)
    assert str(error.value).startswith("The components of spice_road cannot be used: ")


def test_missing_component_file(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BadComponents, match="cannot be used"):
            fondaco.game("spice_road", components=str(path))
    (tmp_path / "binary.toml").write_bytes(b"\xff\x00\xfe")
    with pytest.raises(BadComponents, match="cannot be used"):
        fondaco.game("spice_road", components=str(tmp_path / "binary.toml"))


def test_unchanged_components_give_the_default_game(tmp_path: Path) -> None:
    (tmp_path / "same.toml").write_text(COMPONENTS, "utf-8")
    assert fondaco.game("spice_road", components=str(tmp_path / "same.toml")) is fondaco.game("spice_road")


def test_unknown_game_names_the_closest_id() -> None:
    with pytest.raises(fondaco.UnknownGame, match=r"^There is no game “spice_rod”\. Did you mean spice_road\?$"):
        fondaco.game("spice_rod")
    with pytest.raises(KeyError, match=r"There is no game “chess”\. Possible: .*spice_road"):
        fondaco.game("chess")


def test_a_section_can_refer_to_another_game() -> None:
    merchants = COMPONENTS[COMPONENTS.index("[merchants]") :]
    merchants = merchants[: merchants.index("\n[", 1)]
    referring = 'merchants = "spice_road"\n' + COMPONENTS.replace(merchants, "")
    assert parse_components(referring) == parse_components(COMPONENTS)


def test_the_digest_depends_on_referenced_sections() -> None:
    assert digest('house = "spice_road"') != digest('house = "valdora"')


@pytest.mark.parametrize(
    ("reference", "detail"),
    [
        ('house = "chess"', "house refers to chess, which is not a game"),
        ('house = "../spice_road"', "house refers to ../spice_road, which is not a game"),
        ('islands = "spice_road"', "islands refers to spice_road, whose own file has no section islands"),
    ],
)
def test_a_reference_to_a_missing_game_or_section_is_refused(reference: str, detail: str) -> None:
    with pytest.raises(BadComponents, match=detail):
        game_with_components("spice_road", reference + "\n" + COMPONENTS.replace("[house]", "[home]"))
