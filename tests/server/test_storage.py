"""Moves are stored before connections are notified, and tables are loaded again after any end of the server."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from fondaco import Record, game
from fondaco.core.fair_deal import commitment_of
from fondaco.server.errors import RequestError
from fondaco.server.store.database import open_engine
from fondaco.server.store.rows import MoveRow
from fondaco.server.store.schema import TABLES
from fondaco.server.store.store import MoveConflict, Store

from .clients import NONCE, play_to_end, running_server, server_table, table_service
from .server_process import ServerProcess


def test_acknowledged_moves_survive_kill_9(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        with httpx.Client(base_url=server.url) as client:
            table = client.post("/api/tables", json={"game": "spice_road", "seats": [None, None, "greedy"]}).json()["id"]
            client.post(f"/api/tables/{table}/sit", json={"seats": [0, 1], "nonce": NONCE})
            acknowledged = 0
            for move in ("play S1", "play S1"):
                acknowledged = client.post(
                    f"/api/tables/{table}/moves", json={"moves": [move], "move_count": acknowledged}
                ).json()["move_count"]
            server.kill()
            server.start()
            after = client.get(f"/api/tables/{table}").json()
            assert after["move_count"] >= acknowledged == 2
            assert [entry["seat"] for entry in after["log"]][:2] == [0, 1]
            deadline = time.monotonic() + 30
            while client.get(f"/api/tables/{table}").json()["player"] == 2 and time.monotonic() < deadline:
                time.sleep(0.1)
            assert client.get(f"/api/tables/{table}").json()["player"] == 0, "the bot continues"
            move_count = client.get(f"/api/tables/{table}").json()["move_count"]
            assert (
                client.post(f"/api/tables/{table}/moves", json={"moves": ["rest"], "move_count": move_count}).status_code == 200
            )
    finally:
        server.kill()


def test_two_writers_cannot_write_the_same_move(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        ada.play(table, "play S1")

    async def write() -> None:
        store = Store(open_engine(f"sqlite+aiosqlite:///{tmp_path / 'fondaco.db'}"))
        with pytest.raises(MoveConflict):
            await store.add_moves(table, 0, [MoveRow("rest", False, 0.0)])
        assert [move.move for move in await store.moves(table)] == ["play S1"]
        await store.close()

    asyncio.run(write())


def test_table_of_older_rules_is_read_only_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        ada.take_seats(table, 0, 1)
        ada.play(table, "play S1")
        cookies = dict(ada.http.cookies)
    monkeypatch.setattr(type(game("spice_road")), "rules_version", 99)
    with running_server(tmp_path) as again:
        again.http.cookies.update(cookies)
        seen = again.get_table(table)
        assert seen["status"]["kind"] == "outdated"
        assert "version is 99" in seen["status"]["text"]
        assert (seen["move_count"], seen["actions"]) == (1, [])
        assert "version is 99" in again.play(table, "play S1", status=409)["error"]
        assert again.http.get(f"/table/{table}/replay").status_code == 200
        assert again.get(f"/api/tables/{table}/moment", move_count=1)["move_count"] == 1


def test_held_turn_is_held_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        with ada.connect(table) as page:
            page.receive("table")
            page.send(type="set-turn-confirmation", enabled=True).receive("table")
        ada.play(table, "play S1")
        cookies = dict(ada.http.cookies)
    with running_server(tmp_path) as again:
        again.http.cookies.update(cookies)
        held = again.get_table(table)
        assert (held["move_count"], held["status"]["kind"], held["permissions"]["confirm"]) == (1, "hold", True)
        again.post(f"/api/tables/{table}/confirm")
    with running_server(tmp_path) as later:
        later.http.cookies.update(cookies)
        assert later.get_table(table)["status"]["kind"] != "hold"
        assert not later.get_table(table)["permissions"]["confirm"]


def test_cancelled_move_is_stored_and_applied(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_service(tmp_path, None, None) as (service, guest, table):
            store = service.repository.store
            await service.lobby.take_seats(table, guest, [0, 1], b"12345678")
            add_moves, started, resume = store.add_moves, asyncio.Event(), asyncio.Event()

            async def slow(*args: Any) -> None:
                await add_moves(*args)
                started.set()
                await resume.wait()

            store.add_moves = slow  # type: ignore[method-assign, assignment]
            page = asyncio.ensure_future(service.play(table, guest, ["play S1"], 0))
            await started.wait()
            page.cancel()
            with pytest.raises(asyncio.CancelledError):
                await page
            resume.set()
            store.add_moves = add_moves  # type: ignore[method-assign]
            await service.play(table, guest, ["play S1"], 1)
            assert [step.move for step in table.steps] == [row.move for row in await store.moves(table.id)] == ["play S1"] * 2

    asyncio.run(scenario())


def test_unused_tables_are_unloaded_and_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.tables.repository.MAX_IDLE_TABLES", 1)
    with running_server(tmp_path) as ada:
        first, second = ada.create_table(None, None), ada.create_table(None, None)
        for table in (first, second):
            ada.take_seats(table, 0, 1)
            ada.play(table, "play S1")
        unloaded = weakref.ref(server_table(ada, second))
        with ada.connect(first) as page:
            seen = page.receive("table")
            watched = weakref.ref(server_table(ada, first))
            for other in (ada.create_table(None, None), ada.create_table(None, None)):
                ada.get_table(other)
            gc.collect()
            assert unloaded() is None
            assert watched() is server_table(ada, first)
            ada.play(first, "play S1")
            assert page.receive("table")["move_count"] == seen["move_count"] + 1
        assert ada.get_table(second)["move_count"] == 1
        ada.play(second, "play S1")
        assert ada.get_table(second)["move_count"] == 2


def test_table_created_before_an_upgrade_is_played_by_the_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, None)
        cookies = dict(ada.http.cookies)
    monkeypatch.setattr(type(game("spice_road")), "rules_version", 99)
    for _ in range(2):
        with running_server(tmp_path) as again:
            again.http.cookies.update(cookies)
            if again.get_table(table)["phase"] == "open":
                again.take_seats(table, 0, 1)
            again.play(table, "play S1")
            assert again.get_table(table)["status"]["kind"] == "yours"


def test_table_with_a_removed_option_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marco_polo = type(game("marco_polo"))
    name = next(iter(game("marco_polo").option_choices()))
    with running_server(tmp_path) as ada:
        started, waiting = (ada.create_table(None, None, game="marco_polo") for _ in range(2))
        ada.take_seats(started, 0, 1)
        other = ada.create_table(None, None)
        ada.take_seats(other, 0, 1)
        cookies = dict(ada.http.cookies)
    monkeypatch.setattr(marco_polo, "option_choices", lambda self: {})
    with running_server(tmp_path) as again:
        again.http.cookies.update(cookies)
        seen = again.get_table(started)
        assert (seen["status"]["kind"], seen["actions"], seen["observation"]) == ("outdated", [], None)
        assert f"no option “{name}”" in seen["status"]["text"]
        with again.connect(started) as page:
            assert "parts" not in page.receive("table")
        assert "read-only" in again.get("/")
        assert again.take_seats(waiting, 0, 1, status=400)["error"] == f"{seen['status']['text'].split('. ', 1)[1]}"
        assert again.get_table(waiting)["phase"] == "open"
        again.play(other, "play S1")


def test_table_of_a_removed_game_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_server(tmp_path) as ada:
        gone = ada.create_table(None, None)
        ada.take_seats(gone, 0, 1)
        cookies = dict(ada.http.cookies)

    async def remove_game() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'fondaco.db'}")
        async with engine.begin() as db:
            await db.execute(update(TABLES).values(game="spice_raod"))
        await engine.dispose()

    asyncio.run(remove_game())
    with running_server(tmp_path) as again:
        again.http.cookies.update(cookies)
        assert gone not in again.get("/")
        assert "spice_raod" in again.get(f"/api/tables/{gone}", 404)["error"]
        assert again.post("/api/me", name="Bea")["name"] == "Bea"


def test_finished_game_of_older_rules_shows_its_stored_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        play_to_end({0: ada}, table)
        end = ada.get(f"/api/tables/{table}/result")
        assert (end["reason"], "Scores over time" in ada.get(f"/table/{table}/result")) == ("", True)
    spice_road = game("spice_road")
    monkeypatch.setattr(type(spice_road), "rules_version", 99)
    monkeypatch.setattr(type(spice_road.new()), "breakdown", lambda state: [{"points": 1000}] * state.players)
    with running_server(tmp_path) as again:
        later = again.get(f"/api/tables/{table}/result")
        assert [later[name] for name in ("names", "scores", "ranks")] == [end[name] for name in ("names", "scores", "ranks")]
        assert (later["points"], later["sources"], later["score_history"]) == ([], [], [])
        assert "version is 99" in later["reason"]
        assert [seat["score"] for seat in again.get_table(table)["seats"]] == end["scores"]
        page = again.get(f"/table/{table}/result")
        assert "version is 99" in page
        assert ">1000<" not in page
        assert "Scores over time" not in page
        assert len(Record.loads(again.get(f"/api/tables/{table}/record")).moves) == stored_move_count(tmp_path, table)


def stored_move_count(folder: Path, table: str) -> int:
    async def count() -> int:
        store = Store(open_engine(f"sqlite+aiosqlite:///{folder / 'fondaco.db'}"))
        moves = await store.moves(table)
        await store.close()
        return len(moves)

    return asyncio.run(count())


def test_temporary_database_error_does_not_stop_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with table_service(tmp_path, "random", None) as (service, guest, table):
            store = service.repository.store
            add_moves, failures = store.add_moves, iter([True] * 4)

            async def flaky(*args: Any) -> None:
                if next(failures, False):
                    raise OperationalError("insert", {}, Exception("database is locked"))
                await add_moves(*args)

            store.add_moves = flaky  # type: ignore[method-assign, assignment]
            await service.lobby.take_seats(table, guest, [1], b"12345678")
            async with asyncio.timeout(60):
                while not service.autoplayer.idle:
                    await asyncio.sleep(0.02)
                assert table.move_count == 0, "it has stopped after three attempts"
                service.autoplayer.wake(table)
                while not (table.state and table.state.player == 1):
                    await asyncio.sleep(0.02)

    monkeypatch.setattr("fondaco.server.tables.autoplay.RETRY_DELAYS", (0.0, 0.0))
    asyncio.run(scenario())


def test_table_changed_by_another_server_is_reloaded(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_service(tmp_path, None, None) as (service, guest, table):
            store = service.repository.store
            await service.lobby.take_seats(table, guest, [0, 1], b"12345678")
            await store.add_moves(table.id, 0, [MoveRow("play S2", False, 0.0)])
            with pytest.raises(RequestError, match="has changed"):
                await service.play(table, guest, ["play S1"], 0)
            assert [step.move for step in table.steps] == ["play S2"]
            await service.play(table, guest, ["upgrade yellow 1"], 1)
            assert [row.move for row in await store.moves(table.id)] == ["play S2", "upgrade yellow 1"]

    asyncio.run(scenario())


def test_secret_that_does_not_fit_the_commitment_proves_nothing(tmp_path: Path) -> None:
    with running_server(tmp_path) as ada:
        table = ada.create_table(None, "random")
        ada.take_seats(table, 0)
        play_to_end({0: ada}, table)
        assert "do not trust" not in ada.get(f"/table/{table}/result")
        real = server_table(ada, table)
        real.row = replace(real.row, commitment=commitment_of(b"another one"))
        proof = ada.get(f"/api/tables/{table}/proof")
        assert (proof["commitment"], proof["proves"]) == (real.commitment, False)
        assert "do not trust" in ada.get(f"/table/{table}/result")
