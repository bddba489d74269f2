"""How to play: a text of ours in both languages, with pictures from the real view."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .houses import house


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["spice_road", "marco_polo", "mercado", "valdora"])
def test_the_page_of_a_game(tmp_path: Path, game: str, lang: str) -> None:
    with house(tmp_path) as ada:
        page = ada.get(f"/howto/{game}", lang=lang)
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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_reference_of_marco_polo_shows_everything(tmp_path: Path, lang: str) -> None:
    seen = {
        "en": ("Raschid", "1–5: 1 gold / 6: 3 gold", "Xian", "1 black die"),
        "de": ("Raschid", "1–5: 1 Gold / 6: 3 Gold", "Xian", "Würfel"),
    }
    with house(tmp_path) as ada:
        contracts = ada.get("/howto/marco_polo/gallery-contracts.svg", lang=lang)
        assert [f">C{number:02}<" in contracts for number in range(1, 39)] == [True] * 38
        assert [f">S{number:02}<" in contracts for number in range(1, 7)] == [True] * 6
        goals = ada.get("/howto/marco_polo/gallery-goals.svg", lang=lang)
        assert [f">G{number:02} " in goals for number in range(1, 19)] == [True] * 18
        for kind, words in zip(("characters", "cards", "bonuses", "outposts"), seen[lang], strict=True):
            assert words in ada.get(f"/howto/marco_polo/gallery-{kind}.svg", lang=lang)


def test_other_pictures_are_not_there(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        for name in ("gallery-dragons", "cellar-3-7-10", "market-3-7", "market-9-1-1", "market-3-7-100000"):
            answer = ada.client.get(f"/howto/spice_road/{name}.svg")
            assert answer.status_code in (400, 404)
