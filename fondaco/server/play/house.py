"""The house: who may do what at its tables. Every change is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from ...core.messages import Message
from ...core.out_of_order import OutOfOrderPicks
from ...core.state import State
from ...core.steps import Step, apply_to_copy
from ..store.rows import Guest
from ..store.store import Store
from ..store.uninterrupted import uninterrupted
from ..words import HouseError, refuse
from .driver import SHOWN_FAULT, Driver
from .seating import Seating
from .table import Table
from .tables import Tables
from .thinking import Advice, BotFailed, Thinkers

LOG = logging.getLogger("fondaco.server")


class House:
    """What is decided at the tables.

    What changes a table is brought to its end once it is begun: whoever asked may go, but the table in memory and the one in the
    database stay the same.
    """

    def __init__(self, store: Store, thinkers: Thinkers, bot_delay: float) -> None:
        self.tables = Tables(store)
        self.driver = Driver(self.tables, thinkers, bot_delay)
        self.seating = Seating(self.tables, self.driver)
        self.doing = self.tables.doing
        self._thinkers = thinkers
        self._advising: set[str] = set()
        """The tables for which a hint is being thought about."""

    async def open(self) -> None:
        """Go on where the house was left; a table that cannot be opened keeps no other from it."""
        for id in await self.tables.store.running_ids():
            try:
                self.driver.go_on(await self.tables.find(id))
            except Exception:
                LOG.exception("table %s cannot be opened", id)

    async def close(self) -> None:
        """Stop what happens by itself, and bring to its end what somebody has begun."""
        await self.driver.close()
        await asyncio.gather(*self.doing, return_exceptions=True)
        await self._thinkers.close()

    @uninterrupted
    async def play(self, table: Table, guest: Guest, moves: Sequence[str], at: int) -> None:
        """Make moves for the seat to act, all or none of them, at the position after `at` moves."""
        async with table.lock:
            picked = self._out_of_order(table, guest, moves, at)
            if picked is not None:
                seat, kept, state = picked.seat, picked.first_move, picked.before
                chosen = picked.moves_with(state.parse(moves[0]))
            else:
                seat, kept, state = self._acting(table, guest, at), table.move_count, self._playable(table)
                chosen = [(state.parse(move), False) for move in moves]
            steps: list[Step] = []
            for action, forced in chosen:
                if state.player != seat:
                    raise refuse("not-your-turn", 409)
                state, step = apply_to_copy(state, action, forced)
                steps.append(step)
            await self.tables.commit(table, state, steps, table.holder(seat, [*table.steps[:kept], *steps], state), kept)
        self.tables.announce(table)
        self.driver.go_on(table)

    def _out_of_order(self, table: Table, guest: Guest, moves: Sequence[str], at: int) -> OutOfOrderPicks | None:
        """Where a pick belongs that the rules have passed; None if the move is no such pick, or can be made now."""
        found = table.open_picks() if len(moves) == 1 and at == table.move_count else None
        if found is None or found.seat not in table.seats_of(guest.id) or table.state is None:
            return None
        action = found.before.parse(moves[0])
        now = table.state.legal_actions() if table.held_by is None else []
        return found if action in found.moves_by_pick and action not in now else None

    def _acting(self, table: Table, guest: Guest, at: int) -> int:
        """The seat to act, if it is the guest's and the table is as the guest sees it."""
        state = self._playable(table)
        mine = table.seats_of(guest.id)
        if not mine:
            raise refuse("not-at-this-table", 403)
        if at != table.move_count:
            raise refuse("stale-move-count", 409)
        if state.player not in mine or table.held_by is not None:
            raise refuse("not-your-turn", 409)
        return state.player

    def _playable(self, table: Table) -> State:
        if table.state is None:
            raise refuse("not-started", 409)
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
            if at != table.move_count:
                raise refuse("stale-move-count", 409)
            mine = table.seats_of(guest.id)
            if not mine:
                raise refuse("not-at-this-table", 403)
            way = table.restart_to if whole_turn else table.undo_to
            kept = next((to for seat in mine if (to := way(seat)) is not None), None)
            if kept is None:
                raise refuse("nothing-to-undo", 409)
            await self.tables.cut(table, kept)
        self.tables.announce(table)
        self.driver.go_on(table)

    @uninterrupted
    async def confirm(self, table: Table, guest: Guest) -> None:
        """End a turn that was held back."""
        async with table.lock:
            if table.held_by is None or table.held_by not in table.seats_of(guest.id):
                raise refuse("nothing-to-confirm", 409)
            await self.tables.release(table)
        self.tables.announce(table)
        self.driver.go_on(table)

    @uninterrupted
    async def set_confirms(self, table: Table, guest: Guest, confirms: bool) -> None:
        """Whether one's turns end only when they are confirmed."""
        async with table.lock:
            changed = [replace(table.seats[n], confirms=confirms) for n in table.seats_of(guest.id)]
            if not changed:
                raise refuse("not-at-this-table", 403)
            await self.tables.reseat(table, changed)
            if not confirms and table.held_by in table.seats_of(guest.id):
                await self.tables.release(table)
        self.tables.announce(table)
        self.driver.go_on(table)

    @uninterrupted
    async def chat(self, table: Table, guest: Guest, text: str) -> None:
        """Say something at a table."""
        mine = table.seats_of(guest.id)
        row = await self.tables.store.add_chat(table.id, guest.name, mine[0] if mine else None, text)
        self.tables.announce_chat(table, row)

    async def advise(self, table: Table, guest: Guest, at: int, lang: str) -> list[Advice]:
        """What the search would do in the guest's place; one hint at a time is thought about at a table."""
        seat = self._acting(table, guest, at)
        if table.id in self._advising:
            raise refuse("hint-in-progress", 409)
        self._advising.add(table.id)
        try:
            return await self._thinkers.advise(table.bot_seed(seat), table.working_record(), lang)
        except BotFailed as error:
            LOG.warning("table %s: no hint: %s", table.id, str(error)[:SHOWN_FAULT])
            raise refuse("no-hint", 503) from None
        finally:
            self._advising.discard(table.id)
