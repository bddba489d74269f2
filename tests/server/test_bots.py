"""Bots think in processes of their own. One that fails gives its seat to a simpler one, and the log says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import fondaco
from fondaco import Record
from fondaco.bots import LEVELS
from fondaco.server.play.house import House
from fondaco.server.play.thinking import BotFailed, Thinkers, Worker, simpler_than
from fondaco.server.store.database import migrate, open_engine
from fondaco.server.store.store import Store


def test_who_takes_over() -> None:
    assert [simpler_than(spec) for spec in ("neural:net=x", "greedy:beam=9", "random")] == ["greedy", "random", None]
    assert [simpler_than(level) for level in LEVELS] == ["random", "random", "greedy", "greedy"]


@pytest.mark.parametrize("name", ["Sleeper", "Raiser", "Cheat", "Deserter"])
def test_a_bot_that_fails_is_replaced(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        await migrate(engine)
        store = Store(engine)
        house = House(store, Thinkers(1, 1.0), pace=0.0)
        guest = await store.add_guest("Ada")
        spec = f"tests.server.faulty_bots:{name}"
        table = await house.set_up(guest, "spice_road", [spec, None], {}, False)
        await house.sit(table, guest, [1], b"12345678")
        async with asyncio.timeout(300):
            while not (table.state and table.state.player == 1):
                await asyncio.sleep(0.05)
        assert table.seats[0].bot == "greedy"
        assert [note.message for note in await store.notes(table.id)] == ["bot-replaced"]
        assert [seat.bot for seat in (await store.table(table.id)).seats] == ["greedy", None]  # type: ignore[union-attr]
        assert table.at >= 1
        await house.close()
        await store.close()

    asyncio.run(evening())


def test_a_process_that_ended_before_it_was_noticed_is_a_failure_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(worker: Worker, question: bytes) -> None:
        worker.kill()
        worker._process.wait()
        raise ValueError("no answer")

    async def ask() -> None:
        thinkers = Thinkers(1, 5.0)
        with pytest.raises(BotFailed, match="its process ended"):
            await thinkers.choose("random", b"", Record.of(fondaco.game("spice_road").new(seed=5)).dumps())
        await thinkers.close()

    monkeypatch.setattr(Worker, "ask", lose)
    asyncio.run(ask())


def test_what_a_bot_prints_is_no_answer() -> None:
    async def ask() -> int:
        thinkers = Thinkers(1, 5.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        try:
            with pytest.raises(BotFailed, match="lost the thread"):
                await thinkers.choose("tests.server.faulty_bots:Raiser", b"", record)
            return await thinkers.choose("tests.server.faulty_bots:Talker", b"", record)
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) == fondaco.game("spice_road").new(seed=5).legal_actions()[0]


@pytest.mark.parametrize("after", [0, 1, 2, 5, 50])
def test_a_worker_can_be_given_up_at_any_moment(after: int) -> None:
    """Even if the house closes while it is being started: whoever waits for it is let go."""

    async def ask() -> None:
        thinkers = Thinkers(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        asked = asyncio.create_task(thinkers.choose("tests.server.faulty_bots:Sleeper", b"", record))
        for _ in range(after):
            await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await thinkers.close()

    async def leave() -> None:
        thinkers = Thinkers(1, 60.0)
        record = Record.of(fondaco.game("spice_road").new(seed=5)).dumps()
        asyncio.create_task(thinkers.choose("tests.server.faulty_bots:Sleeper", b"", record))  # noqa: RUF006
        for _ in range(after):
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    asyncio.run(leave())


def test_nothing_happens_by_itself_in_a_closed_house(tmp_path: Path) -> None:
    async def evening() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        await migrate(engine)
        store = Store(engine)
        house = House(store, Thinkers(1, 60.0), pace=0.0)
        guest = await store.add_guest("Ada")
        table = await house.set_up(guest, "spice_road", ["greedy", None], {}, False)
        await house.close()
        await house.sit(table, guest, [1], b"12345678")
        await asyncio.sleep(0.05)
        assert table.at == 0
        assert asyncio.all_tasks() == {asyncio.current_task()}
        await store.close()

    asyncio.run(evening())
