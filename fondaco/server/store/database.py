"""Opening the database and migrating it to the newest schema."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..errors import DatabaseError


def open_engine(url: str) -> AsyncEngine:
    """Return the engine for an SQLAlchemy async URL. The folder of an SQLite file is created."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(parsed)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise DatabaseError(str(error)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _configure_sqlite)
    return engine


def _configure_sqlite(connection: Any, _record: Any) -> None:
    """Write every commit through to the disk, check foreign keys, and wait for locks up to 5 seconds."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the database to the newest schema."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except SQLAlchemyError as error:
        raise DatabaseError(str(error.__cause__ or error)) from None


async def check_database(url: str) -> None:
    """Check that a database can be used, and migrate it to the newest schema."""
    engine = open_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("fondaco.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
