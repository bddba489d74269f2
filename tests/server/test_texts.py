"""Names and talk stay text; pages speak both languages and load nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.server.show.howto import howto

from .houses import house

ROOT = Path(__file__).parents[2] / "fondaco" / "server"
NASTY = "<img src=x onerror=alert(1)>"


def test_a_name_stays_text(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ada.post("/api/me", name=NASTY)
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1, names=["", "</script><b>"])
        html = {"accept": "text/html"}
        for path in ("/", f"/table/{table}", f"/table/{table}/replay"):
            page = ada.client.get(path, headers=html).text
            assert "<img src=x" not in page
            assert "</script><b>" not in page
        picture = ada.client.get(f"/api/tables/{table}/picture", params={"seat": 0}).text
        assert "<b>" not in picture
        assert "&lt;/script&gt;" in picture


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Ada   Byron ", "Ada Byron"), ("A\u0000d\u202ea\n", "Ada"), ("x" * 90, "x" * 24), ("Зоя", "Зоя")],
)
def test_a_name_is_made_tidy(tmp_path: Path, typed: str, kept: str) -> None:
    with house(tmp_path) as ada:
        assert ada.post("/api/me", name=typed)["name"] == kept


def test_a_name_needs_a_letter(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        assert "at least one letter" in ada.post("/api/me", 400, name=" \u200b\t ")["error"]


def test_talk_stays_text_and_is_there_for_those_who_come_later(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        ada.post(f"/api/tables/{table}/chat", text=NASTY)
        with ada.another("Ben").live(table) as line:
            row = line.next("chat")["rows"][0]
            assert (row["name"], row["seat"], row["text"]) == ("Ada", 0, NASTY)
        ada.post(f"/api/tables/{table}/chat", 422, text="x" * 501)
        ada.another().post(f"/api/tables/{table}/chat", 401, text="hello")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_is_there_in_both_languages(tmp_path: Path, lang: str) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        for path in ("/", "/docs", "/howto/spice_road", f"/table/{table}", f"/table/{table}/replay", "/nowhere", "/table/none"):
            page = ada.client.get(path, params={"lang": lang}, headers={"accept": "text/html"})
            assert page.status_code == (404 if path in ("/nowhere", "/table/none") else 200)
            assert f'<html lang="{lang}">' in page.text
            assert ("Zum Inhalt" in page.text) == (lang == "de")
            assert not re.search(r"""(src|href)=["'](https?:)?//""", page.text)
            assert "default-src 'none'" in page.headers["content-security-policy"]


def test_language_follows_the_choice_then_the_browser(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        assert ada.client.get("/api/me", headers={"accept-language": "fr,de;q=0.8"}).json()["lang"] == "de"
        ada.post("/api/me", lang="de")
        assert ada.get("/api/me")["lang"] == "de"
        assert ada.get("/api/me", lang="en")["lang"] == "en"


def test_games_that_are_explained_come_first(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        shown = re.findall(r'href="/howto/([a-z0-9_]+)" aria-label', ada.get("/"))
    explained = [howto(fondaco.game(id), "en") is not None for id in shown]
    assert sorted(shown) == sorted(fondaco.games())
    assert explained == sorted(explained, reverse=True)


def test_the_lobby_explains_options_and_the_api_describes_itself(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        assert ada.get("/healthz") == {"ok": True}
        paths = ada.get("/openapi.json")["paths"]
        assert {"/api/games", "/api/tables", "/api/tables/{id}/moves"} <= paths.keys()
        assert not [path for path in paths if not path.startswith("/api")]
        facts = ada.get("/api/games/spice_road")
        assert (facts["min_players"], facts["max_players"]) == (2, 5)
        for option in facts["options"].values():
            assert option["help"][:20] in ada.get("/")
        assert facts["options"]["bonus_cards"]["choice_texts"] == ["none", "set B1", "set B2", "both sets"]
        assert f"about {facts['typical_minutes']} min" in ada.get("/")
        for level in ("leicht", "normal", "schwer", "Meister"):
            assert f"Bot: {level}" in ada.get("/", lang="de")
        assert ada.get("/picture/spice_road.svg").startswith("<svg")


@pytest.mark.parametrize("id", fondaco.games())
def test_every_choice_of_an_option_has_words(id: str) -> None:
    for name, option in fondaco.game(id).options().items():
        for choice in option.choices:
            assert isinstance(choice, bool) or option.choice_text(choice, "de") != choice, f"choice-{name}-{choice}"


@pytest.mark.parametrize("id", fondaco.games())
def test_every_game_says_how_long_it_takes(id: str) -> None:
    assert 10 <= fondaco.game(id).presentation.typical_minutes <= 180
