"""Reading and writing. Every function that writes has committed when it returns."""

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
from .rows import OPEN, OVER, RUNNING, ChatRow, Guest, MoveRow, NoteRow, SeatRow, TableRow
from .schema import CHAT, GUESTS, MOVES, NOTES, SEATS, SECRETS, TABLES
from .uninterrupted import uninterrupted

LISTED = 30
"""How many tables a list shows."""


def fresh_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


class WrittenAlready(Exception):
    """There is a move already where another was to be written: of another server at the same database."""


class Store:
    """The database of a house."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.doing: set[asyncio.Task[Any]] = set()
        """What is being read and written at this moment."""

    async def close(self) -> None:
        """Let go of the database once all that was begun is done."""
        await asyncio.gather(*self.doing, return_exceptions=True)
        await self._engine.dispose()

    @uninterrupted
    async def secret(self, name: str) -> bytes:
        """A secret of the house, drawn when it is first asked for."""
        async with self._engine.begin() as db:
            found = (await db.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar()
            if found is None:
                found = secrets.token_bytes(32)
                await db.execute(insert(SECRETS).values(name=name, value=found))
            return bytes(found)

    # --- guests --------------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def add_guest(self, name: str) -> Guest:
        """Welcome somebody."""
        guest = Guest(secrets.token_urlsafe(16), name)
        async with self._engine.begin() as db:
            await db.execute(insert(GUESTS).values(id=guest.id, name=name, since=time.time()))
        return guest

    @uninterrupted
    async def guest(self, id: str) -> Guest | None:
        """A guest by id."""
        async with self._engine.connect() as db:
            row = (await db.execute(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == id))).first()
        return Guest(row.id, row.name) if row else None

    @uninterrupted
    async def rename_guest(self, id: str, name: str) -> None:
        """Call somebody by another name from now on."""
        async with self._engine.begin() as db:
            await db.execute(update(GUESTS).where(GUESTS.c.id == id).values(name=name))

    # --- tables --------------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def add_table(self, table: TableRow) -> None:
        """Set a table up."""
        async with self._engine.begin() as db:
            await db.execute(insert(TABLES).values(**{column.name: getattr(table, column.name) for column in TABLES.c}))
            await db.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in table.seats])

    @uninterrupted
    async def table(self, id: str) -> TableRow | None:
        """A table by id."""
        found = await self._tables(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    @uninterrupted
    async def set_seats(self, table: TableRow, changed: Iterable[SeatRow]) -> None:
        """Who sits where from now on, and with the last seat that the game has begun, and by which rules."""
        values = {"phase": table.phase, "rules": table.rules, "components": table.components, "touched": table.touched}
        async with self._engine.begin() as db:
            for seat in changed:
                place = (SEATS.c.table_id == table.id) & (SEATS.c.number == seat.number)
                columns = asdict(seat)
                del columns["number"]
                await db.execute(update(SEATS).where(place).values(**columns))
            await db.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))

    @uninterrupted
    async def remove_table(self, id: str) -> None:
        """Forget a table where no move was made, and all that was said at it."""
        async with self._engine.begin() as db:
            for kept in (CHAT, NOTES, SEATS):
                await db.execute(delete(kept).where(kept.c.table_id == id))
            await db.execute(delete(TABLES).where(TABLES.c.id == id))

    @uninterrupted
    async def moves(self, table: str) -> list[MoveRow]:
        """All moves of a table."""
        query = select(MOVES.c.move, MOVES.c.forced, MOVES.c.at).where(MOVES.c.table_id == table).order_by(MOVES.c.sequence)
        async with self._engine.connect() as db:
            return [MoveRow(*row) for row in await db.execute(query)]

    @uninterrupted
    async def add_moves(
        self,
        table: str,
        after: int,
        moves: Sequence[MoveRow],
        result: Mapping[str, JsonValue] | None = None,
        held: int | None = None,
        kept: int | None = None,
    ) -> None:
        """Write moves after the first `after` of a table; with the result, if they end it, or the seat that has to confirm.

        Of the moves so far, only the first ones may be `kept`.
        """
        first = after if kept is None else kept
        rows = [{"table_id": table, "sequence": first + n, **asdict(move)} for n, move in enumerate(moves)]
        values: dict[str, Any] = {"touched": time.time(), "held": held}
        if result is not None:
            values |= {"phase": OVER, "result": dict(result)}
        try:
            async with self._engine.begin() as db:
                instead = MOVES.c.sequence.between(first, after - 1)
                await db.execute(delete(MOVES).where(MOVES.c.table_id == table, instead))
                await db.execute(insert(MOVES), rows)
                await db.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        except IntegrityError:
            raise WrittenAlready from None

    @uninterrupted
    async def cut_moves(self, table: str, after: int) -> None:
        """Take back all but the first `after` moves; nothing is left to be confirmed."""
        async with self._engine.begin() as db:
            await db.execute(delete(MOVES).where(MOVES.c.table_id == table, MOVES.c.sequence >= after))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(held=None))

    @uninterrupted
    async def release(self, table: str) -> None:
        """The end of the turn is confirmed."""
        async with self._engine.begin() as db:
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(held=None))

    # --- log and talk --------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def add_note(self, table: str, note: NoteRow) -> None:
        """Add a line to the log."""
        values = {"table_id": table, "sequence": note.sequence, "message": note.message, "args": dict(note.args)}
        async with self._engine.begin() as db:
            await db.execute(insert(NOTES).values(**values))

    @uninterrupted
    async def notes(self, table: str) -> list[NoteRow]:
        """The lines of the log that are no moves."""
        query = select(NOTES.c.sequence, NOTES.c.message, NOTES.c.args).where(NOTES.c.table_id == table).order_by(NOTES.c.id)
        async with self._engine.connect() as db:
            return [NoteRow(*row) for row in await db.execute(query)]

    @uninterrupted
    async def add_chat(self, table: str, name: str, seat: int | None, text: str) -> ChatRow:
        """Keep what somebody says."""
        at = time.time()
        async with self._engine.begin() as db:
            done = await db.execute(insert(CHAT).values(table_id=table, name=name, seat=seat, text=text, at=at))
            assert done.inserted_primary_key is not None
            return ChatRow(done.inserted_primary_key[0], name, seat, text, at)

    @uninterrupted
    async def chat(self, table: str) -> list[ChatRow]:
        """The last of what was said at a table."""
        columns = (CHAT.c.id, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
        query = select(*columns).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(200)
        async with self._engine.connect() as db:
            return [ChatRow(*row) for row in await db.execute(query)][::-1]

    # --- lists ---------------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def tables_of(self, guest: str, phases: Sequence[str]) -> list[TableRow]:
        """The tables somebody sits at, the latest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        mine = TABLES.c.id.in_(seated) | ((TABLES.c.host == guest) & (TABLES.c.phase == OPEN))
        return await self._tables(self._latest(select(TABLES).where(mine, TABLES.c.phase.in_(phases))))

    @uninterrupted
    async def open_tables(self) -> list[TableRow]:
        """The tables anybody may sit down at."""
        return await self._tables(self._latest(select(TABLES).where(TABLES.c.phase == OPEN, TABLES.c.public)))

    @uninterrupted
    async def running_ids(self) -> list[str]:
        """All tables where play goes on."""
        async with self._engine.connect() as db:
            return list((await db.execute(select(TABLES.c.id).where(TABLES.c.phase == RUNNING))).scalars())

    @uninterrupted
    async def unfinished_ids(self, guest: str) -> list[str]:
        """The tables where somebody sits and the game is not over."""
        query = select(TABLES.c.id).join(SEATS).where(SEATS.c.guest == guest, TABLES.c.phase != OVER).distinct()
        async with self._engine.connect() as db:
            return list((await db.execute(query)).scalars())

    @uninterrupted
    async def hosted(self, guest: str) -> int:
        """How many tables somebody has set up where the game is not over."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.host == guest, TABLES.c.phase != OVER)
        async with self._engine.connect() as db:
            return int((await db.execute(query)).scalar_one())

    def _latest(self, query: Select[Any]) -> Select[Any]:
        return query.order_by(TABLES.c.touched.desc()).limit(LISTED)

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self._engine.connect() as db:
            found = [TableRow(**row) for row in (await db.execute(query)).mappings()]
            seats = await self._seats(db, [table.id for table in found])
        return [replace(table, seats=tuple(seats[table.id])) for table in found]

    async def _seats(self, db: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
        seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
        query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.number)
        for row in (await db.execute(query)).mappings():
            values = dict(row)
            seats[values.pop("table_id")].append(SeatRow(**values))
        return seats
