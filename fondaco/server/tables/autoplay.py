"""Automatic moves: forced decisions, and the decisions of bots."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Any

from ...core.errors import FondacoError
from ...core.state import State
from ...core.steps import apply_to_copy
from ..shielded import shielded
from .bot_pool import BotFailed, BotPool, fallback_bot
from .repository import TableRepository
from .table import Table

LOG = logging.getLogger("fondaco.server")
RETRY_DELAYS = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Delays before retrying a failed automatic move, in seconds. After the last one the table waits for the next visitor."""
MAX_LOGGED_DETAIL = 120
"""The number of characters of a bot's error in the server log."""


class Autoplayer:
    """Plays the decisions of all tables that no person has to make."""

    def __init__(self, bot_pool: BotPool, bot_delay: float) -> None:
        self._bot_pool = bot_pool
        self._bot_delay = bot_delay
        self._repository: TableRepository | None = None
        """The tables; None before the start and after the end, when no table is played."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """The task that plays a table, by table."""
        self.running_tasks: set[asyncio.Task[Any]] = set()

    async def start(self, repository: TableRepository) -> None:
        """Resume all running tables. A table that fails to load is logged and skipped."""
        self._repository = repository
        self.running_tasks = repository.running_tasks
        for id in await repository.store.running_ids():
            try:
                self.wake(await repository.get(id))
            except Exception:
                LOG.exception("table %s cannot be loaded", id)

    async def close(self) -> None:
        """Stop playing. Requests can still change tables, without automatic moves afterwards."""
        self._repository = None
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether no table is being played."""
        return not self._tasks

    def wake(self, table: Table) -> None:
        """Play the table from now on, until a person has to decide."""
        if self._repository is not None and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._run(self._repository, table))

    async def _run(self, repository: TableRepository, table: Table) -> None:
        """Play one decision after the other. Errors such as a locked database may pass, so a failed move is retried."""
        delays = iter(RETRY_DELAYS)
        try:
            while True:
                try:
                    if not await self._play_next(repository, table):
                        return
                except Exception:
                    delay = next(delays, None)
                    if delay is None:
                        LOG.exception("table %s is not played any more", table.id)
                        return
                    LOG.exception("table %s: trying again in %g s", table.id, delay)
                    await asyncio.sleep(delay)
                else:
                    delays = iter(RETRY_DELAYS)
        finally:
            del self._tasks[table.id]

    async def _play_next(self, repository: TableRepository, table: Table) -> bool:
        """Play the next decision; return False if there is none that a person need not make."""
        state = table.state
        if state is None or table.replay_error is not None or table.over or table.held_by is not None:
            return False
        assert state.player is not None
        spec = table.seats[state.player].bot
        legal_actions = state.legal_actions()
        forced = len(legal_actions) == 1
        if not forced and spec is None:
            return False
        started_at = time.monotonic()
        action = legal_actions[0]
        if not forced:
            assert spec is not None
            try:
                seed = table.bot_seed(state.player)
                action = await self._bot_pool.choose(spec, seed, table.record_so_far(), table.id)
                apply_to_copy(state, action, False)
            except (BotFailed, FondacoError) as error:
                await self._replace_bot(repository, table, state.player, spec, error)
                return True
        await asyncio.sleep(max(0.0, self._bot_delay - (time.monotonic() - started_at)))
        await self._commit(repository, table, state, action, forced)
        return True

    @shielded
    async def _commit(self, repository: TableRepository, table: Table, state: State, action: int, forced: bool) -> None:
        """Make a move, unless the table has changed since the move was chosen."""
        async with repository.changing(table):
            if table.state is state and table.held_by is None:
                after, step = apply_to_copy(state, action, forced)
                person = table.seats[step.seat].bot is None
                held_by = table.picker([*table.steps, step], after) if person else None
                await repository.commit_moves(table, after, [step], held_by)

    @shielded
    async def _replace_bot(self, repository: TableRepository, table: Table, number: int, spec: str, error: Exception) -> None:
        """Give the seat of a failed bot to its fallback bot, and add that to the log."""
        LOG.warning("table %s: bot %s failed: %s", table.id, spec, str(error)[:MAX_LOGGED_DETAIL])
        fallback = fallback_bot(spec)
        if fallback is None:
            raise error
        async with repository.changing(table):
            seat = replace(table.seats[number], bot=fallback)
            await repository.update_seats(table, [seat])
            await repository.add_note(table, "bot-replaced", {"name": seat.name, "failed": spec, "simpler": fallback})
