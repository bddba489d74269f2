"""The loaded tables and their changes. A change is stored before the table in memory changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from ...core.messages import JsonValue
from ...core.state import State
from ...core.steps import Step
from ..errors import RequestError
from ..store.rows import OVER, REMOVED, RUNNING, ChatRow, MoveRow, NoteRow, SeatRow, TableRow
from ..store.store import MoveConflict, Store
from .table import Table, initial_state

MAX_IDLE_TABLES = 100
"""The number of tables kept in memory although no page, request or bot uses them."""


class TableRepository:
    """All tables of the server."""

    def __init__(
        self,
        store: Store,
        on_change: Sequence[Callable[[Table], None]] = (),
        on_chat: Sequence[Callable[[Table, ChatRow], None]] = (),
    ) -> None:
        self.store = store
        self._on_change = on_change
        """Called with a table after each change that is stored."""
        self._on_chat = on_chat
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """The tables in memory. Pages, requests and bots hold references to theirs."""
        self._recently_used: dict[str, Table] = {}
        """References to the tables used last, the latest at the end."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.running_tasks: set[asyncio.Task[Any]] = set()
        """The changes in progress."""

    async def get(self, id: str) -> Table:
        """Return a table by id. It is loaded if it is not in memory."""
        table = self._in_use.get(id)
        if table is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                table = self._in_use.get(id)
                if table is None:
                    row = await self.store.table(id)
                    if row is None:
                        raise RequestError("no-such-table", 404)
                    table = self._in_use[id] = Table(row, await self.store.moves(id), await self.store.notes(id))
        self._recently_used.pop(id, None)
        self._recently_used[id] = table
        if len(self._recently_used) > MAX_IDLE_TABLES:
            del self._recently_used[next(iter(self._recently_used))]
        return table

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """Hold the lock of a table during a change, and notify all listeners once the change is complete."""
        async with table.lock:
            yield
        self.notify(table)

    def notify(self, table: Table) -> None:
        """Notify all listeners that a table has changed."""
        for listener in self._on_change:
            listener(table)

    async def add(self, row: TableRow) -> Table:
        """Create a table."""
        await self.store.add_table(row)
        return await self.get(row.id)

    async def remove(self, table: Table) -> None:
        """Remove a table."""
        await self.store.remove_table(table.id)
        table.row = replace(table.row, phase=REMOVED)
        self._in_use.pop(table.id, None)
        self._recently_used.pop(table.id, None)

    async def update_seats(self, table: Table, changed: Sequence[SeatRow]) -> None:
        """Replace some seats of a table."""
        row = _with_seats(table.row, changed)
        await self.store.set_seats(row, changed)
        table.row = row

    async def start_game(self, table: Table, taken: Sequence[SeatRow]) -> None:
        """Start the game with the last seats taken. It is played by the rules of today, even if the table is older."""
        game = table.game
        row = replace(
            _with_seats(table.row, taken), phase=RUNNING, rules_version=game.rules_version, components_digest=game.digest
        )
        state = initial_state(row)
        await self.store.set_seats(row, taken)
        table.row = row
        table.set_initial_state(state)

    async def commit_moves(
        self, table: Table, state: State, steps: Sequence[Step], held_by: int | None = None, keep: int | None = None
    ) -> None:
        """Append steps that lead to a position. If ``keep`` is given, only that number of the earlier moves remains.

        ``held_by`` is the seat that has yet to confirm the end of its turn.
        """
        now = time.time()
        keep = table.move_count if keep is None else keep
        result = _result_json(state) if state.over else None
        held_by = None if state.over else held_by
        rows = [MoveRow(step.move, step.forced, now) for step in steps]
        try:
            await self.store.add_moves(table.id, table.move_count, rows, result, held_by, keep)
        except MoveConflict:
            await self._reload(table)
            raise RequestError("stale-move-count", 409) from None
        table.state = state
        table.log_version += state.over or keep < table.move_count
        table.steps[keep:] = steps
        phase = OVER if state.over else table.row.phase
        table.row = replace(table.row, updated_at=now, phase=phase, result=result, held_by=held_by)

    async def truncate_moves(self, table: Table, keep: int) -> None:
        """Undo all moves but the first ``keep``."""
        await self.store.truncate_moves(table.id, keep)
        table.state = table.state_at(keep)
        del table.steps[keep:]
        table.log_version += 1
        table.row = replace(table.row, held_by=None)

    async def release_hold(self, table: Table) -> None:
        """End the turn that waited for its confirmation."""
        await self.store.release_hold(table.id)
        table.row = replace(table.row, held_by=None)

    async def add_note(self, table: Table, message: str, args: dict[str, JsonValue]) -> None:
        """Add an entry to the log that belongs to no move."""
        note = NoteRow(table.move_count, message, args)
        await self.store.add_note(table.id, note)
        table.notes.append(note)

    async def add_chat(self, table: Table, name: str, seat: int | None, text: str) -> None:
        """Add a chat message, and notify the listeners."""
        row = await self.store.add_chat(table.id, name, seat, text)
        for listener in self._on_chat:
            listener(table, row)

    async def _reload(self, table: Table) -> None:
        """Load a table again, because another server has written to it."""
        row = await self.store.table(table.id)
        assert row is not None, "a table with moves is never removed"
        table.load(row, await self.store.moves(table.id), await self.store.notes(table.id))
        self.notify(table)


def _result_json(state: State) -> dict[str, JsonValue]:
    """Return the result of a finished game, as it is stored for lists."""
    return {"scores": state.scores(), "ranks": state.ranks()}


def _with_seats(row: TableRow, changed: Sequence[SeatRow]) -> TableRow:
    """Return the row of a table with some seats replaced."""
    seats = list(row.seats)
    for seat in changed:
        seats[seat.number] = seat
    return replace(row, seats=tuple(seats), updated_at=time.time())
