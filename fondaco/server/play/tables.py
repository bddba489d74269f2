"""The tables in use, and how one of them changes: it is stored before the table in memory is any different."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from ...core.messages import JsonValue
from ...core.state import State
from ...core.steps import Step
from ..store.rows import GONE, OVER, RUNNING, ChatRow, MoveRow, NoteRow, SeatRow, TableRow
from ..store.store import Store, WrittenAlready
from ..words import refuse
from .table import Table, deal

KEPT = 100
"""So many tables stay in memory though nobody may be using them."""


class Tables:
    """All tables. Who changes one holds its lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Pages, requests and bots hold on to theirs."""
        self._recent: dict[str, Table] = {}
        """Those used last, the latest at the end."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.doing: set[asyncio.Task[Any]] = set()
        """The changes that are being made at this moment."""
        self.announce: Callable[[Table], None] = lambda table: None
        """Called with a table whenever something about it has changed and is stored."""
        self.announce_chat: Callable[[Table, ChatRow], None] = lambda table, row: None

    async def find(self, id: str) -> Table:
        """A table by id; one that was not used for long is built again."""
        table = self._in_use.get(id)
        if table is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                table = self._in_use.get(id)
                if table is None:
                    row = await self.store.table(id)
                    if row is None:
                        raise refuse("no-such-table", 404)
                    table = self._in_use[id] = Table(row, await self.store.moves(id), await self.store.notes(id))
        self._recent.pop(id, None)
        self._recent[id] = table
        if len(self._recent) > KEPT:
            del self._recent[next(iter(self._recent))]
        return table

    async def add(self, row: TableRow) -> Table:
        """A new table."""
        await self.store.add_table(row)
        return await self.find(row.id)

    async def remove(self, table: Table) -> None:
        """There is no such table any more."""
        await self.store.remove_table(table.id)
        table.row = replace(table.row, phase=GONE)
        self._in_use.pop(table.id, None)
        self._recent.pop(table.id, None)

    async def reseat(self, table: Table, changed: Sequence[SeatRow]) -> None:
        """Who sits where from now on."""
        row = _seated(table.row, changed)
        await self.store.set_seats(row, changed)
        table.row = row

    async def begin(self, table: Table, taken: Sequence[SeatRow]) -> None:
        """Deal, now that the last seats are taken: with the rules of today, whenever the table was set up."""
        row = replace(_seated(table.row, taken), phase=RUNNING, rules=table.game.rules_version, components=table.game.digest)
        state = deal(row)
        await self.store.set_seats(row, taken)
        table.row = row
        table.begin(state)

    async def commit(
        self, table: Table, state: State, steps: Sequence[Step], held: int | None = None, kept: int | None = None
    ) -> None:
        """Moves were made; a seat that has to confirm them holds the table.

        Of the moves so far the first ones may be kept alone, which is an undo at the same time.
        """
        now = time.time()
        kept = table.move_count if kept is None else kept
        result = _result(state) if state.over else None
        held = None if state.over else held
        rows = [MoveRow(step.move, step.forced, now) for step in steps]
        try:
            await self.store.add_moves(table.id, table.move_count, rows, result, held, kept)
        except WrittenAlready:
            await self._read_anew(table)
            raise refuse("stale-move-count", 409) from None
        table.state = state
        table.rewritten += state.over or kept < table.move_count
        table.steps[kept:] = steps
        table.row = replace(table.row, touched=now, phase=OVER if state.over else table.row.phase, result=result, held=held)

    async def cut(self, table: Table, kept: int) -> None:
        """All but the first moves were taken back."""
        await self.store.cut_moves(table.id, kept)
        table.state = table.moment(kept)
        del table.steps[kept:]
        table.rewritten += 1
        table.row = replace(table.row, held=None)

    async def release(self, table: Table) -> None:
        """No seat holds the table any more."""
        await self.store.release(table.id)
        table.row = replace(table.row, held=None)

    async def note(self, table: Table, message: str, args: dict[str, JsonValue]) -> None:
        """Something happened that the log tells of, though it is no move."""
        note = NoteRow(table.move_count, message, args)
        await self.store.add_note(table.id, note)
        table.notes.append(note)

    async def _read_anew(self, table: Table) -> None:
        """Make a table what the database says it is: somebody else has written there."""
        row = await self.store.table(table.id)
        assert row is not None, "no table with moves goes away"
        table.read(row, await self.store.moves(table.id), await self.store.notes(table.id))
        self.announce(table)


def _result(state: State) -> dict[str, JsonValue]:
    """What lists say of a finished game."""
    return {"scores": state.scores(), "ranks": state.ranks()}


def _seated(row: TableRow, changed: Sequence[SeatRow]) -> TableRow:
    """A table where some seats have changed."""
    seats = list(row.seats)
    for seat in changed:
        seats[seat.number] = seat
    return replace(row, seats=tuple(seats), touched=time.time())
