"""How to play: a text of ours in both languages, with pictures from the real view."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .houses import house


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_of_die_gewuerzstrasse(tmp_path: Path, lang: str) -> None:
    with house(tmp_path) as ada:
        page = ada.get("/howto/spice_road", lang=lang)
        headings = re.findall(r'<h2 id="(part-\d+)">', page)
        assert headings == re.findall(r'href="#(part-\d+)"', page)
        pictures = re.findall(r'<img src="([^"]+)"', page.split("<article")[1])
        assert len(pictures) >= 7
        for picture in pictures:
            assert "<svg" in ada.get(picture.replace("&amp;", "&"))


def test_the_reference_shows_every_card(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        merchants = ada.get("/howto/spice_road/gallery-merchants.svg")
        assert [f">M{number:02}<" in merchants for number in range(1, 44)] == [True] * 43
        points = ada.get("/howto/spice_road/gallery-points.svg")
        assert [f">V{number:02}<" in points for number in range(1, 37)] == [True] * 36


def test_other_pictures_are_not_there(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        for name in ("gallery-dragons", "cellar-3-7-10", "market-3-7", "market-9-1-1", "market-3-7-100000"):
            answer = ada.client.get(f"/howto/spice_road/{name}.svg")
            assert answer.status_code in (400, 404)
