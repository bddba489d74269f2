"""Bots think in processes of their own, with a time budget. What crosses over is a record; what a bot sees of it is its sight."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from subprocess import PIPE, Popen
from typing import Any, ParamSpec, TypeVar

from ...bots import LEVELS

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

    async def choose(self, spec: str, seed: bytes, record: str) -> int:
        """What a bot does at the end of a record; `BotFailed` if it cannot say in time."""
        return int(await self._think(task="choose", spec=spec, seed=seed.hex(), record=record))

    async def advise(self, seed: bytes, record: str, lang: str) -> list[Advice]:
        """The best moves at the end of a record, the best first; `BotFailed` if they cannot be found in time."""
        return [Advice(**one) for one in await self._think(task="advise", seed=seed.hex(), record=record, lang=lang)]

    async def _think(self, **task: str) -> Any:
        question = json.dumps(task).encode() + b"\n"
        async with self._room:
            fresh = not self._idle
            worker = Worker() if fresh else self._idle.pop()
            self._busy.add(worker)
            try:
                if fresh:
                    await self._talk(worker, START, worker.start)
                answer = await self._talk(worker, self._seconds, worker.ask, question)
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
        if "fault" in answer:
            raise BotFailed(answer["fault"])
        return answer["answer"]

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
                raise BotFailed("its process ended") from None
            raise

    async def close(self) -> None:
        """Send the workers home."""
        for worker in self._busy:
            worker.kill()
        for worker in self._idle:
            worker.kill()
            worker.bury()
        self._idle.clear()
