"""Hints at the table: what the search would do, thought about in a worker process, for the seat to act alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.bots import Hint, PlayerView
from fondaco.server.play import worker

from .houses import house


@pytest.mark.parametrize(("lang", "words"), [("en", "of the search went here"), ("de", "der Suche galten diesem Zug")])
def test_the_best_moves_in_words(tmp_path: Path, lang: str, words: str) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        offered = {action["move"]: action["text"] for action in ada.look(table, lang=lang)["actions"]}
        hints = ada.get(f"/api/tables/{table}/hint", lang=lang)
        assert hints["move_count"] == 0
        assert 1 <= len(hints["moves"]) <= 3
        for move in hints["moves"]:
            assert offered[move["move"]] == move["text"]
            assert words in move["explanation"]
        ada.play(table, hints["moves"][0]["move"])


def test_a_page_can_go_on_while_a_hint_is_thought_about(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ada.another("Ben").sit(table, 1)
        with ada.live(table) as line:
            line.next("table")
            line.send(type="hint", move_count=0).send(type="hint", move_count=0)
            error = line.next("error")
            assert (error["request"], "already" in error["text"]) == ("hint", True)
            line.send(type="play", moves=["play S1"], move_count=0)
            assert line.next("table")["move_count"] == 1
            assert line.next("hint") == {"type": "hint", "move_count": 0, "moves": []}, "it came too late"


def test_only_the_seat_to_act_gets_one(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben, eve = ada.another("Ben"), ada.another("Eve")
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ben.sit(table, 1)
        ben.get(f"/api/tables/{table}/hint", 409)
        eve.get(f"/api/tables/{table}/hint", 403)
        ada.another().get(f"/api/tables/{table}/hint", 401)


def test_a_hint_that_fails_is_told(tmp_path: Path) -> None:
    with house(tmp_path, bot_seconds=0.0) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        assert "No hint" in ada.get(f"/api/tables/{table}/hint", 503)["error"]
        assert ada.look(table)["move_count"] == 0


def test_hints_are_made_from_what_the_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def hint(view: object, *_: object) -> list[Hint]:
        seen.append(view)
        return []

    monkeypatch.setattr(worker, "find_hints", hint)
    record = fondaco.Record.of(fondaco.game("spice_road").new(2, 5)).dumps()
    assert worker.advise("00", record, "en") == []
    assert [type(view) for view in seen] == [PlayerView]
