"""Taking back: to the last reveal, random event or other player's decision, and no further."""

from __future__ import annotations

from pathlib import Path

from .houses import Guest, house


def two(ada: Guest) -> tuple[Guest, str]:
    ben = ada.another("Ben")
    table = ada.set_up(None, None)
    ada.sit(table, 0)
    ben.sit(table, 1)
    return ben, table


def undo(guest: Guest, table: str, status: int = 200, whole_turn: bool = False) -> int:
    at: int = guest.look(table)["move_count"]
    answer = guest.post(f"/api/tables/{table}/undo", status, move_count=at, whole_turn=whole_turn)
    return answer["move_count"] if status == 200 else -1


def test_a_turn_can_be_taken_back_until_the_next_player_decides(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben, table = two(ada)
        assert not ada.look(table)["permissions"]["undo"]
        ada.play(table, "play S1")
        assert ada.look(table)["permissions"]["undo"]
        assert not ben.look(table)["permissions"]["undo"]
        assert undo(ada, table) == 0
        assert ada.look(table)["observation"]["seats"][0]["hand"] == ["S1", "S2"]
        ada.play(table, "play S1")
        ben.play(table, "play S1")
        undo(ada, table, 409)
        assert undo(ben, table) == 1


def test_a_revealed_card_cannot_be_unseen(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        _, table = two(ada)
        ada.play(table, "acquire 1")
        assert not ada.look(table)["permissions"]["undo"], "a new merchant came into the row"
        undo(ada, table, 409)


def test_single_decisions_or_the_whole_turn(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        _, table = two(ada)
        # The start player holds three yellow cubes, so S2 asks how many of them are upgraded, then about the reds.
        ada.play(table, "play S2")
        ada.play(table, "upgrade yellow 1")
        steps = ada.look(table)["move_count"]
        assert steps >= 2
        assert undo(ada, table) == 1
        ada.play(table, "upgrade yellow 1")
        assert undo(ada, table, whole_turn=True) == 0


def test_a_turn_that_is_to_be_confirmed_waits(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        ben, table = two(ada)
        with ada.live(table) as line:
            line.next("table")
            line.send(type="set-turn-confirmation", enabled=True)
            assert line.next("table")["confirms_turns"]
        ada.play(table, "play S1")
        held = ada.look(table)
        assert (held["status"]["kind"], held["permissions"]["confirm"]) == ("hold", True)
        assert ben.look(table)["actions"] == []
        ben.play(table, "play S1", status=409)
        ben.post(f"/api/tables/{table}/confirm", 409)
        assert undo(ada, table) == 0
        ada.play(table, "play S1")
        ada.post(f"/api/tables/{table}/confirm")
        ben.play(table, "play S1")
        ada.post(f"/api/tables/{table}/confirm", 409)


def test_a_bot_waits_for_the_confirmation(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        with ada.live(table) as line:
            line.next("table")
            line.send(type="set-turn-confirmation", enabled=True).next("table")
            line.send(type="play", moves=["play S1"], move_count=0)
            assert line.next("table")["status"]["kind"] == "hold"
            line.send(type="undo", move_count=1)
            assert line.next("table")["move_count"] == 0
            line.send(type="play", moves=["play S1"], move_count=0).next("table")
            line.send(type="confirm-turn")
            while line.next("table")["move_count"] < 2:
                pass
