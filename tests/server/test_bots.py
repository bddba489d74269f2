"""Bots think in processes of their own. One that fails gives its seat to a simpler one, and the log says so."""

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
from fondaco.server.play import worker
from fondaco.server.play.invited import require_invited
from fondaco.server.play.thinking import BotFailed, Thinkers, Worker, simpler_than
from fondaco.server.settings import Settings

from .houses import bare_house


def test_who_takes_over() -> None:
    assert [simpler_than(spec) for spec in ("neural:net=x", "greedy:beam=9", "random")] == ["greedy", "random", None]
    assert [simpler_than(level) for level in LEVELS] == ["random", "random", "random", "greedy"]


@pytest.mark.parametrize("name", ["NeverAnswers", "RaisesError", "PlaysIllegally", "ExitsProcess"])
def test_a_bot_that_fails_is_replaced(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        spec = f"tests.faulty_bots:{name}"
        async with bare_house(tmp_path, spec, None, bot_seconds=1.0) as (house, guest, table):
            await house.seating.sit(table, guest, [1], b"12345678")
            async with asyncio.timeout(300):
                while not (table.state and table.state.player == 1):
                    await asyncio.sleep(0.05)
            store = house.tables.store
            assert table.seats[0].bot == "greedy"
            assert [note.message for note in await store.notes(table.id)] == ["bot-replaced"]
            assert [seat.bot for seat in (await store.table(table.id)).seats] == ["greedy", None]  # type: ignore[union-attr]
            assert table.move_count >= 1

    asyncio.run(evening())


def test_a_process_that_ended_before_it_was_noticed_is_a_failure_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(worker: Worker, question: bytes) -> None:
        worker.kill()
        worker._process.wait()
        raise ValueError("no answer")

    async def ask() -> None:
        thinkers = Thinkers(1, 5.0)
        with pytest.raises(BotFailed, match="its process ended"):
            await thinkers.choose("random", b"", Record.of(fondaco.game("spice_road").new(seed=5)).dumps(), "table")
        await thinkers.close()

    monkeypatch.setattr(Worker, "ask", lose)
    asyncio.run(ask())


def test_what_a_bot_prints_is_no_answer() -> None:
    async def ask() -> int:
        thinkers = Thinkers(1, 5.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        try:
            with pytest.raises(BotFailed, match="out of order"):
                await thinkers.choose("tests.faulty_bots:RaisesError", b"", record, "table")
            return await thinkers.choose("tests.faulty_bots:PrintsToStdout", b"", record, "table")
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) == fondaco.game("spice_road").new(seed=5).legal_actions()[0]


@pytest.mark.parametrize("after", [0, 1, 2, 5, 50])
def test_a_worker_can_be_given_up_at_any_moment(after: int) -> None:
    """Even if the house closes while it is being started: whoever waits for it is let go."""

    async def ask() -> None:
        thinkers = Thinkers(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        asked = asyncio.create_task(thinkers.choose("tests.faulty_bots:NeverAnswers", b"", record, "table"))
        for _ in range(after):
            await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await thinkers.close()

    async def leave() -> None:
        thinkers = Thinkers(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        asyncio.create_task(thinkers.choose("tests.faulty_bots:NeverAnswers", b"", record, "table"))  # noqa: RUF006
        for _ in range(after):
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    asyncio.run(leave())


def test_nothing_happens_by_itself_in_a_closed_house(tmp_path: Path) -> None:
    async def evening() -> None:
        async with bare_house(tmp_path, "greedy", None) as (house, guest, table):
            await house.close()
            await house.seating.sit(table, guest, [1], b"12345678")
            await asyncio.sleep(0.05)
            assert table.move_count == 0
            assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(evening())


def test_a_worker_that_ended_while_it_was_idle_is_no_fault_of_the_bot() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        first = await thinkers.choose("random", b"", record, "table")
        [idle] = thinkers._idle
        idle.kill()
        idle._process.wait()
        assert await thinkers.choose("random", b"", record, "table") == first
        assert thinkers._idle != [idle]
        with pytest.raises(BotFailed, match="its process ended"):
            await thinkers.choose("tests.faulty_bots:ExitsProcess", b"", record, "table")
        await thinkers.close()

    asyncio.run(ask())


def test_a_bot_is_the_same_at_all_its_decisions() -> None:
    """It thinks as it does in the arena: with the tree of its turn, and with what it has saved."""
    state = fondaco.game("spice_road").new(seed=5)
    alone = bot("search:iterations=20", b"seed")
    assert isinstance(alone, SearchBot)
    for _ in range(12):
        assert state.player is not None
        if len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
            continue
        if state.player == 0:
            action = worker.choose("search:iterations=20", b"seed".hex(), Record.of(state).dumps(), "table")
            assert action == alone.choose(PlayerView(state, 0))
        else:
            action = state.legal_actions()[0]
        state.apply(action)
    kept = worker._bots["table", 0, "search:iterations=20"]
    assert isinstance(kept, SearchBot)
    assert (kept.iterations, kept._saved_budget) == (alone.iterations, alone._saved_budget)
    assert alone._decisions > 2


def test_a_kept_bot_serves_another_position_as_well_as_a_new_one() -> None:
    """After undo it is asked about something else than it expected."""
    state = fondaco.game("spice_road").new(seed=5)
    before = Record.of(state).dumps()
    for move in ("play S2", "upgrade yellow 1"):
        worker.choose("greedy", "00", Record.of(state).dumps(), "undone")
        state.apply(state.parse(move))
    other = fondaco.game("spice_road").new(seed=6)
    for record in (before, Record.of(other).dumps()):
        legal = Record.loads(record).replay().legal_actions()
        assert worker.choose("greedy", "00", record, "undone") in legal
    assert worker.choose("greedy", "00", before, "undone") == worker.choose("greedy", "00", before, "fresh")


def test_a_worker_keeps_only_so_many_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "KEPT", 2)
    worker._bots.clear()
    record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
    for table in ("a", "b", "a", "c"):
        worker.choose("random", "00", record, table)
    assert [place[0] for place in worker._bots] == ["a", "c"]
    with pytest.raises(RuntimeError):
        worker.choose("tests.faulty_bots:RaisesError", "00", record, "a")
    assert len(worker._bots) == 2


def test_a_table_is_thought_about_where_its_bots_are_kept() -> None:
    async def ask() -> None:
        thinkers = Thinkers(2, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        await asyncio.gather(*(thinkers.choose("random", b"", record, table) for table in ("a", "b")))
        where = {one.tables[0]: one for one in thinkers._idle}
        for table in ("a", "b", "b", "a"):
            await thinkers.choose("random", b"", record, table)
            assert thinkers._idle[-1] is where[table]
        await thinkers.close()

    asyncio.run(ask())


def test_the_house_is_run_as_the_command_says(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_the_same_string_names_a_bot_at_the_table(spec: str) -> None:
    require_invited(spec)


@pytest.mark.parametrize(
    ("spec", "words"),
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
def test_what_nobody_may_ask_of_a_bot(spec: str, words: str) -> None:
    with pytest.raises(FondacoError, match=re.escape(words)):
        require_invited(spec)
