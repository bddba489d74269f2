"""A table is its list of moves: committed before anyone hears of them, there again after any end of the server."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import IntegrityError

from fondaco import game
from fondaco.server.play.house import House
from fondaco.server.play.thinking import Thinkers
from fondaco.server.store.database import migrate, open_engine
from fondaco.server.store.rows import MoveRow
from fondaco.server.store.schema import METADATA
from fondaco.server.store.store import Store

from .houses import NONCE, house, real_table
from .servers import Server


def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        with httpx.Client(base_url=server.url) as client:
            table = client.post("/api/tables", json={"game": "spice_road", "seats": [None, None, "greedy"]}).json()["id"]
            client.post(f"/api/tables/{table}/sit", json={"seats": [0, 1], "nonce": NONCE})
            acknowledged = 0
            for move in ("play S1", "play S1"):
                acknowledged = client.post(f"/api/tables/{table}/moves", json={"moves": [move], "at": acknowledged}).json()["at"]
            server.kill()
            server.start()
            after = client.get(f"/api/tables/{table}").json()
            assert after["at"] >= acknowledged == 2
            assert [entry["seat"] for entry in after["log"]][:2] == [0, 1]
            deadline = time.monotonic() + 30
            while client.get(f"/api/tables/{table}").json()["player"] == 2 and time.monotonic() < deadline:
                time.sleep(0.1)
            assert client.get(f"/api/tables/{table}").json()["player"] == 0, "the bot goes on by itself"
            at = client.get(f"/api/tables/{table}").json()["at"]
            assert client.post(f"/api/tables/{table}/moves", json={"moves": ["rest"], "at": at}).status_code == 200
    finally:
        server.kill()


def test_two_writers_cannot_write_the_same_move(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, None)
        ada.sit(table, 0, 1)
        ada.play(table, "play S1")

    async def write() -> None:
        store = Store(open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"))
        with pytest.raises(IntegrityError):
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
    monkeypatch.setattr(type(game("spice_road")), "version", 99)
    with house(tmp_path) as again:
        again.client.cookies.update(cookies)
        seen = again.look(table)
        assert seen["status"]["kind"] == "outdated"
        assert "version 99" in seen["status"]["text"]
        assert (seen["at"], seen["actions"]) == (1, [])
        assert "version 99" in again.play(table, "play S1", status=409)["error"]
        assert again.client.get(f"/table/{table}/replay").status_code == 200
        assert again.get(f"/api/tables/{table}/moment", at=1)["at"] == 1


def test_a_turn_that_waits_for_its_confirmation_waits_over_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as ada:
        table = ada.set_up(None, "random")
        ada.sit(table, 0)
        with ada.live(table) as line:
            line.next("table")
            line.send(t="confirms", on=True).next("table")
        ada.play(table, "play S1")
        cookies = dict(ada.client.cookies)
    with house(tmp_path) as again:
        again.client.cookies.update(cookies)
        held = again.look(table)
        assert (held["at"], held["status"]["kind"], held["can"]["confirm"]) == (1, "hold", True)
        again.post(f"/api/tables/{table}/confirm")
    with house(tmp_path) as later:
        later.client.cookies.update(cookies)
        assert later.look(table)["status"]["kind"] != "hold"
        assert not later.look(table)["can"]["confirm"]


def test_whoever_goes_in_the_middle_of_a_move_leaves_memory_and_database_alike(tmp_path: Path) -> None:
    async def evening() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        await migrate(engine)
        store = Store(engine)
        house = House(store, Thinkers(1, 5.0), pace=0.0)
        guest = await store.add_guest("Ada")
        table = await house.set_up(guest, "spice_road", [None, None], {}, False)
        await house.sit(table, guest, [0, 1], b"12345678")
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
        await house.close()
        await store.close()

    asyncio.run(evening())


def test_tables_that_nobody_uses_are_forgotten_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.play.house.KEPT", 1)
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
            assert line.next("table")["at"] == seen["at"] + 1
        assert ada.look(second)["at"] == 1
        ada.play(second, "play S1")
        assert ada.look(second)["at"] == 2
