"""Text in boxes. The widths are those of the widest usual fonts, read off by hand for a few letters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.draw.text_fitting import UNKNOWN, balance, cut, width, wrap

SENTENCE = "Wie viele Kurkuma wertest du auf? Noch zwei Aufwertungen."


def test_widths_are_those_of_wide_letters() -> None:
    assert width("m", 100) == 98  # DejaVu Sans: 0.974 of the size
    assert width("m", 100, bold=True) == 105
    assert width("ii", 100) == 56
    assert width("a", 100, spacing=3) == 65
    assert width("名", 100) == UNKNOWN


def test_german_letters_are_known() -> None:
    assert all(width(letter, 100) < UNKNOWN for letter in "äöüÄÖÜß„“–…×→−·é")


@given(st.text(alphabet=st.characters(codec="utf-8")), st.integers(20, 400), st.booleans(), st.booleans())
def test_wrapped_lines_fit_and_lose_nothing(words: str, room: int, serif: bool, bold: bool) -> None:
    lines = wrap(words, room, 12, serif=serif, bold=bold)
    assert all(width(line, 12, serif=serif, bold=bold) <= room for line in lines)
    assert "".join("".join(lines).split()) == "".join(words.split())


@given(st.text(), st.integers(20, 400))
def test_a_cut_text_fits(words: str, room: int) -> None:
    assert width(cut(words, room, 12), 12) <= max(room, width("…", 12) + UNKNOWN * 12 / 100)


def test_a_text_that_fits_is_not_cut() -> None:
    assert cut("Marietta", 100, 12) == "Marietta"


def test_words_are_kept_whole() -> None:
    assert wrap("one two three", width("one two", 12), 12) == ("one two", "three")
    assert wrap("one two three", width("one two", 12) - 0.1, 12) == ("one", "two", "three")


def test_nothing_is_no_line() -> None:
    assert wrap("  ", 100, 12) == ()


@pytest.mark.parametrize("room", range(120, 400, 20))
def test_balanced_lines_are_as_few_and_more_even(room: int) -> None:
    plain, even = wrap(SENTENCE, room, 12), balance(SENTENCE, room, 12)
    assert len(even) == len(plain)
    assert " ".join(even) == SENTENCE

    def longest(lines: tuple[str, ...]) -> float:
        return max(width(line, 12) for line in lines)

    assert longest(even) <= longest(plain)
