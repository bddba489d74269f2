"""Bots think in processes of their own, with a time budget. What crosses over is a record; what a bot sees of it is its sight."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from subprocess import PIPE, Popen
from typing import Any, ParamSpec, TypeVar

from ...bots import LEVELS
from .worker import KEPT

SIMPLER = ("greedy", "random")
"""Who takes over, in this order, when a bot fails; the last one cannot."""
START = 20.0
"""How many seconds a worker has to start; they do not count against the bot."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and what is expected of it in words."""

    action: int
    why: str


class BotFailed(Exception):
    """A bot took too long, broke down, or answered what is not allowed."""


class ProcessEnded(BotFailed):
    """The process that a bot was to think in is gone."""


def simpler_than(spec: str) -> str | None:
    """The bot that takes over from another."""
    name = LEVELS.get(spec, spec).split(":")[0]
    if name in SIMPLER:
        following = SIMPLER.index(name) + 1
        return SIMPLER[following] if following < len(SIMPLER) else None
    return SIMPLER[0]


class Worker:
    """A process that thinks. Talking to it blocks, so that is done in threads; killing it ends the talk.

    It is not one of asyncio's processes: whoever is cancelled while such a one starts waits for it forever (Python 3.11).
    """

    def __init__(self) -> None:
        self._process = Popen([sys.executable, "-m", "fondaco.server.play.worker"], stdin=PIPE, stdout=PIPE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin, self._process.stdout
        self.tables: deque[str] = deque(maxlen=KEPT)
        """Where bots that it keeps may sit."""

    def start(self) -> None:
        """Wait until it has started, which its first line says."""
        self._hear()

    def ask(self, question: bytes) -> dict[str, Any]:
        """The answer to a question."""
        self._questions.write(question)
        self._questions.flush()
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._answers.readline())
        return answer

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()

    def bury(self) -> None:
        """Let go of it once it is dead and nobody talks to it."""
        self._process.wait()
        for pipe in (self._questions, self._answers):
            with suppress(OSError):  # what was left to be written is lost with it
                pipe.close()


class Thinkers:
    """The worker processes, started when they are needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._room = asyncio.Semaphore(workers)

    async def choose(self, spec: str, seed: bytes, record: str, table: str) -> int:
        """What a bot does at the end of a record; `BotFailed` if it cannot say in time.

        At the same table it is the same bot as before, as long as its worker keeps it.
        """
        return int(await self._think(task="choose", spec=spec, seed=seed.hex(), record=record, table=table))

    async def advise(self, seed: bytes, record: str, lang: str) -> list[Advice]:
        """The best moves at the end of a record, the best first; `BotFailed` if they cannot be found in time."""
        return [Advice(**one) for one in await self._think(task="advise", seed=seed.hex(), record=record, lang=lang)]

    async def _think(self, **task: str) -> Any:
        question = json.dumps(task).encode() + b"\n"
        async with self._room:
            answer = await self._answer(question, task.get("table"))
        if "fault" in answer:
            raise BotFailed(answer["fault"])
        return answer["answer"]

    async def _answer(self, question: bytes, table: str | None) -> dict[str, Any]:
        known = self._known(table)
        if known is not None:
            with suppress(ProcessEnded):  # it may have ended long before it was asked, which is not the bot's fault
                return await self._ask(known, question, table)
        fresh = Worker()
        return await self._ask(fresh, question, table, fresh.start)

    def _known(self, table: str | None) -> Worker | None:
        """A worker that has started and is idle, if there is one: rather one that may keep the table's bots."""
        worker = next((one for one in self._idle if table in one.tables), self._idle[-1] if self._idle else None)
        if worker is not None:
            self._idle.remove(worker)
        return worker

    async def _ask(
        self, worker: Worker, question: bytes, table: str | None, start: Callable[[], None] | None = None
    ) -> dict[str, Any]:
        self._busy.add(worker)
        try:
            if start is not None:
                await self._talk(worker, START, start)
            answer = await self._talk(worker, self._seconds, worker.ask, question)
        finally:
            self._busy.discard(worker)
        if table is not None and table not in worker.tables:
            worker.tables.append(table)
        self._idle.append(worker)
        return answer

    async def _talk(self, worker: Worker, seconds: float, say: Callable[P, T], *words: P.args, **more: P.kwargs) -> T:
        """Talk to a worker in a thread; it does not survive a talk that leads to nothing."""
        talk = asyncio.create_task(asyncio.to_thread(say, *words, **more))
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(talk)
        except BaseException as error:
            worker.kill()
            await asyncio.wait([talk])
            worker.bury()
            if isinstance(error, TimeoutError):
                raise BotFailed(f"no answer within {seconds:g} s") from None
            if isinstance(error, OSError | ValueError):
                raise ProcessEnded("its process ended") from None
            raise

    async def close(self) -> None:
        """Send the workers home."""
        for worker in self._busy:
            worker.kill()
        for worker in self._idle:
            worker.kill()
            worker.bury()
        self._idle.clear()
