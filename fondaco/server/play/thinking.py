"""Bots think in processes of their own, with a time budget. What crosses over is a record; what a bot sees of it is its sight."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ...bots import LEVELS

SIMPLER = ("greedy", "random")
"""Who takes over, in this order, when a bot fails; the last one cannot."""
START = 20.0
"""How many seconds a worker has to start; they do not count against the bot."""
LONGEST_ANSWER = 1 << 20


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


class Thinkers:
    """The worker processes, started when they are needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._dismissed: list[Process] = []
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
            worker = await _start() if fresh else self._idle.pop()
            self._busy.add(worker)
            try:
                if fresh:
                    await asyncio.wait_for(_hear(worker), START)
                answer = await asyncio.wait_for(_ask(worker, question), self._seconds)
            except TimeoutError:
                self._dismiss(worker)
                raise BotFailed(f"no answer within {self._seconds:g} s") from None
            except (OSError, ValueError):
                self._dismiss(worker)
                raise BotFailed("its process ended") from None
            except BaseException:
                self._dismiss(worker)
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
        if "fault" in answer:
            raise BotFailed(answer["fault"])
        return answer["answer"]

    async def close(self) -> None:
        """Send the workers home."""
        for worker in (*self._idle, *self._busy):
            self._dismiss(worker)
        self._idle.clear()
        for worker in self._dismissed:
            await worker.wait()

    def _dismiss(self, worker: Process) -> None:
        """End a worker, unless it has ended by itself; it is waited for when the house closes."""
        with suppress(ProcessLookupError):
            worker.kill()
        self._dismissed = [other for other in self._dismissed if other.returncode is None] + [worker]


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "fondaco.server.play.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
    )


async def _ask(worker: Process, question: bytes) -> dict[str, Any]:
    assert worker.stdin is not None
    worker.stdin.write(question)
    await worker.stdin.drain()
    return await _hear(worker)


async def _hear(worker: Process) -> dict[str, Any]:
    """The next answer; the first one says that the worker has started."""
    assert worker.stdout is not None
    answer: dict[str, Any] = json.loads(await worker.stdout.readline())
    return answer
