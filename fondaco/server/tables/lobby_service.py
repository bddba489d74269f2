"""Use cases before the game: tables are created, and guests take seats and leave them."""

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
from ..errors import RequestError
from ..shielded import shielded
from ..store.rows import OPEN, Guest, TableRow
from ..store.store import new_id
from .repository import TableRepository
from .seating import initial_seats, renamed_seats, taken_seats
from .table import Table

MAX_TABLES_PER_GUEST = 50
"""The number of unfinished tables that one guest may host."""


class LobbyService:
    """What guests may do at tables that have not started."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self.running_tasks = repository.running_tasks

    async def create_table(
        self, host: Guest, game_id: str, seats: Sequence[str | None], options: Mapping[str, JsonValue], public: bool
    ) -> Table:
        """Create a table; a seat is a bot spec, or None for a person."""
        if await self._repository.store.count_hosted(host.id) >= MAX_TABLES_PER_GUEST:
            raise RequestError("too-many-tables", 409, limit=MAX_TABLES_PER_GUEST)
        table_game = game(game_id)
        state = table_game.new(len(seats), 0, **table_game.resolve_options(options))
        if all(seats):
            raise RequestError("no-person")
        for spec in filter(None, seats):
            bot(spec)
        now = time.time()
        secret = secrets.token_bytes(32)
        row = TableRow(
            id=new_id(),
            game=game_id,
            rules_version=table_game.rules_version,
            components_digest=table_game.digest,
            options=dict(state.options),
            secret=secret,
            commitment=commitment_of(secret),
            host=host.id,
            public=public,
            created_at=now,
            updated_at=now,
            phase=OPEN,
            result=None,
            seats=initial_seats(seats),
        )
        return await self._repository.add(row)

    @shielded
    async def rematch(self, table: Table, guest: Guest) -> Table:
        """Return the table of the rematch: one for all players, created by the first request.

        The seats move on by one, so that another player starts. An entry in the log invites the other players.
        """
        async with table.lock:
            if table.rematch is not None:
                with suppress(RequestError):  # it was removed
                    return await self._repository.get(table.rematch)
            order = [*table.seats[1:], table.seats[0]]
            rematch = await self.create_table(guest, table.row.game, [seat.bot for seat in order], table.row.options, False)
            await self._repository.add_note(table, "rematch", {"name": guest.name, "table": rematch.id})
        self._repository.notify(table)
        return rematch

    @shielded
    async def take_seats(
        self, table: Table, guest: Guest, numbers: Sequence[int], nonce: bytes, names: Sequence[str] = ()
    ) -> None:
        """Take one seat, or several to share a device. The game starts when the last seat is taken."""
        async with self._repository.changing(table):
            taken = taken_seats(table, guest, numbers, nonce, names)
            if sum(seat.free for seat in table.seats) > len(taken):
                await self._repository.update_seats(table, taken)
            else:
                await self._repository.start_game(table, taken)

    @shielded
    async def leave_seats(self, table: Table, guest: Guest) -> None:
        """Free the seats of a guest at a table that has not started."""
        async with self._repository.changing(table):
            if table.row.phase != OPEN:
                raise RequestError("already-started", 409)
            numbers = table.seats_of(guest.id)
            if not numbers:
                raise RequestError("not-at-this-table", 403)
            freed = [replace(table.seats[number], guest=None, name="", nonce=b"") for number in numbers]
            await self._repository.update_seats(table, freed)

    @shielded
    async def remove_table(self, table: Table, guest: Guest) -> None:
        """Remove a table that has not started. Only its host may."""
        async with self._repository.changing(table):
            if table.row.host != guest.id:
                raise RequestError("not-your-table", 403)
            if table.row.phase != OPEN:
                raise RequestError("already-started", 409)
            await self._repository.remove(table)

    @shielded
    async def rename_guest(self, guest: Guest, name: str) -> Guest:
        """Rename a guest, at all unfinished tables too."""
        await self._repository.store.rename_guest(guest.id, name)
        for id in await self._repository.store.unfinished_ids(guest.id):
            try:
                table = await self._repository.get(id)
            except UnknownGame:
                continue  # no page shows that table any more
            async with self._repository.changing(table):
                await self._repository.update_seats(table, renamed_seats(table, guest, name))
        return Guest(guest.id, name)
