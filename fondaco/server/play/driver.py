"""What happens at a table by itself: forced decisions, and those of bots."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from ...core.errors import FondacoError
from ...core.state import State
from ...core.steps import apply_to_copy
from ..store.uninterrupted import uninterrupted
from .table import Table
from .tables import Tables
from .thinking import BotFailed, Thinkers, simpler_than

LOG = logging.getLogger("fondaco.server")
PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""After so many seconds what a table does by itself is tried again; then it waits until somebody looks at it."""
SHOWN_FAULT = 120
"""How much of a bot's fault the server's log tells."""


class Driver:
    """Makes the decisions that no person has to make, at all tables."""

    def __init__(self, tables: Tables, thinkers: Thinkers, bot_delay: float) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._bot_delay = bot_delay
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """What is happening by itself, by table."""
        self._closed = False
        self.doing = tables.doing

    async def close(self) -> None:
        """Stop; what a page still asks for is done, but nothing follows from it here."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

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
                    self._tables.announce(table)
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
                apply_to_copy(state, action, False)
            except (BotFailed, FondacoError) as error:
                await self._replace_bot(table, state.player, spec, error)
                return True
        await asyncio.sleep(max(0.0, self._bot_delay - (time.monotonic() - began)))
        await self._answer(table, state, action, len(legal) == 1)
        return True

    @uninterrupted
    async def _answer(self, table: Table, state: State, action: int, forced: bool) -> None:
        """Make a decision that no person makes, if the table is still as it was when it was thought about."""
        async with table.lock:
            if table.state is state and table.held_by is None:
                after, step = apply_to_copy(state, action, forced)
                person = table.seats[step.seat].bot is None
                held = table.picker([*table.steps, step], after) if person else None
                await self._tables.commit(table, after, [step], held)

    @uninterrupted
    async def _replace_bot(self, table: Table, number: int, spec: str, error: Exception) -> None:
        """A simpler bot takes the seat of one that failed, and the log says so."""
        LOG.warning("table %s: bot %s failed: %s", table.id, spec, str(error)[:SHOWN_FAULT])
        simpler = simpler_than(spec)
        if simpler is None:
            raise error
        async with table.lock:
            seat = replace(table.seats[number], bot=simpler)
            await self._tables.reseat(table, [seat])
            await self._tables.note(table, "bot-replaced", {"name": seat.name, "failed": spec, "simpler": simpler})
