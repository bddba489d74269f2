"""Undo: back to the last reveal, random event or decision of another player."""

from __future__ import annotations

from pathlib import Path

from .clients import Client, running_server


def two_players(ada: Client) -> tuple[Client, str]:
    ben = ada.new_client("Ben")
    table = ada.create_table(None, None)
    ada.take_seats(table, 0)
    ben.take_seats(table, 1)
    return ben, table


def undo(guest: Client, table: str, status: int = 200, whole_turn: bool = False) -> int:
    move_count: int = guest.get_table(table)["move_count"]
    table_json = guest.post(f"/api/tables/{table}/undo", status, move_count=move_count, whole_turn=whole_turn)
    return int(table_json["move_count"]) if status == 200 else -1


def test_turn_can_be_undone_until_the_next_decision(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben, table = two_players(ada)
        assert not ada.get_table(table)["permissions"]["undo"]
        ada.play(table, "play S1")
        assert ada.get_table(table)["permissions"]["undo"]
        assert not ben.get_table(table)["permissions"]["undo"]
        assert undo(ada, table) == 0
        assert ada.get_table(table)["observation"]["seats"][0]["hand"] == ["S1", "S2"]
        ada.play(table, "play S1")
        ben.play(table, "play S1")
        undo(ada, table, 409)
        assert undo(ben, table) == 1


def test_reveal_cannot_be_undone(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        _, table = two_players(ada)
        ada.play(table, "acquire 1")
        assert not ada.get_table(table)["permissions"]["undo"], "a new merchant came into the row"
        undo(ada, table, 409)


def test_undo_of_one_decision_or_the_whole_turn(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        _, table = two_players(ada)
        # The start player holds three yellow cubes, so S2 asks how many of them are upgraded, then about the reds.
        ada.play(table, "play S2")
        ada.play(table, "upgrade yellow 1")
        steps = ada.get_table(table)["move_count"]
        assert steps >= 2
        assert undo(ada, table) == 1
        ada.play(table, "upgrade yellow 1")
        assert undo(ada, table, whole_turn=True) == 0


def test_turn_waits_for_its_confirmation(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        ben, table = two_players(ada)
        with ada.connect(table) as page:
            page.receive("table")
            page.send(type="set-turn-confirmation", enabled=True)
            assert page.receive("table")["confirms_turns"]
        ada.play(table, "play S1")
        held = ada.get_table(table)
        assert (held["status"]["kind"], held["permissions"]["confirm"]) == ("hold", True)
        assert ben.get_table(table)["actions"] == []
        ben.play(table, "play S1", status=409)
        ben.post(f"/api/tables/{table}/confirm", 409)
        assert undo(ada, table) == 0
        ada.play(table, "play S1")
        ada.post(f"/api/tables/{table}/confirm")
        ben.play(table, "play S1")
        ada.post(f"/api/tables/{table}/confirm", 409)


def test_bot_waits_for_the_confirmation(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        with ada.connect(table) as page:
            page.receive("table")
            page.send(type="set-turn-confirmation", enabled=True).receive("table")
            page.send(type="play", moves=["play S1"], move_count=0)
            assert page.receive("table")["status"]["kind"] == "hold"
            page.send(type="undo", move_count=1)
            assert page.receive("table")["move_count"] == 0
            page.send(type="play", moves=["play S1"], move_count=0).receive("table")
            page.send(type="confirm-turn")
            while page.receive("table")["move_count"] < 2:
                pass
