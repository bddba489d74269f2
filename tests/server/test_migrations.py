"""Migrations: database files of earlier versions open with every table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, inspect, text

from fondaco.core.fair_deal import commitment_of
from fondaco.server.migrations.versions.v0004_column_names import RENAMED
from fondaco.server.settings import default_file
from fondaco.server.store.database import migrate, open_engine
from fondaco.server.store.schema import METADATA
from fondaco.server.store.store import Store

from .clients import Client, database_url, play_to_end, running_server

TABLE_PATHS = ("", "/chat", "/proof")
FINISHED_PATHS = (*TABLE_PATHS, "/result", "/record")


def upgrade(connection: Connection, revision: str) -> None:
    """Migrate a database to a revision."""
    config = Config()
    config.set_main_option("script_location", str(files("fondaco.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def columns(connection: Connection) -> dict[str, dict[str, tuple[str, bool, int]]]:
    """Name, type, nullability and key of each column, by table."""
    inspector = inspect(connection)
    return {
        table: {
            column["name"]: (str(column["type"]), bool(column["nullable"]), int(column["primary_key"]))  # type: ignore[typeddict-item]
            for column in inspector.get_columns(table)
        }
        for table in inspector.get_table_names()
        if table != "alembic_version"
    }


def write_earlier_file(current: Path, earlier: Path) -> None:
    """Copy a database into a file with the schema of revision 0003, the last one with other column names."""
    engine = create_engine(f"sqlite:///{earlier}")
    with engine.begin() as connection:
        upgrade(connection, "0003")
    engine.dispose()
    with closing(sqlite3.connect(earlier)) as db:
        db.execute("ATTACH ? AS current", (str(current),))
        for table in METADATA.sorted_tables:
            old_names = {new: old for old, new in RENAMED.get(table.name, {}).items()}
            new = ", ".join(column.name for column in table.c)
            old = ", ".join(old_names.get(column.name, column.name) for column in table.c)
            db.execute(f"INSERT INTO {table.name} ({old}) SELECT {new} FROM current.{table.name}")
        db.commit()


def responses(client: Client, tables: dict[str, str]) -> dict[str, Any]:
    """The guest, and everything that a client can read about some tables."""
    found: dict[str, Any] = {"me": client.get("/api/me")}
    for name, table in tables.items():
        paths = FINISHED_PATHS if name == "over" else TABLE_PATHS
        found |= {f"{name}{path}": client.get(f"/api/tables/{table}{path}") for path in paths}
    return found


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def compare() -> None:
        migrated = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await migrate(migrated)
        await migrate(migrated)
        created = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}")
        async with migrated.begin() as left, created.begin() as right:
            await right.run_sync(METADATA.create_all)
            assert await left.run_sync(columns) == await right.run_sync(columns)
        await migrated.dispose()
        await created.dispose()

    asyncio.run(compare())


def test_old_tables_get_the_commitment_they_published(tmp_path: Path) -> None:
    def create_old_table(connection: Connection) -> None:
        upgrade(connection, "0002")
        connection.execute(text("INSERT INTO guests VALUES ('g', 'Ada', 0)"))
        values = f"'t', 'spice_road', 1, '', '{{}}', X'{b'secret'.hex()}', 'g', 0, 0, 0, 'open', NULL, NULL"
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))

    async def check() -> None:
        engine = open_engine(database_url(tmp_path))
        async with engine.begin() as db:
            await db.run_sync(create_old_table)
        await migrate(engine)
        store = Store(engine)
        row = await store.table("t")
        assert row is not None
        assert row.commitment == commitment_of(b"secret")
        await store.close()

    asyncio.run(check())


def test_file_with_earlier_column_names_opens_with_every_table(tmp_path: Path) -> None:
    """Open, running, held and finished tables, their logs, chat, records and proofs stay the same, and cookies are valid."""
    current, earlier = tmp_path / "current", tmp_path / "earlier"
    earlier.mkdir()
    with running_server(current) as ada:
        ben = ada.new_client("Ben")
        tables = {name: ada.create_table(None, None, public=True) for name in ("open", "running", "held")}
        tables["over"] = ada.create_table(None, "random")
        ada.take_seats(tables["open"], 1)
        for name in ("running", "held"):
            ada.take_seats(tables[name], 0)
            ben.take_seats(tables[name], 1)
        ada.post(f"/api/tables/{tables['held']}/turn-confirmation", enabled=True)
        for name in ("running", "held"):
            ada.play(tables[name], "play S1")
            ben.post(f"/api/tables/{tables[name]}/chat", text=f"hello at {name}")
        ada.take_seats(tables["over"], 0)
        play_to_end({0: ada}, tables["over"])
        ada.post(f"/api/tables/{tables['over']}/rematch")
        clients = (ada, ben, ada.new_client())
        cookies = [dict(client.http.cookies) for client in clients]
        before = [responses(client, tables) for client in clients]
    assert [before[0][name]["status"]["kind"] for name in tables] == ["open", "other", "hold", "over"]
    write_earlier_file(current / "fondaco.db", earlier / "fondaco.db")
    with running_server(earlier) as client:
        clients = (client, client.new_client(), client.new_client())
        for other, jar in zip(clients, cookies, strict=True):
            other.http.cookies.clear()
            other.http.cookies.update(jar)
        assert [responses(other, tables) for other in clients] == before
        ada, ben, _ = clients
        ada.post(f"/api/tables/{tables['held']}/confirm")
        for name in ("running", "held"):
            ben.play(tables[name], "play S1")
        ben.take_seats(tables["open"], 0)
        assert ada.get_table(tables["open"])["phase"] == "running"


def test_default_file_of_earlier_versions_is_used(tmp_path: Path) -> None:
    assert default_file(tmp_path).name == "fondaco.db"
    (tmp_path / "house.db").touch()
    assert default_file(tmp_path).name == "house.db"
