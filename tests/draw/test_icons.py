"""Icons: every one is sound, and a picture carries those that it uses."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fondaco.draw.cubes import CUBES, column, heap, icons_of, row, sums
from fondaco.draw.icons import definitions, symbols
from fondaco.draw.svg import document, use


@pytest.mark.parametrize("name", sorted(symbols()))
def test_an_icon_is_sound(name: str) -> None:
    drawn = ElementTree.fromstring(symbols()[name])
    assert drawn.get("id") == name
    assert drawn.get("viewBox") in ("0 0 24 24", "0 0 28 34")
    assert drawn.get("stroke-linejoin") == drawn.get("stroke-linecap") == "round"
    assert len(drawn)


def test_no_icon_is_lost() -> None:
    assert len(symbols()) == 46


def test_only_what_is_used_is_carried() -> None:
    defs = definitions(use("i-camel", 0, 0, 9) + use("i-camel", 9, 0, 9) + use("i-jade", 9, 0, 9), {})
    assert re.findall(r'<symbol id="([\w-]+)"', defs) == ["i-camel", "i-jade"]


def test_an_icon_brings_what_it_is_made_of() -> None:
    assert re.findall(r'<symbol id="([\w-]+)"', definitions(use("i-step", 0, 0, 9), {})) == ["i-figure", "i-step"]


def test_a_game_has_symbols_of_its_own() -> None:
    symbols_of_game = {"v-1": '<symbol id="v-1"><path d="M0 0" fill="url(#g-paper)"/></symbol>'}
    defs = definitions(use("v-1", 0, 0, 9), symbols_of_game)
    assert symbols_of_game["v-1"] in defs
    assert 'id="g-paper"' in defs


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        definitions(use("i-nothing", 0, 0, 9), {})


def test_cubes_differ_in_more_than_colour() -> None:
    shapes = {re.sub(r'(fill|stroke)="[^"]*"', "", symbols()[icon].split(">", 1)[1]) for icon in CUBES}
    assert len(shapes) == 4


def test_cubes_are_arranged_as_counted() -> None:
    icons = icons_of([2, 0, 1, 0])
    assert icons == ["i-cube-yellow", "i-cube-yellow", "i-cube-green"]
    for drawn in (row(icons, 0, 0, 10), column(icons, 50, 50, 10, 2), heap(icons, 50, 50, 10, 2)):
        assert re.findall(r'href="#([\w-]+)"', drawn) == icons
    assert re.findall(r'<use[^>]* x="(\d+)"', row(icons, 5, 0, 10)) == ["5", "15", "25"]
    assert re.findall(r'x="([\d.]+)" y="([\d.]+)"', heap(icons, 50, 50, 10, 2)) == [("40", "40"), ("50", "40"), ("45", "50")]


def test_sums_show_numbers_from_two_on() -> None:
    drawn = document(90, 20, "t", [sums([3, 1, 0, 2], 0, 0, 16)])
    assert re.findall(r">(\d+)</text>", drawn) == ["3", "2"]
