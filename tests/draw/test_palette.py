"""WCAG AA: 4.5 for text, 3 for large text, marks and outlines. The surfaces are those on which the views set each colour."""

from __future__ import annotations

import pytest

from fondaco.draw import palette
from fondaco.draw.palette import contrast, mix
from fondaco.draw.players import PLAYERS, PlayerColours

TEXT = [
    ("INK", "PAPER"),
    ("INK", "PAPER_LOW"),
    ("INK", "STRIPE"),
    ("INK", "WHITE"),
    ("INK", "FOIL"),
    ("INK", "DEAL"),
    ("INK_2", "PAPER_LOW"),
    ("INK_2", "STRIPE"),
    ("INK_2", "LEDGE"),
    ("INK_2", "WHITE"),
    ("CREAM", "BINDING"),
    ("CREAM", "BINDING_LIGHT"),
    ("CREAM_2", "BINDING_LIGHT"),
    ("FOIL", "BINDING_LIGHT"),
    ("WHITE", "LIVE"),
    ("WHITE", "WAX"),
    ("WAX_LIGHT", "WAX"),
]
MARKS = [
    ("LIVE", "PAPER_LOW"),
    ("LIVE", "PAPER_LIGHT"),
    ("LIVE", "WHITE"),
    ("MARGIN", "PAPER_LOW"),
    ("CHANGED", "PARCHMENT"),
    ("EDGE", "PAPER"),
    ("PRODUCE", "PAPER"),
    ("UPGRADE", "PAPER"),
    ("TRADE_TEXT", "PAPER"),
]


def colour(name: str) -> str:
    value: str = getattr(palette, name)
    return value


@pytest.mark.parametrize(("ink", "surface"), TEXT)
def test_text_can_be_read(ink: str, surface: str) -> None:
    assert contrast(colour(ink), colour(surface)) >= 4.5


@pytest.mark.parametrize(("ink", "surface"), MARKS)
def test_marks_can_be_distinguished(ink: str, surface: str) -> None:
    assert contrast(colour(ink), colour(surface)) >= 3


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_players_marks_can_be_read(player: PlayerColours) -> None:
    assert contrast(player.on, player.fill) >= 4.5


def test_no_two_players_share_a_mark() -> None:
    assert len({player.mark for player in PLAYERS}) == len({player.fill for player in PLAYERS}) == 5


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)  # the well-known grey that just fails


def test_mixing() -> None:
    assert mix("#102030", "#203040", 0) == "#102030"
    assert mix("#102030", "#203040", 1) == "#203040"
