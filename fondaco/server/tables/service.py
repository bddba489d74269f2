"""Use cases of running tables, with their permissions. Each change is stored before any connection is notified."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from ...core.out_of_order import OutOfOrderPicks
from ...core.state import State
from ...core.steps import Step, apply_to_copy
from ..errors import RequestError
from ..shielded import shielded
from ..store.rows import ChatRow, Guest
from ..store.store import Store
from .autoplay import MAX_LOGGED_DETAIL, Autoplayer
from .bot_pool import BotFailed, BotPool, HintText
from .lobby_service import LobbyService
from .repository import TableRepository
from .table import Table

LOG = logging.getLogger("fondaco.server")


class TableService:
    """What guests may do at running tables.

    Changes run to completion even if the request is cancelled, so memory and database never diverge.
    """

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        bot_delay: float,
        on_change: Sequence[Callable[[Table], None]] = (),
        on_chat: Sequence[Callable[[Table, ChatRow], None]] = (),
    ) -> None:
        self._bot_pool = bot_pool
        self.autoplayer = Autoplayer(bot_pool, bot_delay)
        self.repository = TableRepository(store, [*on_change, self.autoplayer.wake], on_chat)
        self.lobby = LobbyService(self.repository)
        self.running_tasks = self.repository.running_tasks
        self._pending_hints: set[str] = set()
        """The tables whose hint is being computed."""

    async def start(self) -> None:
        """Resume all running tables."""
        await self.autoplayer.start(self.repository)

    async def close(self) -> None:
        """Stop the automatic moves, complete the changes in progress, and stop the bot processes."""
        await self.autoplayer.close()
        await asyncio.gather(*self.running_tasks, return_exceptions=True)
        await self._bot_pool.close()

    @shielded
    async def play(self, table: Table, guest: Guest, moves: Sequence[str], move_count: int) -> None:
        """Make moves for the seat to move, all or none of them. The table must have ``move_count`` moves.

        A single move may be an out-of-order pick, which is inserted where the rules ask for it.
        """
        async with self.repository.changing(table):
            picks = self._out_of_order_pick(table, guest, moves, move_count)
            if picks is not None:
                seat, keep, state = picks.seat, picks.first_move, picks.before
                chosen = picks.moves_with(state.parse(moves[0]))
            else:
                seat, keep, state = self._require_turn(table, guest, move_count), table.move_count, self._require_running(table)
                chosen = [(state.parse(move), False) for move in moves]
            steps: list[Step] = []
            for action, forced in chosen:
                if state.player != seat:
                    raise RequestError("not-your-turn", 409)
                state, step = apply_to_copy(state, action, forced)
                steps.append(step)
            held_by = table.holder(seat, [*table.steps[:keep], *steps], state)
            await self.repository.commit_moves(table, state, steps, held_by, keep)

    def _out_of_order_pick(self, table: Table, guest: Guest, moves: Sequence[str], move_count: int) -> OutOfOrderPicks | None:
        """Return the pending picks if the move is one of them and is not legal now; None otherwise."""
        picks = table.pending_picks if len(moves) == 1 and move_count == table.move_count else None
        if picks is None or picks.seat not in table.seats_of(guest.id) or table.state is None:
            return None
        action = picks.before.parse(moves[0])
        legal_actions = table.state.legal_actions() if table.held_by is None else []
        return picks if action in picks.moves_by_pick and action not in legal_actions else None

    def _require_turn(self, table: Table, guest: Guest, move_count: int) -> int:
        """Return the seat to move. It must be the guest's, and the guest must know all moves."""
        state = self._require_running(table)
        guest_seats = table.seats_of(guest.id)
        if not guest_seats:
            raise RequestError("not-at-this-table", 403)
        if move_count != table.move_count:
            raise RequestError("stale-move-count", 409)
        if state.player not in guest_seats or table.held_by is not None:
            raise RequestError("not-your-turn", 409)
        return state.player

    def _require_running(self, table: Table) -> State:
        if table.state is None:
            raise RequestError("not-started", 409)
        if table.replay_error is not None:
            raise RequestError("read-only", 409, reason=table.replay_error.message)
        if table.over:
            raise RequestError("game-over", 409)
        return table.state

    @shielded
    async def undo(self, table: Table, guest: Guest, move_count: int, whole_turn: bool) -> None:
        """Undo the last decision, or all of the turn that can be undone."""
        async with self.repository.changing(table):
            self._require_running(table)
            if move_count != table.move_count:
                raise RequestError("stale-move-count", 409)
            guest_seats = table.seats_of(guest.id)
            if not guest_seats:
                raise RequestError("not-at-this-table", 403)
            target_of = table.restart_target if whole_turn else table.undo_target
            keep = next((target for seat in guest_seats if (target := target_of(seat)) is not None), None)
            if keep is None:
                raise RequestError("nothing-to-undo", 409)
            await self.repository.truncate_moves(table, keep)

    @shielded
    async def confirm_turn(self, table: Table, guest: Guest) -> None:
        """End a turn that waits for its confirmation."""
        async with self.repository.changing(table):
            if table.held_by is None or table.held_by not in table.seats_of(guest.id):
                raise RequestError("nothing-to-confirm", 409)
            await self.repository.release_hold(table)

    @shielded
    async def set_turn_confirmation(self, table: Table, guest: Guest, enabled: bool) -> None:
        """Set whether the turns of a guest's seats wait for a confirmation at their end."""
        async with self.repository.changing(table):
            changed = [replace(table.seats[number], confirms_turns=enabled) for number in table.seats_of(guest.id)]
            if not changed:
                raise RequestError("not-at-this-table", 403)
            await self.repository.update_seats(table, changed)
            if not enabled and table.held_by in table.seats_of(guest.id):
                await self.repository.release_hold(table)

    @shielded
    async def chat(self, table: Table, guest: Guest, text: str) -> None:
        """Add a chat message of a guest."""
        guest_seats = table.seats_of(guest.id)
        await self.repository.add_chat(table, guest.name, guest_seats[0] if guest_seats else None, text)

    async def hints(self, table: Table, guest: Guest, move_count: int, lang: str) -> list[HintText]:
        """Return the moves that the search prefers for the guest. One hint at a time is computed for a table."""
        seat = self._require_turn(table, guest, move_count)
        if table.id in self._pending_hints:
            raise RequestError("hint-in-progress", 409)
        self._pending_hints.add(table.id)
        try:
            return await self._bot_pool.hints(table.bot_seed(seat), table.record_so_far(), lang)
        except BotFailed as error:
            LOG.warning("table %s: no hint: %s", table.id, str(error)[:MAX_LOGGED_DETAIL])
            raise RequestError("no-hint", 503) from None
        finally:
            self._pending_hints.discard(table.id)
