"""The house: all tables, who may do what there, and what happens by itself. Every change is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from ...bots import bot
from ...core.errors import FondacoError, UnknownGame
from ...core.fair_deal import promise_of
from ...core.messages import Message, Plain
from ...core.registry import game
from ...core.state import State
from ..store.rows import GONE, OPEN, OVER, RUNNING, ChatRow, Guest, MoveRow, NoteRow, SeatRow, TableRow
from ..store.store import Store, WrittenAlready, fresh_id
from ..store.uninterrupted import uninterrupted
from ..words import HouseError, refuse
from .late import Late, holder, late
from .table import Step, Table, deal, follow
from .thinking import Advice, BotFailed, Thinkers, simpler_than
from .undo import restart_to, undo_to

LOG = logging.getLogger("fondaco.server")
KEPT = 100
"""So many tables stay in memory though nobody may be using them."""
PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""After so many seconds what a table does by itself is tried again; then it waits until somebody looks at it."""
MOST_TABLES = 50
"""So many tables of one guest may wait or be played at."""
SHOWN_FAULT = 120
"""How much of a bot's fault the server's log tells."""


class House:
    """All tables. `announce` is called with a table whenever something about it has changed and is stored.

    What changes a table is brought to its end once it is begun: whoever asked may go, but the table in memory and the one in the
    database stay the same.
    """

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self._thinkers = thinkers
        self._pace = pace
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """The tables in use: pages, requests and bots hold on to theirs."""
        self._recent: dict[str, Table] = {}
        """Those used last, the latest at the end."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """What is happening by itself, by table."""
        self._closed = False
        self._advising: set[str] = set()
        """The tables for which a hint is being thought about."""
        self.doing: set[asyncio.Task[Any]] = set()
        """The changes that are being made at this moment."""
        self.announce: Callable[[Table], None] = lambda table: None
        self.announce_chat: Callable[[Table, ChatRow], None] = lambda table, row: None

    async def open(self) -> None:
        """Go on where the house was left; a table that cannot be opened keeps no other from it."""
        for id in await self.store.running_ids():
            try:
                self.go_on(await self.table(id))
            except Exception:
                LOG.exception("table %s cannot be opened", id)

    async def close(self) -> None:
        """Stop what happens by itself; what a page still asks for is done, but nothing follows from it here."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.gather(*self.doing, return_exceptions=True)
        await self._thinkers.close()

    async def table(self, id: str) -> Table:
        """A table by id; one that was not used for long is built again."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                table = self._tables.get(id)
                if table is None:
                    row = await self.store.table(id)
                    if row is None:
                        raise refuse("no-such-table", 404)
                    table = self._tables[id] = Table(row, await self.store.moves(id), await self.store.notes(id))
        self._recent.pop(id, None)
        self._recent[id] = table
        if len(self._recent) > KEPT:
            del self._recent[next(iter(self._recent))]
        return table

    # --- before the game -----------------------------------------------------------------------------------------------------

    async def set_up(
        self, host: Guest, id: str, seats: Sequence[str | None], options: Mapping[str, Plain], public: bool
    ) -> Table:
        """A new table; a seat is the name of a bot, or None for a person."""
        if await self.store.hosted(host.id) >= MOST_TABLES:
            raise refuse("too-many-tables", 409, most=MOST_TABLES)
        rules = game(id)
        state = rules.new(len(seats), 0, **rules.settle_options(options))
        if all(seats):
            raise refuse("nobody-to-play")
        for spec in filter(None, seats):
            bot(spec)
        now = time.time()
        rows = tuple(SeatRow(n, None, spec, BOT_NAMES[n % len(BOT_NAMES)] if spec else "") for n, spec in enumerate(seats))
        secret = secrets.token_bytes(32)
        chosen = dict(state.options)
        row = TableRow(
            id=fresh_id(),
            game=id,
            rules=rules.version,
            components=rules.digest,
            options=chosen,
            secret=secret,
            promise=promise_of(secret),
            host=host.id,
            public=public,
            since=now,
            touched=now,
            phase=OPEN,
            result=None,
            seats=rows,
        )
        await self.store.add_table(row)
        return await self.table(row.id)

    @uninterrupted
    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The same game again, at one table for all who ask. Seats move on, so that another starts; the log tells the others."""
        async with table.lock:
            if table.rematch is not None:
                with suppress(HouseError):  # it was taken down since
                    return await self.table(table.rematch)
            order = [*table.seats[1:], table.seats[0]]
            again = await self.set_up(guest, table.row.game, [seat.bot for seat in order], table.row.options, False)
            note = NoteRow(table.at, "rematch", {"name": guest.name, "table": again.id})
            await self.store.add_note(table.id, note)
            table.notes.append(note)
        self.announce(table)
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
                await self._reseat(table, taken)
            else:
                await self._begin(table, taken)
        self.announce(table)
        self.go_on(table)

    @uninterrupted
    async def leave(self, table: Table, guest: Guest) -> None:
        """Free one's seats at a table that has not begun."""
        async with table.lock:
            if table.row.phase != OPEN:
                raise refuse("already-begun", 409)
            if not table.seats_of(guest.id):
                raise refuse("not-at-this-table", 403)
            freed = [replace(table.seats[n], guest=None, name="", nonce=b"") for n in table.seats_of(guest.id)]
            await self._reseat(table, freed)
        self.announce(table)

    @uninterrupted
    async def take_down(self, table: Table, guest: Guest) -> None:
        """Remove a table that has not begun; only its host may."""
        async with table.lock:
            if table.row.host != guest.id:
                raise refuse("not-your-table", 403)
            if table.row.phase != OPEN:
                raise refuse("already-begun", 409)
            await self.store.remove_table(table.id)
            table.row = replace(table.row, phase=GONE)
            self._tables.pop(table.id, None)
            self._recent.pop(table.id, None)
        self.announce(table)

    @uninterrupted
    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call a guest by another name, at all tables where the game is not over."""
        await self.store.rename_guest(guest.id, name)
        for id in await self.store.unfinished_ids(guest.id):
            try:
                table = await self.table(id)
            except UnknownGame:
                continue  # nobody will see that table again
            async with table.lock:
                await self._reseat(table, _renamed(table, guest, name))
            self.announce(table)
        return Guest(guest.id, name)

    async def _begin(self, table: Table, taken: Sequence[SeatRow]) -> None:
        """Deal, with the rules of today, whenever the table was set up; with the lock held."""
        row = replace(_seated(table.row, taken), phase=RUNNING, rules=table.game.version, components=table.game.digest)
        state = deal(row)
        await self.store.set_seats(row, taken)
        table.row, table.state = row, state

    async def _reseat(self, table: Table, changed: Sequence[SeatRow]) -> None:
        """Store who sits where from now on, then let the table know; with the lock held."""
        row = _seated(table.row, changed)
        await self.store.set_seats(row, changed)
        table.row = row

    # --- decisions -----------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def play(self, table: Table, guest: Guest, moves: Sequence[str], at: int) -> None:
        """Make moves for the seat to act, all or none of them, at the position after `at` moves."""
        async with table.lock:
            picked = self._late(table, guest, moves, at)
            seat, kept, state = picked[:3] if picked else (self._acting(table, guest, at), table.at, table.state)
            assert state is not None
            steps: list[Step] = []
            for move in map(state.notation, picked.picks[state.parse(moves[0])]) if picked else moves:
                if state.player != seat:
                    raise refuse("not-your-turn", 409)
                state, step = follow(state, state.parse(move), False)
                steps.append(step)
            await self._commit(table, state, steps, holder(table, seat, [*table.steps[:kept], *steps], state), kept)
        self.announce(table)
        self.go_on(table)

    def _late(self, table: Table, guest: Guest, moves: Sequence[str], at: int) -> Late | None:
        """Where a move belongs that picks what the rules are past; None if it does not, or can be made now."""
        found = late(table) if len(moves) == 1 and at == table.at else None
        if found is None or found.seat not in table.seats_of(guest.id) or table.state is None:
            return None
        action = found.before.parse(moves[0])
        now = table.state.legal_actions() if table.state.player == found.seat and table.held_by is None else []
        mine = table.held_by == found.seat or table.state.player == found.seat
        return found if mine and action in found.picks and action not in now else None

    def _acting(self, table: Table, guest: Guest, at: int) -> int:
        """The seat to act, if it is the guest's and the table is as the guest sees it."""
        state = self._playable(table)
        mine = table.seats_of(guest.id)
        if not mine:
            raise refuse("not-at-this-table", 403)
        if at != table.at:
            raise refuse("table-moved-on", 409)
        if state.player not in mine or table.held_by is not None:
            raise refuse("not-your-turn", 409)
        return state.player

    def _playable(self, table: Table) -> State:
        if table.state is None:
            raise refuse("not-begun", 409)
        if table.outdated is not None:
            raise HouseError(Message("read-only", {"reason": table.outdated.message}), 409)
        if table.over:
            raise refuse("game-over", 409)
        return table.state

    @uninterrupted
    async def undo(self, table: Table, guest: Guest, at: int, whole_turn: bool) -> None:
        """Take back the last decision, or all of the turn that can be."""
        async with table.lock:
            self._playable(table)
            if at != table.at:
                raise refuse("table-moved-on", 409)
            mine = table.seats_of(guest.id)
            if not mine:
                raise refuse("not-at-this-table", 403)
            way = restart_to if whole_turn else undo_to
            kept = next((to for seat in mine if (to := way(table, seat)) is not None), None)
            if kept is None:
                raise refuse("nothing-to-undo", 409)
            await self.store.cut_moves(table.id, kept)
            table.state = table.moment(kept)
            del table.steps[kept:]
            table.rewritten += 1
            table.row = replace(table.row, held=None)
        self.announce(table)
        self.go_on(table)

    @uninterrupted
    async def confirm(self, table: Table, guest: Guest) -> None:
        """End a turn that was held back."""
        async with table.lock:
            if table.held_by is None or table.held_by not in table.seats_of(guest.id):
                raise refuse("nothing-to-confirm", 409)
            await self._release(table)
        self.announce(table)
        self.go_on(table)

    @uninterrupted
    async def set_confirms(self, table: Table, guest: Guest, confirms: bool) -> None:
        """Whether one's turns end only when they are confirmed."""
        async with table.lock:
            changed = [replace(table.seats[n], confirms=confirms) for n in table.seats_of(guest.id)]
            if not changed:
                raise refuse("not-at-this-table", 403)
            await self._reseat(table, changed)
            if not confirms and table.held_by in table.seats_of(guest.id):
                await self._release(table)
        self.announce(table)
        self.go_on(table)

    async def _release(self, table: Table) -> None:
        """Let the table go on; with the lock held."""
        await self.store.release(table.id)
        table.row = replace(table.row, held=None)

    @uninterrupted
    async def chat(self, table: Table, guest: Guest, text: str) -> None:
        """Say something at a table."""
        mine = table.seats_of(guest.id)
        row = await self.store.add_chat(table.id, guest.name, mine[0] if mine else None, text)
        self.announce_chat(table, row)

    async def advise(self, table: Table, guest: Guest, at: int, lang: str) -> list[Advice]:
        """What the search would do in the guest's place; one hint at a time is thought about at a table."""
        seat = self._acting(table, guest, at)
        if table.id in self._advising:
            raise refuse("hint-pending", 409)
        self._advising.add(table.id)
        try:
            return await self._thinkers.advise(table.bot_seed(seat), table.working_record(), lang)
        except BotFailed as error:
            LOG.warning("table %s: no hint: %s", table.id, str(error)[:SHOWN_FAULT])
            raise refuse("no-hint", 503) from None
        finally:
            self._advising.discard(table.id)

    # --- what happens by itself ----------------------------------------------------------------------------------------------

    async def _commit(
        self, table: Table, state: State, steps: Sequence[Step], held: int | None = None, kept: int | None = None
    ) -> None:
        """Store moves, then make them the position; with the lock held. A seat that has to confirm them holds the table.

        Of the moves so far the first ones may be kept alone, which is an undo at the same time.
        """
        now = time.time()
        kept = table.at if kept is None else kept
        result = _result(state) if state.over else None
        held = None if state.over else held
        rows = [MoveRow(step.move, step.forced, now) for step in steps]
        try:
            await self.store.add_moves(table.id, table.at, rows, result, held, kept)
        except WrittenAlready:
            await self._read_anew(table)
            raise refuse("table-moved-on", 409) from None
        table.state = state
        table.rewritten += state.over or kept < table.at
        table.steps[kept:] = steps
        table.row = replace(table.row, touched=now, phase=OVER if state.over else table.row.phase, result=result, held=held)

    async def _read_anew(self, table: Table) -> None:
        """Make a table what the database says it is: somebody else has written there; with the lock held."""
        row = await self.store.table(table.id)
        assert row is not None, "no table with moves goes away"
        table.read(row, await self.store.moves(table.id), await self.store.notes(table.id))
        self.announce(table)

    def go_on(self, table: Table) -> None:
        """See to it that forced decisions and bots' turns are played."""
        if not self._closed and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        """Make one decision after the other. What failed may pass, as a database that is locked does: it is tried again."""
        pauses = iter(PAUSES)
        try:
            while True:
                try:
                    if not await self._next(table):
                        return
                except Exception:
                    pause = next(pauses, None)
                    if pause is None:
                        LOG.exception("table %s stands still", table.id)
                        return
                    LOG.exception("table %s: trying again in %g s", table.id, pause)
                    await asyncio.sleep(pause)
                else:
                    pauses = iter(PAUSES)
                    self.announce(table)
        finally:
            del self._tasks[table.id]

    async def _next(self, table: Table) -> bool:
        """Make the next decision that no person has to make, if there is one."""
        state = table.state
        if state is None or table.outdated or table.over or table.held_by is not None:
            return False
        assert state.player is not None
        spec = table.seats[state.player].bot
        legal = state.legal_actions()
        if len(legal) > 1 and spec is None:
            return False
        began = time.monotonic()
        action = legal[0]
        if len(legal) > 1:
            assert spec is not None
            try:
                seed = table.bot_seed(state.player)
                action = await self._thinkers.choose(spec, seed, table.working_record(), table.id)
                follow(state, action, False)
            except (BotFailed, FondacoError) as error:
                await self._replace_bot(table, state.player, spec, error)
                return True
        await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
        await self._answer(table, state, action, len(legal) == 1)
        return True

    @uninterrupted
    async def _answer(self, table: Table, state: State, action: int, forced: bool) -> None:
        """Make a decision that no person makes, if the table is still as it was when it was thought about."""
        async with table.lock:
            if table.state is state and table.held_by is None:
                after, step = follow(state, action, forced)
                await self._commit(table, after, [step])

    @uninterrupted
    async def _replace_bot(self, table: Table, number: int, spec: str, error: Exception) -> None:
        """A simpler bot takes the seat of one that failed, and the log says so."""
        LOG.warning("table %s: bot %s failed: %s", table.id, spec, str(error)[:SHOWN_FAULT])
        simpler = simpler_than(spec)
        if simpler is None:
            raise error
        async with table.lock:
            seat = replace(table.seats[number], bot=simpler)
            note = NoteRow(table.at, "bot-replaced", {"name": seat.name, "failed": spec, "simpler": simpler})
            await self._reseat(table, [seat])
            await self.store.add_note(table.id, note)
            table.notes.append(note)


def _result(state: State) -> dict[str, Plain]:
    """What lists say of a finished game."""
    return {"scores": state.scores(), "ranks": state.ranks()}


def _seated(row: TableRow, changed: Sequence[SeatRow]) -> TableRow:
    """A table where some seats have changed."""
    seats = list(row.seats)
    for seat in changed:
        seats[seat.number] = seat
    return replace(row, seats=tuple(seats), touched=time.time())


BOT_NAMES = ("Greta", "Aldo", "Bianca", "Cosimo", "Donata", "Enrico")
"""What bots are called, by seat."""


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
