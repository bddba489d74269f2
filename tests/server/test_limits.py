"""What is asked wrongly or too much is refused with a sentence, and never breaks the house."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from .houses import NONCE, house, play_out


@pytest.mark.parametrize("options", [{"players": 2}, {"seed": 1}, {"self": 1}])
def test_no_option_is_taken_for_something_else(tmp_path: Path, options: dict[str, int]) -> None:
    with house(tmp_path) as ada:
        [name] = options
        error = ada.post("/api/tables", 400, game="spice_road", seats=[None, None], options=options)["error"]
        assert f"no option “{name}”" in error


def test_a_seat_is_a_bot_or_a_person(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ada.post("/api/tables", 422, game="spice_road", seats=["", None])


def test_an_origin_that_is_no_address_is_another_site(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        answer = ada.client.post("/api/me", json={"name": "Eve"}, headers={"origin": "http://["})
        assert (answer.status_code, "another site" in answer.json()["error"]) == (403, True)


def test_what_the_frame_refuses_is_told_in_the_language_of_the_page(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        assert ada.client.delete("/api/me?lang=de").json() == {"error": "Das geht unter dieser Adresse nicht."}
        garbage = ada.client.post("/api/me?lang=de", content=b"\xff", headers={"content-type": "application/json"})
        assert (garbage.status_code, garbage.json()["error"]) == (400, "Das ist nicht zu verstehen.")


def test_a_body_has_an_end(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        body = b'{"text": "' + b"x" * 70_000 + b'"}'
        answer = ada.client.post("/api/me?lang=en", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "That is too long.")
        parts = (body[at : at + 1000] for at in range(0, len(body), 1000))
        assert ada.client.post("/api/me", content=parts, headers={"content-type": "application/json"}).status_code == 413
        assert ada.post("/api/me", name="Bea")["name"] == "Bea"


def test_nobody_has_more_tables_than_anyone_can_play_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.play.seating.MOST_TABLES", 2)
    with house(tmp_path) as ada:
        first, _ = ada.set_up(None, "random"), ada.set_up(None, None)
        assert "2 tables already" in ada.post("/api/tables", 409, game="spice_road", seats=[None, None])["error"]
        ada.another("Ben").set_up(None, None)
        ada.sit(first, 0)
        play_out({0: ada}, first)
        ada.set_up(None, None)


def test_the_host_can_take_a_table_down(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben = ada.another("Ben")
        table = ada.set_up(None, None, public=True)
        ben.sit(table, 1)
        ben.post(f"/api/tables/{table}/chat", text="hello")
        ben.post(f"/api/tables/{table}/close", 403)
        with ben.live(table) as line:
            line.next("table")
            ada.post(f"/api/tables/{table}/close")
            with pytest.raises(WebSocketDisconnect) as closed:
                line.next("table")
            assert closed.value.code == 4404
        ben.get(f"/api/tables/{table}", 404)
        assert table not in ben.get("/")
        begun = ada.set_up(None, None)
        ada.sit(begun, 0, 1)
        ada.post(f"/api/tables/{begun}/close", 409)


def test_pages_say_who_one_is(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        page = {"accept": "text/html"}
        assert "Playing as Ada" in ada.client.get("/nowhere", headers=page).text
        link = ada.post("/api/me/link")["url"]
        for guest, words in ((ada.another("Ben"), "Playing as Ben"), (ada.another(), "Choose a name")):
            assert words in guest.client.get(link, headers=page).text
            assert words in guest.client.get("/nowhere", headers=page).text


def test_between_people_another_starts_the_rematch(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben = ada.another("Ben")
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ben.sit(table, 1)
        play_out({0: ada, 1: ben}, table)
        for guest in (ada, ben):
            again = guest.post(f"/api/tables/{table}/rematch")
            guest.post(f"/api/tables/{again['id']}/sit", seats=again["seats"], nonce=NONCE)
        assert [seat["name"] for seat in ada.look(again["id"])["seats"]] == ["Ben", "Ada"]


def test_a_rematch_that_was_taken_down_can_be_asked_for_again(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        play_out({0: ada}, table)
        first = ada.post(f"/api/tables/{table}/rematch")["id"]
        ada.post(f"/api/tables/{first}/close")
        second = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert second != first
        assert ada.post(f"/api/tables/{table}/rematch")["id"] == second


def test_programs_can_read_the_talk_and_have_turns_confirmed(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ada.another("Ben").sit(table, 1)
        ada.post(f"/api/tables/{table}/chat", text="hello")
        [said] = ada.get(f"/api/tables/{table}/chat")
        assert (said["name"], said["seat"], said["text"]) == ("Ada", 0, "hello")
        assert ada.post(f"/api/tables/{table}/turn-confirmation", enabled=True)["confirms_turns"]
        ada.play(table, "play S1")
        assert ada.look(table)["status"]["kind"] == "hold"
        ada.post(f"/api/tables/{table}/turn-confirmation", enabled=False)
        assert ada.look(table)["status"]["kind"] == "other"
        assert "503" in ada.get("/openapi.json")["paths"]["/api/tables/{id}/hint"]["get"]["responses"]
