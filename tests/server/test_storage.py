"""A table is its list of moves: committed before anyone hears of them, there again after any end of the server."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text, update
from sqlalchemy.exc import OperationalError

from fondaco import Record, game
from fondaco.core.fair_deal import commitment_of
from fondaco.server.store.database import migrate, open_engine
from fondaco.server.store.rows import MoveRow
from fondaco.server.store.schema import METADATA, TABLES
from fondaco.server.store.store import Store, WrittenAlready
from fondaco.server.words import HouseError

from .houses import NONCE, bare_house, house, play_out, real_table
from .servers import Server


def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    server = Server(tmp_path)
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
            assert client.get(f"/api/tables/{table}").json()["player"] == 0, "the bot goes on by itself"
            at = client.get(f"/api/tables/{table}").json()["move_count"]
            assert client.post(f"/api/tables/{table}/moves", json={"moves": ["rest"], "move_count": at}).status_code == 200
    finally:
        server.kill()


def test_two_writers_cannot_write_the_same_move(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        ada.play(table, "play S1")

    async def write() -> None:
        store = Store(open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"))
        with pytest.raises(WrittenAlready):
            await store.add_moves(table, 0, [MoveRow("rest", False, 0.0)])
        assert [move.move for move in await store.moves(table)] == ["play S1"]
        await store.close()

    asyncio.run(write())


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def columns(connection: Connection) -> dict[str, dict[str, tuple[str, bool, int]]]:
        look = inspect(connection)
        return {
            table: {
                column["name"]: (str(column["type"]), bool(column["nullable"]), int(column["primary_key"]))  # type: ignore[typeddict-item]
                for column in look.get_columns(table)
            }
            for table in look.get_table_names()
            if table != "alembic_version"
        }

    async def compare() -> None:
        migrated = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await migrate(migrated)
        await migrate(migrated)
        made = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}")
        async with migrated.begin() as one, made.begin() as other:
            await other.run_sync(METADATA.create_all)
            assert await one.run_sync(columns) == await other.run_sync(columns)
        await migrated.dispose()
        await made.dispose()

    asyncio.run(compare())


def test_a_table_of_older_rules_is_read_only_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        ada.play(table, "play S1")
        cookies = dict(ada.client.cookies)
    monkeypatch.setattr(type(game("spice_road")), "rules_version", 99)
    with house(tmp_path) as again:
        again.client.cookies.update(cookies)
        seen = again.look(table)
        assert seen["status"]["kind"] == "outdated"
        assert "version is 99" in seen["status"]["text"]
        assert (seen["move_count"], seen["actions"]) == (1, [])
        assert "version is 99" in again.play(table, "play S1", status=409)["error"]
        assert again.client.get(f"/table/{table}/replay").status_code == 200
        assert again.get(f"/api/tables/{table}/moment", move_count=1)["move_count"] == 1


def test_a_turn_that_waits_for_its_confirmation_waits_over_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        with ada.live(table) as line:
            line.next("table")
            line.send(type="set-turn-confirmation", enabled=True).next("table")
        ada.play(table, "play S1")
        cookies = dict(ada.client.cookies)
    with house(tmp_path) as again:
        again.client.cookies.update(cookies)
        held = again.look(table)
        assert (held["move_count"], held["status"]["kind"], held["permissions"]["confirm"]) == (1, "hold", True)
        again.post(f"/api/tables/{table}/confirm")
    with house(tmp_path) as later:
        later.client.cookies.update(cookies)
        assert later.look(table)["status"]["kind"] != "hold"
        assert not later.look(table)["permissions"]["confirm"]


def test_whoever_goes_in_the_middle_of_a_move_leaves_memory_and_database_alike(tmp_path: Path) -> None:
    async def evening() -> None:
        async with bare_house(tmp_path, None, None) as (house, guest, table):
            store = house.tables.store
            await house.seating.sit(table, guest, [0, 1], b"12345678")
            add_moves, begun, go_on = store.add_moves, asyncio.Event(), asyncio.Event()

            async def slow(*args: Any) -> None:
                await add_moves(*args)
                begun.set()
                await go_on.wait()

            store.add_moves = slow  # type: ignore[method-assign, assignment]
            page = asyncio.ensure_future(house.play(table, guest, ["play S1"], 0))
            await begun.wait()
            page.cancel()
            with pytest.raises(asyncio.CancelledError):
                await page
            go_on.set()
            store.add_moves = add_moves  # type: ignore[method-assign]
            await house.play(table, guest, ["play S1"], 1)
            assert [step.move for step in table.steps] == [row.move for row in await store.moves(table.id)] == ["play S1"] * 2

    asyncio.run(evening())


def test_tables_that_nobody_uses_are_forgotten_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.play.tables.KEPT", 1)
    with house(tmp_path) as ada:
        first, second = ada.set_up(None, None), ada.set_up(None, None)
        for table in (first, second):
            ada.sit(table, 0, 1)
            ada.play(table, "play S1")
        gone = weakref.ref(real_table(ada, second))
        with ada.live(first) as line:
            seen = line.next("table")
            watched = weakref.ref(real_table(ada, first))
            for other in (ada.set_up(None, None), ada.set_up(None, None)):
                ada.look(other)
            gc.collect()
            assert gone() is None
            assert watched() is real_table(ada, first)
            ada.play(first, "play S1")
            assert line.next("table")["move_count"] == seen["move_count"] + 1
        assert ada.look(second)["move_count"] == 1
        ada.play(second, "play S1")
        assert ada.look(second)["move_count"] == 2


def test_a_table_set_up_before_an_upgrade_is_played_by_the_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        cookies = dict(ada.client.cookies)
    monkeypatch.setattr(type(game("spice_road")), "rules_version", 99)
    for _ in range(2):
        with house(tmp_path) as again:
            again.client.cookies.update(cookies)
            if again.look(table)["phase"] == "open":
                again.sit(table, 0, 1)
            again.play(table, "play S1")
            assert again.look(table)["status"]["kind"] == "yours"


def test_a_table_whose_option_is_gone_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = type(game("marco_polo"))
    name = next(iter(game("marco_polo").option_choices()))
    with house(tmp_path) as ada:
        begun, waiting = (ada.set_up(None, None, game="marco_polo") for _ in range(2))
        ada.sit(begun, 0, 1)
        other = ada.set_up(None, None)
        ada.sit(other, 0, 1)
        cookies = dict(ada.client.cookies)
    monkeypatch.setattr(rules, "option_choices", lambda self: {})
    with house(tmp_path) as again:
        again.client.cookies.update(cookies)
        seen = again.look(begun)
        assert (seen["status"]["kind"], seen["actions"], seen["observation"]) == ("outdated", [], None)
        assert f"no option “{name}”" in seen["status"]["text"]
        with again.live(begun) as line:
            assert "parts" not in line.next("table")
        assert "can only be looked at" in again.get("/")
        assert again.sit(waiting, 0, 1, status=400)["error"] == f"{seen['status']['text'].split('. ', 1)[1]}"
        assert again.look(waiting)["phase"] == "open"
        again.play(other, "play S1")


def test_a_table_whose_game_is_gone_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as ada:
        gone = ada.set_up(None, None)
        ada.sit(gone, 0, 1)
        cookies = dict(ada.client.cookies)

    async def forget() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        async with engine.begin() as db:
            await db.execute(update(TABLES).values(game="spice_raod"))
        await engine.dispose()

    asyncio.run(forget())
    with house(tmp_path) as again:
        again.client.cookies.update(cookies)
        assert gone not in again.get("/")
        assert "spice_raod" in again.get(f"/api/tables/{gone}", 404)["error"]
        assert again.post("/api/me", name="Bea")["name"] == "Bea"


def test_a_finished_game_of_older_rules_shows_the_result_that_was_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        play_out({0: ada}, table)
        end = ada.get(f"/api/tables/{table}/result")
        assert (end["reason"], "Score over time" in ada.get(f"/table/{table}/result")) == ("", True)
    rules = game("spice_road")
    monkeypatch.setattr(type(rules), "rules_version", 99)
    monkeypatch.setattr(type(rules.new()), "breakdown", lambda state: [{"points": 1000}] * state.players)
    with house(tmp_path) as again:
        later = again.get(f"/api/tables/{table}/result")
        assert [later[name] for name in ("names", "scores", "ranks")] == [end[name] for name in ("names", "scores", "ranks")]
        assert (later["points"], later["sources"], later["score_history"]) == ([], [], [])
        assert "version is 99" in later["reason"]
        assert [seat["score"] for seat in again.look(table)["seats"]] == end["scores"]
        page = again.get(f"/table/{table}/result")
        assert "version is 99" in page
        assert ">1000<" not in page
        assert "Score over time" not in page
        assert len(Record.loads(again.get(f"/api/tables/{table}/record")).moves) == later_moves(tmp_path, table)


def later_moves(folder: Path, table: str) -> int:
    async def count() -> int:
        store = Store(open_engine(f"sqlite+aiosqlite:///{folder / 'house.db'}"))
        moves = await store.moves(table)
        await store.close()
        return len(moves)

    return asyncio.run(count())


def test_a_passing_fault_of_the_database_does_not_stop_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with bare_house(tmp_path, "random", None) as (house, guest, table):
            store = house.tables.store
            add_moves, faults = store.add_moves, iter([True] * 4)

            async def flaky(*args: Any) -> None:
                if next(faults, False):
                    raise OperationalError("insert", {}, Exception("database is locked"))
                await add_moves(*args)

            store.add_moves = flaky  # type: ignore[method-assign, assignment]
            await house.seating.sit(table, guest, [1], b"12345678")
            async with asyncio.timeout(60):
                while house.driver._tasks:
                    await asyncio.sleep(0.02)
                assert table.move_count == 0, "it has given up after three times"
                house.driver.go_on(table)
                while not (table.state and table.state.player == 1):
                    await asyncio.sleep(0.02)

    monkeypatch.setattr("fondaco.server.play.driver.PAUSES", (0.0, 0.0))
    asyncio.run(evening())


def test_a_table_that_another_server_wrote_to_is_read_anew(tmp_path: Path) -> None:
    async def evening() -> None:
        async with bare_house(tmp_path, None, None) as (house, guest, table):
            store = house.tables.store
            await house.seating.sit(table, guest, [0, 1], b"12345678")
            await store.add_moves(table.id, 0, [MoveRow("play S2", False, 0.0)])
            with pytest.raises(HouseError, match="changed meanwhile"):
                await house.play(table, guest, ["play S1"], 0)
            assert [step.move for step in table.steps] == ["play S2"]
            await house.play(table, guest, ["upgrade yellow 1"], 1)
            assert [row.move for row in await store.moves(table.id)] == ["play S2", "upgrade yellow 1"]

    asyncio.run(evening())


def test_a_secret_that_is_not_the_promised_one_proves_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        play_out({0: ada}, table)
        assert "do not trust" not in ada.get(f"/table/{table}/result")
        real = real_table(ada, table)
        real.row = replace(real.row, promise=commitment_of(b"another one"))
        proof = ada.get(f"/api/tables/{table}/proof")
        assert (proof["commitment"], proof["proves"]) == (real.commitment, False)
        assert "do not trust" in ada.get(f"/table/{table}/result")


def test_tables_of_before_get_the_promise_they_published(tmp_path: Path) -> None:
    def first(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(files("fondaco.server") / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(text("INSERT INTO guests VALUES ('g', 'Ada', 0)"))
        values = f"'t', 'spice_road', 1, '', '{{}}', X'{b'secret'.hex()}', 'g', 0, 0, 0, 'open', NULL, NULL"
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))

    async def upgrade() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        async with engine.begin() as db:
            await db.run_sync(first)
        await migrate(engine)
        store = Store(engine)
        row = await store.table("t")
        assert row is not None
        assert row.promise == commitment_of(b"secret")
        await store.close()

    asyncio.run(upgrade())
