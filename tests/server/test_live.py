"""The live line: what has changed, at once, and no more than that."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from fondaco.server.web.hub import Line
from fondaco.server.web.live import table_message

from .houses import house, play_out, real_table


def test_a_page_gets_only_the_parts_that_changed(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        with ada.live(table) as line:
            line.send(type="switch-seat", seat=0)
            while (first := line.next("table"))["seat"] != 0:
                pass
            ada.play(table, "play S1")
            after = line.next("table")
            assert [name for name, _ in after["parts"]] == [name for name, _ in first["parts"]]
            unchanged = {name for name, svg in after["parts"] if svg is None}
            assert "ground" in unchanged
            assert "tableau" not in unchanged
            assert (after["log_from"], [entry["move_count"] for entry in after["log"]]) == (0, [1])


def test_two_tabs_and_a_spectator_hear_of_a_move(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ada.another("Ben").sit(table, 1)
        with ada.live(table) as one, ada.live(table) as two, ada.another().live(table) as watching:
            for line in (one, two, watching):
                line.next("table")
            one.send(type="play", moves=["play S1"], move_count=0)
            for line in (one, two, watching):
                assert line.next("table")["move_count"] == 1
            two.send(type="play", moves=["play S1"], move_count=0)
            assert "changed meanwhile" in two.next("error")["text"]


def test_who_is_here(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben, eve = ada.another("Ben"), ada.another("Eve")
        table = ada.set_up(None, None, "easy")
        ada.sit(table, 0)
        ben.sit(table, 1)
        with ada.live(table) as line:
            assert line.next("presence") == {"type": "presence", "present": [True, False, True], "spectators": [], "anonymous": 0}
            with ben.live(table), eve.live(table), ada.another().live(table):
                everybody = {"type": "presence", "present": [True, True, True], "spectators": ["Eve"], "anonymous": 1}
                while line.next("presence") != everybody:  # the three connections open in any order
                    pass
            while line.next("presence")["present"][1]:
                pass
        assert [seat["bot"] for seat in ada.look(table, lang="de")["seats"]] == [None, None, "leicht"]


def test_what_changed_since_ones_last_decision_is_marked(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben = ada.another("Ben")
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ben.sit(table, 1)
        ada.play(table, "play S1")
        with ada.live(table) as line:
            mine = line.next("table")
            assert (mine["your_last_decision"], mine["changed"]) == (1, [])
            ben.play(table, "acquire 1")
            theirs = line.next("table")
            assert theirs["your_last_decision"] == 1
            assert len([id for id in theirs["changed"] if id.startswith("card-M")]) == 2, (
                "one went to Ben, another came into the row"
            )


def test_a_page_of_another_shape_gets_the_whole_picture(tmp_path: Path) -> None:
    """It has cleared its board, what both shapes have in common included."""
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ada.another("Ben").sit(table, 1)
        with ada.live(table) as line:
            line.next("table")
            line.send(type="set-layout", layout="tall")
            parts = dict(line.next("table")["parts"])
            assert {"head", "board"} <= parts.keys()
            assert all(parts.values())


def test_garbage_is_answered_and_hurts_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        with ada.live(table, layout="round") as line:
            line.next("table")
            for text in (
                "",
                "{",
                "[]",
                '{"type":"fly"}',
                '{"type":"play","moves":[],"move_count":0}',
                '{"type":"play","moves":["x"],"move_count":"y"}',
                "x" * 9000,
            ):
                line.socket.send_text(text)
                assert line.next("error")["request"] is None
            line.send(type="play", moves=["fly away"], move_count=0)
            error = line.next("error")
            assert (error["request"], "“fly away” is not understood" in error["text"]) == ("play", True)
        assert ada.look(table)["move_count"] == 0


def test_who_watches_may_talk_only_with_a_name(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        with ada.another().live(table) as line:
            assert "need a name" in line.send(type="chat", text="hello").next("error")["text"]
        with ada.another("Eve").live(table) as line:
            line.next("chat")
            said = line.send(type="chat", text="hello").next("chat")["rows"][0]
            assert (said["name"], said["seat"]) == ("Eve", None)


def test_people_at_one_device_look_one_after_the_other(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1, names=["", "Ben"])
        with ada.live(table) as line:
            first = line.next("table")
            assert (first["seat"], first["your_seats"], first["actions"]) == (None, [0, 1], [])
            line.send(type="switch-seat", seat=0)
            assert line.next("table")["actions"]
            line.send(type="play", moves=["play S1"], move_count=0)
            curtain = line.next("table")
            assert (curtain["seat"], curtain["player"], curtain["actions"]) == (None, 1, [])
            assert not any(' data-action="' in (svg or "") for _, svg in curtain["parts"])
            line.send(type="switch-seat", seat=1)
            assert line.next("table")["status"]["text"].startswith("Ben")


def test_who_leaves_a_seat_watches_on(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben = ada.another("Ben")
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        with ada.live(table) as line:
            assert line.next("table")["seat"] == 0
            ada.post(f"/api/tables/{table}/leave")
            left = line.next("table")
            assert (left["seat"], left["your_seats"]) == (None, [])
            ben.sit(table, 0)
            assert line.next("table")["seats"][0]["name"] == "Ben"


def test_a_line_that_cannot_draw_is_closed_so_that_the_page_opens_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError

    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        with ada.live(table) as line:
            line.next("table")
            monkeypatch.setattr("fondaco.server.web.live.table_message", fail)
            ada.sit(table, 0)
            with pytest.raises(WebSocketDisconnect) as closed:
                line.next("table")
            assert closed.value.code == 1011
            monkeypatch.undo()


def test_the_day_book_tells_the_move_that_was_made_not_the_one_taken_back(tmp_path: Path) -> None:
    """Even if a page hears of both at once."""
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0)
        ada.another("Ben").sit(table, 1)
        page = Line(None, None, "en", "wide")
        ada.play(table, "play S1")
        assert "acquires" not in str(table_message(real_table(ada, table), page)["log"])
        ada.post(f"/api/tables/{table}/undo", move_count=1)
        ada.play(table, "acquire 1")
        after = table_message(real_table(ada, table), page)
        assert (after["log_from"], after["log"]) == (0, ada.another().look(table)["log"])


def test_the_day_book_is_told_again_when_all_may_be_told(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        page = Line(None, None, "en", "wide")
        table_message(real_table(ada, table), page)
        play_out({0: ada}, table)
        page.sent_log = real_table(ada, table).move_count - 1
        assert table_message(real_table(ada, table), page)["log_from"] == 0
