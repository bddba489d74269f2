"""Invalid and excessive requests are refused with a message."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from .clients import NONCE, play_to_end, running_server


@pytest.mark.parametrize("options", [{"players": 2}, {"seed": 1}, {"self": 1}])
def test_option_names_are_checked(tmp_path: Path, options: dict[str, int]) -> None:
    with running_server(tmp_path) as ada:
        [name] = options
        error = ada.post("/api/tables", 400, game="spice_road", seats=[None, None], options=options)["error"]
        assert f"no option “{name}”" in error


def test_empty_bot_spec_is_refused(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ada.post("/api/tables", 422, game="spice_road", seats=["", None])


def test_malformed_origin_is_cross_site(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "http://["})
        assert (answer.status_code, "another website" in answer.json()["error"]) == (403, True)


def test_http_errors_are_translated(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        assert ada.http.delete("/api/me?lang=de").json() == {"error": "Diese Methode gibt es unter dieser Adresse nicht."}
        garbage = ada.http.post("/api/me?lang=de", content=b"\xff", headers={"content-type": "application/json"})
        assert (garbage.status_code, garbage.json()["error"]) == (400, "Die Anfrage ist ungültig.")


def test_request_body_is_limited(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        body = b'{"text": "' + b"x" * 70_000 + b'"}'
        answer = ada.http.post("/api/me?lang=en", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "The request is too long.")
        parts = (body[index : index + 1000] for index in range(0, len(body), 1000))
        assert ada.http.post("/api/me", content=parts, headers={"content-type": "application/json"}).status_code == 413
        assert ada.post("/api/me", name="Bea")["name"] == "Bea"


def test_number_of_hosted_tables_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.tables.lobby_service.MAX_TABLES_PER_GUEST", 2)
    with running_server(tmp_path) as ada:
        first, _ = ada.create_table(None, "random"), ada.create_table(None, None)
        assert "already have 2 unfinished tables" in ada.post("/api/tables", 409, game="spice_road", seats=[None, None])["error"]
        ada.new_client("Ben").create_table(None, None)
        ada.take_seats(first, 0)
        play_to_end({0: ada}, first)
        ada.create_table(None, None)


def test_host_can_remove_a_table(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben = ada.new_client("Ben")
        table = ada.create_table(None, None, public=True)
        ben.take_seats(table, 1)
        ben.post(f"/api/tables/{table}/chat", text="hello")
        ben.post(f"/api/tables/{table}/close", 403)
        with ben.connect(table) as page:
            page.receive("table")
            ada.post(f"/api/tables/{table}/close")
            with pytest.raises(WebSocketDisconnect) as closed:
                page.receive("table")
            assert closed.value.code == 4404
        ben.get(f"/api/tables/{table}", 404)
        assert table not in ben.get("/")
        begun = ada.create_table(None, None)
        ada.take_seats(begun, 0, 1)
        ada.post(f"/api/tables/{begun}/close", 409)


def test_pages_show_the_name_of_the_guest(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        page = {"accept": "text/html"}
        assert "Playing as Ada" in ada.http.get("/nowhere", headers=page).text
        link = ada.post("/api/me/link")["url"]
        for guest, text in ((ada.new_client("Ben"), "Playing as Ben"), (ada.new_client(), "Choose a name")):
            assert text in guest.http.get(link, headers=page).text
            assert text in guest.http.get("/nowhere", headers=page).text


def test_another_player_starts_the_rematch(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben = ada.new_client("Ben")
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        play_to_end({0: ada, 1: ben}, table)
        for guest in (ada, ben):
            again = guest.post(f"/api/tables/{table}/rematch")
            guest.post(f"/api/tables/{again['id']}/sit", seats=again["seats"], nonce=NONCE)
        assert [seat["name"] for seat in ada.get_table(again["id"])["seats"]] == ["Ben", "Ada"]


def test_removed_rematch_can_be_created_again(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        play_to_end({0: ada}, table)
        first = ada.post(f"/api/tables/{table}/rematch")["id"]
        ada.post(f"/api/tables/{first}/close")
        second = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert second != first
        assert ada.post(f"/api/tables/{table}/rematch")["id"] == second


def test_api_has_chat_and_turn_confirmation(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ada.new_client("Ben").take_seats(table, 1)
        ada.post(f"/api/tables/{table}/chat", text="hello")
        [message] = ada.get(f"/api/tables/{table}/chat")
        assert (message["name"], message["seat"], message["text"]) == ("Ada", 0, "hello")
        assert ada.post(f"/api/tables/{table}/turn-confirmation", enabled=True)["confirms_turns"]
        ada.play(table, "play S1")
        assert ada.get_table(table)["status"]["kind"] == "hold"
        ada.post(f"/api/tables/{table}/turn-confirmation", enabled=False)
        assert ada.get_table(table)["status"]["kind"] == "other"
        assert "503" in ada.get("/openapi.json")["paths"]["/api/tables/{id}/hint"]["get"]["responses"]
