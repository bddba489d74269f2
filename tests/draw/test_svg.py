"""Shapes and texts: short, well-formed, and safe for any name of a player."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.core.scene import AvailableAction
from fondaco.draw.regions import piece
from fondaco.draw.svg import circle, document, element, figure, group, line, path, rect, text, use

HOSTILE = [
    "</text><script>alert(1)</script>",
    '" onload="x',
    "a & b < c > d",
    "']]>",
    "\x00\x1b[31m",
    "\ud800",
    "\uffff",
    "名前 🐪",
]


def read(*parts: str) -> ElementTree.Element:
    return ElementTree.fromstring(document(10, 20, "title", parts, "description"))


@pytest.mark.parametrize("words", HOSTILE)
def test_no_text_can_break_out(words: str) -> None:
    live = AvailableAction(3, words, ())
    root = ElementTree.fromstring(document(10, 20, words, [text(1, 2, words), piece("", title=words, action=live)], words))
    assert "script" not in {part.tag.rpartition("}")[2] for part in root.iter()}
    assert {name for part in root.iter() for name in part.attrib}.isdisjoint({"onload"})


@given(st.text())
def test_any_text_is_well_formed(words: str) -> None:
    root = read(text(1, 2, words), piece("", title=words, action=AvailableAction(1, words, ())))
    assert len(list(root.iter("{http://www.w3.org/2000/svg}text"))) == 1


def test_words_arrive_as_they_are() -> None:
    root = read(text(1, 2, "Händler & <Co>"))
    assert root[-1].text == "Händler & <Co>"


def test_numbers_are_short() -> None:
    assert rect(1.0, 2.5, 3, 4, "red") == '<rect x="1" y="2.5" width="3" height="4" fill="red"/>'
    assert element("g", x=0.1 + 0.2, data_action=None) == '<g x="0.3"/>'


def test_shapes_are_well_formed() -> None:
    shapes = [rect(0, 0, 1, 1, "red", "blue", 2, 3), line(0, 0, 1, 1, "red"), path("M0 0", "red", "blue"), circle(1, 1, 1, "red")]
    read(*shapes, use("i-camel", 0, 0, 24), group(text(0, 0, "a"), 3, 4, 0.5), figure(0, 0, 12, 10, edge=True))


def test_a_group_that_changes_nothing_is_not_drawn() -> None:
    assert group("<g/>") == "<g/>"


def test_a_live_piece_is_a_button() -> None:
    part = ElementTree.fromstring(piece("<g/>", id="card-1", x=3, action=AvailableAction(7, "Play it", ())))
    assert part.attrib == {
        "id": "card-1",
        "transform": "translate(3 0)",
        "data-action": "7",
        "tabindex": "0",
        "role": "button",
        "aria-label": "Play it",
    }
    assert part[0].text == "Play it"


def test_a_dead_piece_is_none() -> None:
    assert piece("<g/>", id="card-1", title="A card") == '<g id="card-1"><title>A card</title><g/></g>'
