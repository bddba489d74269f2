"""Hints: the moves that the search prefers, computed in a bot process, for the seat to move only."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.bots import Hint, PlayerView
from fondaco.server.tables import bot_worker

from .clients import running_server


@pytest.mark.parametrize(("lang", "explanation"), [("en", "of the search went here"), ("de", "der Suche galten diesem Zug")])
def test_hints_name_the_best_moves(tmp_path: Path, lang: str, explanation: str) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        offered = {action["move"]: action["text"] for action in ada.get_table(table, lang=lang)["actions"]}
        hints = ada.get(f"/api/tables/{table}/hint", lang=lang)
        assert hints["move_count"] == 0
        assert 1 <= len(hints["moves"]) <= 3
        for move in hints["moves"]:
            assert offered[move["move"]] == move["text"]
            assert explanation in move["explanation"]
        ada.play(table, hints["moves"][0]["move"])


def test_page_can_send_moves_while_a_hint_is_computed(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ada.new_client("Ben").take_seats(table, 1)
        with ada.connect(table) as page:
            page.receive("table")
            page.send(type="hint", move_count=0).send(type="hint", move_count=0)
            error = page.receive("error")
            assert (error["request"], "already" in error["text"]) == ("hint", True)
            page.send(type="play", moves=["play S1"], move_count=0)
            assert page.receive("table")["move_count"] == 1
            assert page.receive("hint") == {"type": "hint", "move_count": 0, "moves": []}, "the table has changed since then"


def test_only_the_seat_to_move_gets_hints(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben, eve = ada.new_client("Ben"), ada.new_client("Eve")
        table = ada.create_table(None, None)
        ada.take_seats(table, 0)
        ben.take_seats(table, 1)
        ben.get(f"/api/tables/{table}/hint", 409)
        eve.get(f"/api/tables/{table}/hint", 403)
        ada.new_client().get(f"/api/tables/{table}/hint", 401)


def test_failed_hint_is_reported(tmp_path: Path) -> None:
    with running_server(tmp_path, bot_seconds=0.0) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        assert "No hint" in ada.get(f"/api/tables/{table}/hint", 503)["error"]
        assert ada.get_table(table)["move_count"] == 0


def test_hints_use_the_player_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def hint(view: object, *_: object) -> list[Hint]:
        seen.append(view)
        return []

    monkeypatch.setattr(bot_worker, "find_hints", hint)
    record = fondaco.Record.of(fondaco.game("spice_road").new(2, 5)).dumps()
    assert bot_worker.hints("00", record, "en") == []
    assert [type(view) for view in seen] == [PlayerView]
