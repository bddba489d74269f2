"""Reading and writing the database. Every method that writes has committed when it returns."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...core.messages import JsonValue
from ..shielded import shielded
from .rows import OPEN, OVER, RUNNING, ChatRow, Guest, MoveRow, NoteRow, SeatRow, TableRow
from .schema import CHAT, GUESTS, MOVES, NOTES, SEATS, SECRETS, TABLES

MAX_LISTED_TABLES = 30
MAX_LISTED_CHAT = 200


def new_id() -> str:
    """Return an id that cannot be guessed."""
    return secrets.token_urlsafe(9)


class MoveConflict(Exception):
    """Another server on the same database has written a move with this number."""


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.running_tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Close the database once all running reads and writes are done."""
        await asyncio.gather(*self.running_tasks, return_exceptions=True)
        await self._engine.dispose()

    @shielded
    async def get_or_create_secret(self, name: str) -> bytes:
        """Return a secret of the server; it is drawn on the first call."""
        async with self._engine.begin() as db:
            secret = (await db.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar()
            if secret is None:
                secret = secrets.token_bytes(32)
                await db.execute(insert(SECRETS).values(name=name, value=secret))
            return bytes(secret)

    # --- guests --------------------------------------------------------------------------------------------------------------

    @shielded
    async def add_guest(self, name: str) -> Guest:
        """Create a guest."""
        guest = Guest(secrets.token_urlsafe(16), name)
        async with self._engine.begin() as db:
            await db.execute(insert(GUESTS).values(id=guest.id, name=name, created_at=time.time()))
        return guest

    @shielded
    async def guest(self, id: str) -> Guest | None:
        """Return a guest by id."""
        async with self._engine.connect() as db:
            row = (await db.execute(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == id))).first()
        return Guest(row.id, row.name) if row else None

    @shielded
    async def rename_guest(self, id: str, name: str) -> None:
        """Change the name of a guest."""
        async with self._engine.begin() as db:
            await db.execute(update(GUESTS).where(GUESTS.c.id == id).values(name=name))

    # --- tables --------------------------------------------------------------------------------------------------------------

    @shielded
    async def add_table(self, table: TableRow) -> None:
        """Create a table with its seats."""
        async with self._engine.begin() as db:
            await db.execute(insert(TABLES).values(**{column.name: getattr(table, column.name) for column in TABLES.c}))
            await db.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in table.seats])

    @shielded
    async def table(self, id: str) -> TableRow | None:
        """Return a table by id."""
        tables = await self._tables(select(TABLES).where(TABLES.c.id == id))
        return tables[0] if tables else None

    @shielded
    async def set_seats(self, table: TableRow, changed: Iterable[SeatRow]) -> None:
        """Store changed seats. With the last seat the phase and the version of the rules change too."""
        values = {
            "phase": table.phase,
            "rules_version": table.rules_version,
            "components_digest": table.components_digest,
            "updated_at": table.updated_at,
        }
        async with self._engine.begin() as db:
            for seat in changed:
                key = (SEATS.c.table_id == table.id) & (SEATS.c.number == seat.number)
                columns = asdict(seat)
                del columns["number"]
                await db.execute(update(SEATS).where(key).values(**columns))
            await db.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))

    @shielded
    async def remove_table(self, id: str) -> None:
        """Delete a table without moves, and its chat."""
        async with self._engine.begin() as db:
            for dependent in (CHAT, NOTES, SEATS):
                await db.execute(delete(dependent).where(dependent.c.table_id == id))
            await db.execute(delete(TABLES).where(TABLES.c.id == id))

    @shielded
    async def moves(self, table: str) -> list[MoveRow]:
        """Return all moves of a table."""
        columns = (MOVES.c.move, MOVES.c.forced, MOVES.c.made_at)
        query = select(*columns).where(MOVES.c.table_id == table).order_by(MOVES.c.sequence)
        async with self._engine.connect() as db:
            return [MoveRow(*row) for row in await db.execute(query)]

    @shielded
    async def add_moves(
        self,
        table: str,
        move_count: int,
        moves: Sequence[MoveRow],
        result: Mapping[str, JsonValue] | None = None,
        held_by: int | None = None,
        keep: int | None = None,
    ) -> None:
        """Append moves to a table that has ``move_count`` moves, of which only the first ``keep`` remain if it is given.

        ``result`` ends the game; ``held_by`` is the seat that has yet to confirm the end of its turn.
        """
        first = move_count if keep is None else keep
        rows = [{"table_id": table, "sequence": first + index, **asdict(move)} for index, move in enumerate(moves)]
        values: dict[str, Any] = {"updated_at": time.time(), "held_by": held_by}
        if result is not None:
            values |= {"phase": OVER, "result": dict(result)}
        try:
            async with self._engine.begin() as db:
                replaced = MOVES.c.sequence.between(first, move_count - 1)
                await db.execute(delete(MOVES).where(MOVES.c.table_id == table, replaced))
                await db.execute(insert(MOVES), rows)
                await db.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        except IntegrityError:
            raise MoveConflict from None

    @shielded
    async def truncate_moves(self, table: str, keep: int) -> None:
        """Delete all moves but the first ``keep``; no turn waits for its confirmation afterwards."""
        async with self._engine.begin() as db:
            await db.execute(delete(MOVES).where(MOVES.c.table_id == table, MOVES.c.sequence >= keep))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(held_by=None))

    @shielded
    async def release_hold(self, table: str) -> None:
        """Store that the end of the turn is confirmed."""
        async with self._engine.begin() as db:
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(held_by=None))

    # --- log and chat --------------------------------------------------------------------------------------------------------

    @shielded
    async def add_note(self, table: str, note: NoteRow) -> None:
        """Add an entry to the log."""
        values = {"table_id": table, "move_count": note.move_count, "message": note.message, "args": dict(note.args)}
        async with self._engine.begin() as db:
            await db.execute(insert(NOTES).values(**values))

    @shielded
    async def notes(self, table: str) -> list[NoteRow]:
        """Return the entries of the log that belong to no move."""
        columns = (NOTES.c.move_count, NOTES.c.message, NOTES.c.args)
        query = select(*columns).where(NOTES.c.table_id == table).order_by(NOTES.c.id)
        async with self._engine.connect() as db:
            return [NoteRow(*row) for row in await db.execute(query)]

    @shielded
    async def add_chat(self, table: str, name: str, seat: int | None, text: str) -> ChatRow:
        """Store a chat message."""
        sent_at = time.time()
        async with self._engine.begin() as db:
            inserted = await db.execute(insert(CHAT).values(table_id=table, name=name, seat=seat, text=text, sent_at=sent_at))
            assert inserted.inserted_primary_key is not None
            return ChatRow(inserted.inserted_primary_key[0], name, seat, text, sent_at)

    @shielded
    async def chat(self, table: str) -> list[ChatRow]:
        """Return the latest chat messages of a table, oldest first."""
        columns = (CHAT.c.id, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.sent_at)
        query = select(*columns).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(MAX_LISTED_CHAT)
        async with self._engine.connect() as db:
            return [ChatRow(*row) for row in await db.execute(query)][::-1]

    # --- lists ---------------------------------------------------------------------------------------------------------------

    @shielded
    async def tables_of(self, guest: str, phases: Sequence[str]) -> list[TableRow]:
        """Return the tables where a guest has a seat, and open tables that the guest hosts, the latest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        concerned = TABLES.c.id.in_(seated) | ((TABLES.c.host == guest) & (TABLES.c.phase == OPEN))
        return await self._tables(self._latest(select(TABLES).where(concerned, TABLES.c.phase.in_(phases))))

    @shielded
    async def open_tables(self) -> list[TableRow]:
        """Return the public tables with free seats, the latest first."""
        return await self._tables(self._latest(select(TABLES).where(TABLES.c.phase == OPEN, TABLES.c.public)))

    @shielded
    async def running_ids(self) -> list[str]:
        """Return the ids of all running tables."""
        async with self._engine.connect() as db:
            return list((await db.execute(select(TABLES.c.id).where(TABLES.c.phase == RUNNING))).scalars())

    @shielded
    async def unfinished_ids(self, guest: str) -> list[str]:
        """Return the ids of the unfinished tables where a guest has a seat."""
        query = select(TABLES.c.id).join(SEATS).where(SEATS.c.guest == guest, TABLES.c.phase != OVER).distinct()
        async with self._engine.connect() as db:
            return list((await db.execute(query)).scalars())

    @shielded
    async def count_hosted(self, guest: str) -> int:
        """Return how many unfinished tables a guest hosts."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.host == guest, TABLES.c.phase != OVER)
        async with self._engine.connect() as db:
            return int((await db.execute(query)).scalar_one())

    def _latest(self, query: Select[Any]) -> Select[Any]:
        return query.order_by(TABLES.c.updated_at.desc()).limit(MAX_LISTED_TABLES)

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self._engine.connect() as db:
            tables = [TableRow(**row) for row in (await db.execute(query)).mappings()]
            seats = await self._seats(db, [table.id for table in tables])
        return [replace(table, seats=tuple(seats[table.id])) for table in tables]

    async def _seats(self, db: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
        seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
        query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.number)
        for row in (await db.execute(query)).mappings():
            values = dict(row)
            seats[values.pop("table_id")].append(SeatRow(**values))
        return seats
