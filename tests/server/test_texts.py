"""Names and chat are escaped. Pages exist in both languages and load nothing from other hosts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.server.presentation.howto import howto

from .clients import running_server

ROOT = Path(__file__).parents[2] / "fondaco" / "server"
NASTY = "<img src=x onerror=alert(1)>"


def test_names_are_escaped(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ada.post("/api/me", name=NASTY)
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1, names=["", "</script><b>"])
        html = {"accept": "text/html"}
        for path in ("/", f"/table/{table}", f"/table/{table}/replay"):
            page = ada.http.get(path, headers=html).text
            assert "<img src=x" not in page
            assert "</script><b>" not in page
        picture = ada.http.get(f"/api/tables/{table}/picture", params={"seat": 0}).text
        assert "<b>" not in picture
        assert "&lt;/script&gt;" in picture


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [("  Ada   Byron ", "Ada Byron"), ("A\u0000d\u202ea\n", "Ada"), ("x" * 90, "x" * 24), ("Зоя", "Зоя")],
)
def test_names_are_cleaned(tmp_path: Path, typed: str, cleaned: str) -> None:
    with running_server(tmp_path) as ada:
        assert ada.post("/api/me", name=typed)["name"] == cleaned


def test_empty_name_is_refused(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        assert "at least one letter" in ada.post("/api/me", 400, name=" \u200b\t ")["error"]


def test_chat_is_escaped_and_sent_to_later_connections(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        ada.post(f"/api/tables/{table}/chat", text=NASTY)
        with ada.new_client("Ben").connect(table) as page:
            row = page.receive("chat")["rows"][0]
            assert (row["name"], row["seat"], row["text"]) == ("Ada", 0, NASTY)
        ada.post(f"/api/tables/{table}/chat", 422, text="x" * 501)
        ada.new_client().post(f"/api/tables/{table}/chat", 401, text="hello")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_exists_in_both_languages(tmp_path: Path, lang: str) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        for path in ("/", "/docs", "/howto/spice_road", f"/table/{table}", f"/table/{table}/replay", "/nowhere", "/table/none"):
            page = ada.http.get(path, params={"lang": lang}, headers={"accept": "text/html"})
            assert page.status_code == (404 if path in ("/nowhere", "/table/none") else 200)
            assert f'<html lang="{lang}">' in page.text
            assert ("Zum Inhalt" in page.text) == (lang == "de")
            assert not re.search(r"""(src|href)=["'](https?:)?//""", page.text)
            assert "default-src 'none'" in page.headers["content-security-policy"]


def test_chosen_language_outweighs_the_browser(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        assert ada.http.get("/api/me", headers={"accept-language": "fr,de;q=0.8"}).json()["lang"] == "de"
        ada.post("/api/me", lang="de")
        assert ada.get("/api/me")["lang"] == "de"
        assert ada.get("/api/me", lang="en")["lang"] == "en"


def test_games_with_a_how_to_page_come_first(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        listed = re.findall(r'href="/howto/([a-z0-9_]+)" aria-label', ada.get("/"))
    with_page = [howto(fondaco.game(id), "en") is not None for id in listed]
    assert sorted(listed) == sorted(fondaco.games())
    assert with_page == sorted(with_page, reverse=True)


def test_lobby_and_api_describe_games(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        assert ada.get("/healthz") == {"ok": True}
        paths = ada.get("/openapi.json")["paths"]
        assert {"/api/games", "/api/tables", "/api/tables/{id}/moves"} <= paths.keys()
        assert not [path for path in paths if not path.startswith("/api")]
        info = ada.get("/api/games/spice_road")
        assert (info["min_players"], info["max_players"]) == (2, 5)
        for option in info["options"].values():
            assert option["help"][:20] in ada.get("/")
        assert info["options"]["bonus_cards"]["choice_texts"] == ["none", "set B1", "set B2", "both sets"]
        assert f"about {info['typical_minutes']} min" in ada.get("/")
        for level in ("leicht", "normal", "schwer", "Meister"):
            assert f"Bot: {level}" in ada.get("/", lang="de")
        assert ada.get("/picture/spice_road.svg").startswith("<svg")


@pytest.mark.parametrize("id", fondaco.games())
def test_every_option_choice_has_a_text(id: str) -> None:
    for name, option in fondaco.game(id).options().items():
        for choice in option.choices:
            assert isinstance(choice, bool) or option.choice_text(choice, "de") != choice, f"choice-{name}-{choice}"


@pytest.mark.parametrize("id", fondaco.games())
def test_every_game_has_a_typical_duration(id: str) -> None:
    assert 10 <= fondaco.game(id).presentation.typical_minutes <= 180
