"""How-to pages in both languages, with pictures drawn by the views."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.core.frames import Question
from fondaco.server.presentation.howto import howto
from tests.golden.generate import files

from .clients import play_to_end, running_server

GAMES_WITH_PAGE = [id for id in fondaco.games() if howto(fondaco.game(id), "en")]


def sections(id: str, lang: str) -> list[str]:
    page = howto(fondaco.game(id), lang)
    assert page is not None
    return re.findall(r'<h[23] id="([a-z-]+)">', page.html)


def question_names(id: str) -> set[str]:
    """The questions of a game: those defined in its folder, and those in its golden records."""
    found = {kind.__name__ for kind in subclasses(Question) if kind.__module__.startswith(f"fondaco.games.{id}.")}
    for file in files(id):
        record = fondaco.Record.loads(file.read_text("utf-8"))
        state = record.replay(0)
        for move in record.moves:
            found.add(type(state.question).__name__)
            state.apply(state.parse(move))
    return found


def subclasses(kind: type[Any]) -> set[type[Any]]:
    return {kind}.union(*map(subclasses, kind.__subclasses__()))


def test_at_least_two_games_have_a_page() -> None:
    assert {"spice_road", "marco_polo"} <= set(GAMES_WITH_PAGE)


@pytest.mark.parametrize("id", GAMES_WITH_PAGE)
def test_every_question_has_a_section(id: str) -> None:
    game = fondaco.game(id)
    assert question_names(id) <= game.presentation.howto_sections.keys() <= {kind.__name__ for kind in subclasses(Question)}
    assert {*game.presentation.howto_sections.values(), "end"} <= set(sections(id, "en"))
    assert sections(id, "en") == sections(id, "de")
    assert len(set(sections(id, "en"))) == len(sections(id, "en"))


def test_table_links_to_the_section_of_its_question(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        assert ada.get_table(table)["howto"] == "/howto/spice_road"
        ada.take_seats(table, 0)
        assert ada.get_table(table)["howto"] == "/howto/spice_road#turn"
        ada.play(table, "play S2")
        assert ada.get_table(table)["howto"] == "/howto/spice_road#play"
        play_to_end({0: ada}, table)
        assert ada.get_table(table)["howto"] == "/howto/spice_road#end"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES_WITH_PAGE)
def test_page_has_contents_and_pictures(tmp_path: Path, game: str, lang: str) -> None:
    with running_server(tmp_path) as ada:
        page = ada.get(f"/howto/{game}", lang=lang)
        headings = re.findall(r'<h2 id="([a-z-]+)">', page.split("<article")[1].split("</article")[0])
        assert headings == re.findall(r'<li><a href="#([a-z-]+)"', page)
        assert "{#" not in page
        pictures = re.findall(r'<img src="([^"]+)"', page.split("<article")[1])
        assert len(pictures) >= 7
        for picture in pictures:
            assert "<svg" in ada.get(picture.replace("&amp;", "&"))


def test_galleries_show_every_card(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        merchants = ada.get("/howto/spice_road/gallery-merchants.svg")
        assert [f">M{number:02}<" in merchants for number in range(1, 44)] == [True] * 43
        points = ada.get("/howto/spice_road/gallery-points.svg")
        assert [f">V{number:02}<" in points for number in range(1, 37)] == [True] * 36


@pytest.mark.parametrize("lang", ["en", "de"])
def test_galleries_of_marco_polo_show_every_piece(tmp_path: Path, lang: str) -> None:
    seen = {
        "en": ("Raschid", "1–5: 1 gold / 6: 3 gold", "Xian", "1 black die"),
        "de": ("Raschid", "1–5: 1 Gold / 6: 3 Gold", "Xian", "Würfel"),
    }
    with running_server(tmp_path) as ada:
        contracts = ada.get("/howto/marco_polo/gallery-contracts.svg", lang=lang)
        assert [f">C{number:02}<" in contracts for number in range(1, 39)] == [True] * 38
        assert [f">S{number:02}<" in contracts for number in range(1, 7)] == [True] * 6
        goals = ada.get("/howto/marco_polo/gallery-goals.svg", lang=lang)
        assert [f">G{number:02} " in goals for number in range(1, 19)] == [True] * 18
        for kind, text in zip(("characters", "cards", "bonuses", "outposts"), seen[lang], strict=True):
            assert text in ada.get(f"/howto/marco_polo/gallery-{kind}.svg", lang=lang)


def test_picture_of_a_region_shows_all_its_panels(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        page = ada.get("/howto/marco_polo/spaces-3-7-60.svg", lang="en")
        _, _, width, height = map(float, re.findall(r'viewBox="([^"]+)"', page)[0].split())
        assert height > 2 * width, "khan, travel, money, purse and black dice are drawn below each other"
        assert f'width="{width:g}" height="{height:g}"' in page


def test_unnamed_pictures_are_not_rendered(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        for name in ("gallery-dragons", "cellar-3-7-10", "market-3-7", "market-9-1-1", "head-2-1-1", "table-2-1-999"):
            ada.get(f"/howto/spice_road/{name}.svg", 404)
