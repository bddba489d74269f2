"""The WebSocket: pages receive each change, and only what has changed."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from starlette.websockets import WebSocketDisconnect

from fondaco.server.web.hub import Connection
from fondaco.server.web.request_models import ClientMessage
from fondaco.server.web.websocket import HANDLERS, table_message

from .clients import play_to_end, running_server, server_table


def test_every_request_has_a_handler() -> None:
    assert HANDLERS.keys() == set(get_args(ClientMessage))


def test_only_changed_parts_are_sent(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        with ada.connect(table) as page:
            page.send(type="switch-seat", seat=0)
            while (first := page.receive("table"))["seat"] != 0:
                pass
            ada.play(table, "play S1")
            after = page.receive("table")
            assert [name for name, _ in after["parts"]] == [name for name, _ in first["parts"]]
            unchanged = {name for name, svg in after["parts"] if svg is None}
            assert "ground" in unchanged
            assert "tableau" not in unchanged
            assert (after["log_from"], [entry["move_count"] for entry in after["log"]]) == (0, [1])


def test_every_connection_is_notified_of_a_move(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ada.new_client("Ben").take_seats(table, 1)
        with ada.connect(table) as one, ada.connect(table) as two, ada.new_client().connect(table) as watching:
            for page in (one, two, watching):
                page.receive("table")
            one.send(type="play", moves=["play S1"], move_count=0)
            for page in (one, two, watching):
                assert page.receive("table")["move_count"] == 1
            two.send(type="play", moves=["play S1"], move_count=0)
            assert "has changed" in two.receive("error")["text"]


def test_presence(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben, eve = ada.new_client("Ben"), ada.new_client("Eve")
        table = ada.create_table(None, None, "easy")
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        with ada.connect(table) as page:
            assert page.receive("presence") == {
                "type": "presence",
                "present": [True, False, True],
                "spectators": [],
                "anonymous": 0,
            }
            with ben.connect(table), eve.connect(table), ada.new_client().connect(table):
                everyone = {"type": "presence", "present": [True, True, True], "spectators": ["Eve"], "anonymous": 1}
                while page.receive("presence") != everyone:  # the three connections open in any order
                    pass
            while page.receive("presence")["present"][1]:
                pass
        assert [seat["bot"] for seat in ada.get_table(table, lang="de")["seats"]] == [None, None, "leicht"]


def test_changes_since_the_last_decision_are_marked(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben = ada.new_client("Ben")
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        ada.play(table, "play S1")
        with ada.connect(table) as page:
            after_ada = page.receive("table")
            assert (after_ada["your_last_decision"], after_ada["changed"]) == (1, [])
            ben.play(table, "acquire 1")
            after_ben = page.receive("table")
            assert after_ben["your_last_decision"] == 1
            assert len([id for id in after_ben["changed"] if id.startswith("card-M")]) == 2, (
                "Ben has acquired one, and another is new in the row"
            )


def test_new_layout_gets_the_whole_picture(tmp_path: Path) -> None:
    """The page has cleared its picture, including the parts that both layouts share."""
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ada.new_client("Ben").take_seats(table, 1)
        with ada.connect(table) as page:
            page.receive("table")
            page.send(type="set-layout", layout="tall")
            parts = dict(page.receive("table")["parts"])
            assert {"head", "board"} <= parts.keys()
            assert all(parts.values())


def test_invalid_messages_are_refused(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        with ada.connect(table, layout="round") as page:
            page.receive("table")
            for text in (
                "",
                "{",
                "[]",
                '{"type":"fly"}',
                '{"type":"play","moves":[],"move_count":0}',
                '{"type":"play","moves":["x"],"move_count":"y"}',
                "x" * 9000,
            ):
                page.socket.send_text(text)
                assert page.receive("error")["request"] is None
            page.send(type="play", moves=["fly away"], move_count=0)
            error = page.receive("error")
            assert (error["request"], "“fly away” is not understood" in error["text"]) == ("play", True)
        assert ada.get_table(table)["move_count"] == 0


def test_spectators_need_a_name_to_chat(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        with ada.new_client().connect(table) as page:
            assert "need a name" in page.send(type="chat", text="hello").receive("error")["text"]
        with ada.new_client("Eve").connect(table) as page:
            page.receive("chat")
            message = page.send(type="chat", text="hello").receive("chat")["rows"][0]
            assert (message["name"], message["seat"]) == ("Eve", None)


def test_people_at_one_device_switch_seats(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1, names=["", "Ben"])
        with ada.connect(table) as page:
            first = page.receive("table")
            assert (first["seat"], first["your_seats"], first["actions"]) == (None, [0, 1], [])
            page.send(type="switch-seat", seat=0)
            assert page.receive("table")["actions"]
            page.send(type="play", moves=["play S1"], move_count=0)
            curtain = page.receive("table")
            assert (curtain["seat"], curtain["player"], curtain["actions"]) == (None, 1, [])
            assert not any(' data-action="' in (svg or "") for _, svg in curtain["parts"])
            page.send(type="switch-seat", seat=1)
            assert page.receive("table")["status"]["text"].startswith("Ben")


def test_leaving_a_seat_makes_a_spectator(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben = ada.new_client("Ben")
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        with ada.connect(table) as page:
            assert page.receive("table")["seat"] == 0
            ada.post(f"/api/tables/{table}/leave")
            left = page.receive("table")
            assert (left["seat"], left["your_seats"]) == (None, [])
            ben.take_seats(table, 0)
            assert page.receive("table")["seats"][0]["name"] == "Ben"


def test_connection_is_closed_after_an_internal_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError

    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        with ada.connect(table) as page:
            page.receive("table")
            monkeypatch.setattr("fondaco.server.web.websocket.table_message", fail)
            ada.take_seats(table, 0)
            with pytest.raises(WebSocketDisconnect) as closed:
                page.receive("table")
            assert closed.value.code == 1011
            monkeypatch.undo()


def test_log_after_undo_shows_the_new_move(tmp_path: Path) -> None:
    """Even if a page is notified of both at once."""
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ada.new_client("Ben").take_seats(table, 1)
        page = Connection(None, None, "en", "wide")
        ada.play(table, "play S1")
        assert "acquires" not in str(table_message(server_table(ada, table), page)["log"])
        ada.post(f"/api/tables/{table}/undo", move_count=1)
        ada.play(table, "acquire 1")
        after = table_message(server_table(ada, table), page)
        assert (after["log_from"], after["log"]) == (0, ada.new_client().get_table(table)["log"])


def test_full_log_is_resent_after_the_game(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        page = Connection(None, None, "en", "wide")
        table_message(server_table(ada, table), page)
        play_to_end({0: ada}, table)
        page.sent.log_moves = server_table(ada, table).move_count - 1
        assert table_message(server_table(ada, table), page)["log_from"] == 0
