"""Before the game: tables are set up, and people sit down at them, leave and come again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from ...bots import bot
from ...core.errors import UnknownGame
from ...core.fair_deal import commitment_of
from ...core.messages import JsonValue
from ...core.registry import game
from ..store.rows import OPEN, Guest, SeatRow, TableRow
from ..store.store import fresh_id
from ..store.uninterrupted import uninterrupted
from ..words import HouseError, refuse
from .driver import Driver
from .table import Table
from .tables import Tables

MOST_TABLES = 50
"""So many tables of one guest may wait or be played at."""
BOT_NAMES = ("Greta", "Aldo", "Bianca", "Cosimo", "Donata", "Enrico")
"""What bots are called, by seat."""


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, driver: Driver) -> None:
        self._tables = tables
        self._driver = driver
        self.doing = tables.doing

    async def set_up(
        self, host: Guest, id: str, seats: Sequence[str | None], options: Mapping[str, JsonValue], public: bool
    ) -> Table:
        """A new table; a seat is the name of a bot, or None for a person."""
        if await self._tables.store.hosted(host.id) >= MOST_TABLES:
            raise refuse("too-many-tables", 409, most=MOST_TABLES)
        rules = game(id)
        state = rules.new(len(seats), 0, **rules.resolve_options(options))
        if all(seats):
            raise refuse("no-person")
        for spec in filter(None, seats):
            bot(spec)
        now = time.time()
        rows = tuple(SeatRow(n, None, spec, BOT_NAMES[n % len(BOT_NAMES)] if spec else "") for n, spec in enumerate(seats))
        secret = secrets.token_bytes(32)
        chosen = dict(state.options)
        row = TableRow(
            id=fresh_id(),
            game=id,
            rules=rules.rules_version,
            components=rules.digest,
            options=chosen,
            secret=secret,
            promise=commitment_of(secret),
            host=host.id,
            public=public,
            since=now,
            touched=now,
            phase=OPEN,
            result=None,
            seats=rows,
        )
        return await self._tables.add(row)

    @uninterrupted
    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The same game again, at one table for all who ask. Seats move on, so that another starts; the log tells the others."""
        async with table.lock:
            if table.rematch is not None:
                with suppress(HouseError):  # it was taken down since
                    return await self._tables.find(table.rematch)
            order = [*table.seats[1:], table.seats[0]]
            again = await self.set_up(guest, table.row.game, [seat.bot for seat in order], table.row.options, False)
            await self._tables.note(table, "rematch", {"name": guest.name, "table": again.id})
        self._tables.announce(table)
        return again

    @uninterrupted
    async def sit(self, table: Table, guest: Guest, numbers: Sequence[int], nonce: bytes, names: Sequence[str] = ()) -> None:
        """Take seats, one or, to share a device, several; when the last is taken the game begins."""
        async with table.lock:
            if not numbers or len(set(numbers)) != len(numbers):
                raise refuse("no-such-seat-here")
            seats = list(table.seats)
            taken = []
            for place, number in enumerate(numbers):
                if number not in range(len(seats)):
                    raise refuse("no-such-seat-here")
                if not seats[number].free or table.row.phase != OPEN:
                    raise refuse("seat-taken", 409)
                name = names[place] if place < len(names) and names[place] else guest.name
                seats[number] = replace(seats[number], guest=guest.id, name=_distinct(name, seats), nonce=nonce)
                taken.append(seats[number])
            if any(seat.free for seat in seats):
                await self._tables.reseat(table, taken)
            else:
                await self._tables.begin(table, taken)
        self._tables.announce(table)
        self._driver.go_on(table)

    @uninterrupted
    async def leave(self, table: Table, guest: Guest) -> None:
        """Free one's seats at a table that has not begun."""
        async with table.lock:
            if table.row.phase != OPEN:
                raise refuse("already-started", 409)
            if not table.seats_of(guest.id):
                raise refuse("not-at-this-table", 403)
            freed = [replace(table.seats[n], guest=None, name="", nonce=b"") for n in table.seats_of(guest.id)]
            await self._tables.reseat(table, freed)
        self._tables.announce(table)

    @uninterrupted
    async def take_down(self, table: Table, guest: Guest) -> None:
        """Remove a table that has not begun; only its host may."""
        async with table.lock:
            if table.row.host != guest.id:
                raise refuse("not-your-table", 403)
            if table.row.phase != OPEN:
                raise refuse("already-started", 409)
            await self._tables.remove(table)
        self._tables.announce(table)

    @uninterrupted
    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call a guest by another name, at all tables where the game is not over."""
        await self._tables.store.rename_guest(guest.id, name)
        for id in await self._tables.store.unfinished_ids(guest.id):
            try:
                table = await self._tables.find(id)
            except UnknownGame:
                continue  # nobody will see that table again
            async with table.lock:
                await self._tables.reseat(table, _renamed(table, guest, name))
            self._tables.announce(table)
        return Guest(guest.id, name)


def _renamed(table: Table, guest: Guest, name: str) -> list[SeatRow]:
    """A guest's seats by another name; of several at one device, which have names of their own, only the one called like him."""
    mine = [table.seats[number] for number in table.seats_of(guest.id)]
    if len(mine) > 1:
        mine = [seat for seat in mine if seat.name == guest.name]
    return [replace(seat, name=_distinct(name, [other for other in table.seats if other is not seat])) for seat in mine]


def _distinct(name: str, seats: Sequence[SeatRow]) -> str:
    """A name that nobody else at the table has."""
    others = {seat.name for seat in seats}
    number = 2
    distinct = name
    while distinct in others:
        distinct = f"{name[:36]} {number}"
        number += 1
    return distinct
