"""Bots think in separate processes. A fallback bot takes the seat of a bot that fails, and the log records it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

import fondaco
from fondaco import Record
from fondaco.bots import LEVELS, PlayerView, bot
from fondaco.bots.search_bot import SearchBot
from fondaco.cli.commands import serve
from fondaco.core.errors import FondacoError
from fondaco.server.settings import Settings
from fondaco.server.tables import bot_worker
from fondaco.server.tables.bot_limits import require_allowed_bot
from fondaco.server.tables.bot_pool import BotFailed, BotPool, BotProcess, fallback_bot

from .clients import table_service


def test_fallback_bots_in_order() -> None:
    assert [fallback_bot(spec) for spec in ("neural:net=x", "greedy:beam=9", "random")] == ["greedy", "random", None]
    assert [fallback_bot(level) for level in LEVELS] == ["random", "random", "random", "greedy"]


@pytest.mark.parametrize("name", ["NeverAnswers", "RaisesError", "PlaysIllegally", "ExitsProcess"])
def test_failed_bot_is_replaced(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        spec = f"tests.faulty_bots:{name}"
        async with table_service(tmp_path, spec, None, bot_seconds=1.0) as (service, guest, table):
            await service.lobby.take_seats(table, guest, [1], b"12345678")
            async with asyncio.timeout(300):
                while not (table.state and table.state.player == 1):
                    await asyncio.sleep(0.05)
            store = service.repository.store
            assert table.seats[0].bot == "greedy"
            assert [note.message for note in await store.notes(table.id)] == ["bot-replaced"]
            assert [seat.bot for seat in (await store.table(table.id)).seats] == ["greedy", None]  # type: ignore[union-attr]
            assert table.move_count >= 1

    asyncio.run(scenario())


def test_call_of_an_ended_process_is_a_failure_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(process: BotProcess, request: bytes) -> None:
        process.kill()
        process.wait()
        raise ValueError("no reply")

    async def ask() -> None:
        pool = BotPool(1, 5.0)
        with pytest.raises(BotFailed, match="its process ended"):
            await pool.choose("random", b"", Record.of(fondaco.game("spice_road").new(seed=5)).dumps(), "table")
        await pool.close()

    monkeypatch.setattr(BotProcess, "request", lose)
    asyncio.run(ask())


def test_output_of_a_bot_is_not_a_reply() -> None:
    async def ask() -> int:
        pool = BotPool(1, 5.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        try:
            with pytest.raises(BotFailed, match="out of order"):
                await pool.choose("tests.faulty_bots:RaisesError", b"", record, "table")
            return await pool.choose("tests.faulty_bots:PrintsToStdout", b"", record, "table")
        finally:
            await pool.close()

    assert asyncio.run(ask()) == fondaco.game("spice_road").new(seed=5).legal_actions()[0]


@pytest.mark.parametrize("after", [0, 1, 2, 5, 50])
def test_request_can_be_cancelled_at_any_time(after: int) -> None:
    """The caller does not wait for a process that is still starting, even if the server closes."""

    async def ask() -> None:
        pool = BotPool(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        asked = asyncio.create_task(pool.choose("tests.faulty_bots:NeverAnswers", b"", record, "table"))
        for _ in range(after):
            await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await pool.close()

    async def leave() -> None:
        pool = BotPool(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        asyncio.create_task(pool.choose("tests.faulty_bots:NeverAnswers", b"", record, "table"))  # noqa: RUF006
        for _ in range(after):
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    asyncio.run(leave())


def test_closed_server_plays_no_automatic_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_service(tmp_path, "greedy", None) as (service, guest, table):
            await service.close()
            await service.lobby.take_seats(table, guest, [1], b"12345678")
            await asyncio.sleep(0.05)
            assert table.move_count == 0
            assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scenario())


def test_idle_process_that_has_ended_is_replaced() -> None:
    async def ask() -> None:
        pool = BotPool(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        first = await pool.choose("random", b"", record, "table")
        [idle] = pool.idle
        idle.kill()
        idle.wait()
        assert await pool.choose("random", b"", record, "table") == first
        assert pool.idle != [idle]
        with pytest.raises(BotFailed, match="its process ended"):
            await pool.choose("tests.faulty_bots:ExitsProcess", b"", record, "table")
        await pool.close()

    asyncio.run(ask())


def test_bot_is_cached_from_decision_to_decision() -> None:
    """It searches as in the arena: with the tree of its turn and its saved budgets."""
    state = fondaco.game("spice_road").new(seed=5)
    alone = bot("search:iterations=20", b"seed")
    assert isinstance(alone, SearchBot)
    for _ in range(12):
        assert state.player is not None
        if len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
            continue
        if state.player == 0:
            action = bot_worker.choose("search:iterations=20", b"seed".hex(), Record.of(state).dumps(), "table")
            assert action == alone.choose(PlayerView(state, 0))
        else:
            action = state.legal_actions()[0]
        state.apply(action)
    cached = bot_worker.bots["table", 0, "search:iterations=20"]
    assert isinstance(cached, SearchBot)
    assert (cached.iterations, cached._saved_budget) == (alone.iterations, alone._saved_budget)
    assert alone._decisions > 2


def test_cached_bot_plays_unexpected_positions() -> None:
    """After an undo the position is not the one it expected."""
    state = fondaco.game("spice_road").new(seed=5)
    before = Record.of(state).dumps()
    for move in ("play S2", "upgrade yellow 1"):
        bot_worker.choose("greedy", "00", Record.of(state).dumps(), "undone")
        state.apply(state.parse(move))
    other = fondaco.game("spice_road").new(seed=6)
    for record in (before, Record.of(other).dumps()):
        legal = Record.loads(record).replay().legal_actions()
        assert bot_worker.choose("greedy", "00", record, "undone") in legal
    assert bot_worker.choose("greedy", "00", before, "undone") == bot_worker.choose("greedy", "00", before, "fresh")


def test_number_of_cached_bots_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "MAX_CACHED_BOTS", 2)
    bot_worker.bots.clear()
    record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
    for table in ("a", "b", "a", "c"):
        bot_worker.choose("random", "00", record, table)
    assert [key[0] for key in bot_worker.bots] == ["a", "c"]
    with pytest.raises(RuntimeError):
        bot_worker.choose("tests.faulty_bots:RaisesError", "00", record, "a")
    assert len(bot_worker.bots) == 2


def test_table_prefers_the_process_with_its_cached_bots() -> None:
    async def ask() -> None:
        pool = BotPool(2, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        await asyncio.gather(*(pool.choose("random", b"", record, table) for table in ("a", "b")))
        processes = {process.tables[0]: process for process in pool.idle}
        for table in ("a", "b", "b", "a"):
            await pool.choose("random", b"", record, table)
            assert pool.idle[-1] is processes[table]
        await pool.close()

    asyncio.run(ask())


def test_command_options_become_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Settings] = []

    def stop(settings: Settings) -> None:
        chosen.append(settings)
        raise KeyboardInterrupt

    monkeypatch.setattr("fondaco.server.app.create_app", stop)
    with pytest.raises(KeyboardInterrupt):
        serve.run(
            host="127.0.0.1", port=0, db="sqlite+aiosqlite://", bot_delay=0.5, bot_seconds=3.0, bot_workers=2, browser=False
        )
    assert chosen == [Settings("sqlite+aiosqlite://", bot_seconds=3.0, bot_workers=2, bot_delay=0.5)]


@pytest.mark.parametrize("spec", ["search:iterations=2000,seconds=5", "search:horizon=4", "greedy:beam=16,worlds=8", "easy"])
def test_specs_within_the_limits_are_allowed(spec: str) -> None:
    require_allowed_bot(spec)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("search:iterations=2001", "“iterations” may be from 0 to 2,000"),
        ("search:seconds=6", "“seconds” may be from 0 to 5"),
        ("search:horizon=5", "“horizon” may be from 0 to 4"),
        ("search:seconds=inf", "iterations, seconds and horizon must be finite"),
        ("greedy:error=5", "“error” may be from 0 to 4"),
        ("greedy:error=nan", "error must be finite"),
        ("greedy:worlds=9", "“worlds” may be from 0 to 8"),
        ("greedy:depth=2", "depth=2"),
        ("search:iterations=many", "iterations=many"),
        ("random:x=1", "x=1"),
        ("tests.faulty_bots:NeverAnswers", "no bot “tests.faulty_bots:NeverAnswers”"),
        ("greedy:os:system", "os:system"),
    ],
)
def test_specs_outside_the_limits_are_refused(spec: str, message: str) -> None:
    with pytest.raises(FondacoError, match=re.escape(message)):
        require_allowed_bot(spec)
