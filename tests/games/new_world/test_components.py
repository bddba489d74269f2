"""The component file: what it says, where from, and what it refuses."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fondaco
from fondaco.core.components import Source

from .positions import GAME

TABLES = GAME.components


def test_the_counts_of_the_box() -> None:
    """56 point cards, 25 bonus tiles (17 unmarked, 3 marked I, 5 marked III), 10 exploration tiles, 8 + 6 sides."""
    assert len(TABLES.point_cards.cards) == 56
    assert Counter(tile.mark for tile in TABLES.bonus_tiles.tiles) == {"": 17, "I": 3, "III": 5}
    assert len(TABLES.exploration_tiles.tiles) == 10
    assert " ".join(side.id for side in TABLES.boards.sides) == "A1 A2 B1 B2 C1 C2 D1 D2 E1 E2 F1 F2 G1 H1"


def test_reconstructed_sections_say_so() -> None:
    for section in (TABLES.boards, TABLES.point_cards, TABLES.bonus_tiles, TABLES.exploration_tiles):
        assert section.source is Source.RECONSTRUCTED
        assert "made up" in section.note


@pytest.mark.parametrize("id", ["new_world", "east_to_west_1", "east_to_west_2", "east_to_west_3"])
def test_the_source_of_a_section_is_that_of_its_least_certain_fact(id: str) -> None:
    """A section whose note admits what the rulebook does not say does not name the rulebook."""
    tables = fondaco.game(id).components  # type: ignore[attr-defined]  # every game has them
    for name in tables.__struct_fields__:
        section = getattr(tables, name)
        if section.source is Source.RULEBOOK:
            assert not any(word in section.note for word in ("made up", "public", "our reading", "is ours")), name


def test_point_cards_follow_their_scale() -> None:
    """The reconstruction's own rule: the worth of the cubes, + 1 for three colours, + 2 for four, - 3.

    A tool that gives red and a card with two settlers: - 4 instead of - 3.
    """
    for card in TABLES.point_cards.cards:
        worth = sum(count * value for count, value in zip(card.cost, (1, 2, 3, 4), strict=True))
        colours = sum(count > 0 for count in card.cost)
        less = 4 if card.gain[1] or card.settlers == 2 else 3
        assert card.points == worth + max(0, colours - 2) - less, card.id


def test_stacks_of_the_other_games() -> None:
    """B2 and F2 hold four stacks of four, D2 four of two: one of 17 and one of 25 tiles is left over."""
    stacks = {side.id: side.stacks for side in TABLES.boards.sides if side.stacks}
    assert stacks == {"B2": [4, 4], "F2": [4, 4], "D2": [2, 2, 2, 2]}


@pytest.mark.parametrize(
    ("before", "after", "detail"),
    [
        ('id = "A1-1", kind = "fort", settlers = 1', 'id = "A1-1", kind = "fort", settlers = 0', "A1-1 needs no settler"),
        ('id = "A1-3", kind = "production"', 'id = "A1-3", kind = "upgrade"', "A1-3 is of the kind upgrade and has a gain"),
        ('fixed = ["A1", "B1", "C1"]', 'fixed = ["A1", "B1", "Z1"]', "sides unknown: Z1"),
        ('fixed = ["A1", "B1", "C1"]', 'fixed = ["A1", "B1", "C2"]', "kinds of locations unknown: adjust_route, market"),
        ('fixed = ["A1", "B1", "C1"]', 'fixed = ["A1", "C1"]', "have the slots [1, 2], not [1, 2, 3, 4]"),
        ("count = 56", "count = 55", "56 cards, expected 55"),
        ('removed_star = "white"', 'removed_star = ""', "20 point cards for 3 players could run out"),
        ('removed_marks = ["I", "III"]', 'removed_marks = ["I", "III", ""]', "bonus tiles are too few"),
        ('id = "T01", kind = "tool"', 'id = "T01", kind = "native_help"', "T01 is of the kind native_help and has gain"),
        ('id = "B01", kind = "icon"', 'id = "B01", kind = "pair"', "1 icons on B01, expected 2"),
        ('id = "X05", kind = "points"', 'id = "X05", kind = "icon"', "X05 is of the kind icon, not points"),
        ("settlers_start = [7, 6, 6]", "settlers_start = [7, 6]", "2 settlers_start, expected 3"),
        ("settlers_start = [7, 6, 6]", "settlers_start = [13, 6, 6]", "settlers_start are more than the settlers"),
    ],
)
def test_errors_are_named(before: str, after: str, detail: str, tmp_path: Path) -> None:
    text = GAME.components_text
    assert before in text
    file = tmp_path / "my.toml"
    file.write_text(text.replace(before, after), "utf-8")
    with pytest.raises(fondaco.BadComponents) as error:
        fondaco.game("new_world", components=file)
    assert detail in str(error.value)
