"""The processes that bots think in, with a timeout. They receive records, and a bot in them gets the view of its seat."""

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
from .bot_worker import MAX_CACHED_BOTS

FALLBACK_BOTS = ("greedy", "random")
"""The bots that replace a failed one, in this order."""
START_TIMEOUT = 20.0
"""Seconds until a process has started. They do not count against the bot."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class HintText:
    """A suggested move, with its explanation in a language."""

    action: int
    explanation: str


class BotFailed(Exception):
    """A bot exceeded its time, raised an error or chose an illegal action."""


class BotProcessEnded(BotFailed):
    """The process of a bot has ended."""


def fallback_bot(spec: str) -> str | None:
    """Return the bot that replaces a failed one; None for the last fallback bot."""
    name = LEVELS.get(spec, spec).split(":")[0]
    if name in FALLBACK_BOTS:
        following = FALLBACK_BOTS.index(name) + 1
        return FALLBACK_BOTS[following] if following < len(FALLBACK_BOTS) else None
    return FALLBACK_BOTS[0]


class BotProcess:
    """A process that bots think in. A call of it blocks, so it is called in a thread; killing the process ends the call.

    The processes of asyncio are not used: a task that is cancelled while one of them starts waits forever (Python 3.11).
    """

    def __init__(self) -> None:
        self._process = Popen([sys.executable, "-m", "fondaco.server.tables.bot_worker"], stdin=PIPE, stdout=PIPE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests, self._replies = self._process.stdin, self._process.stdout
        self.tables: deque[str] = deque(maxlen=MAX_CACHED_BOTS)
        """The tables whose bots the process may have cached."""

    def start(self) -> None:
        """Wait until the process has started, which its first line says."""
        self._read_reply()

    def request(self, request: bytes) -> dict[str, Any]:
        """Return the reply to a request."""
        self._requests.write(request)
        self._requests.flush()
        return self._read_reply()

    def _read_reply(self) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self._replies.readline())
        return reply

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()

    def wait(self) -> None:
        """Wait until the process has ended."""
        self._process.wait()

    def cleanup(self) -> None:
        """Close the pipes of a killed process that no thread is calling."""
        self.wait()
        for pipe in (self._requests, self._replies):
            with suppress(OSError):  # unwritten data is lost with the process
                pipe.close()


class BotPool:
    """The bot processes. They are started when they are needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self.idle: list[BotProcess] = []
        """The processes that wait for a request, the one used last at the end."""
        self._busy: set[BotProcess] = set()
        self._slots = asyncio.Semaphore(workers)

    async def choose(self, spec: str, seed: bytes, record: str, table: str) -> int:
        """Return the action of a bot at the end of a record; raise `BotFailed` if it does not choose one in time.

        At one table it is the same bot from decision to decision, as long as its process has it cached.
        """
        return int(await self._request(task="choose", spec=spec, seed=seed.hex(), record=record, table=table))

    async def hints(self, seed: bytes, record: str, lang: str) -> list[HintText]:
        """Return the best moves at the end of a record, the best first; raise `BotFailed` if they are not found in time."""
        return [HintText(**hint) for hint in await self._request(task="hints", seed=seed.hex(), record=record, lang=lang)]

    async def _request(self, **task: str) -> Any:
        request = json.dumps(task).encode() + b"\n"
        async with self._slots:
            reply = await self._reply(request, task.get("table"))
        if "error" in reply:
            raise BotFailed(reply["error"])
        return reply["result"]

    async def _reply(self, request: bytes, table: str | None) -> dict[str, Any]:
        idle = self._take_idle(table)
        if idle is not None:
            with suppress(BotProcessEnded):  # it may have ended before the request, which is not an error of the bot
                return await self._exchange(idle, request, table)
        started = BotProcess()
        return await self._exchange(started, request, table, started.start)

    def _take_idle(self, table: str | None) -> BotProcess | None:
        """Take an idle process, if there is one; preferably one that may have the bots of the table cached."""
        process = next((process for process in self.idle if table in process.tables), self.idle[-1] if self.idle else None)
        if process is not None:
            self.idle.remove(process)
        return process

    async def _exchange(
        self, process: BotProcess, request: bytes, table: str | None, start: Callable[[], None] | None = None
    ) -> dict[str, Any]:
        self._busy.add(process)
        try:
            if start is not None:
                await self._call(process, START_TIMEOUT, start)
            reply = await self._call(process, self._seconds, process.request, request)
        finally:
            self._busy.discard(process)
        if table is not None and table not in process.tables:
            process.tables.append(table)
        self.idle.append(process)
        return reply

    async def _call(self, process: BotProcess, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a process in a thread. The process is killed if the call fails, times out or is cancelled."""
        call = asyncio.create_task(asyncio.to_thread(function, *args, **kwargs))
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(call)
        except BaseException as error:
            process.kill()
            await asyncio.wait([call])
            process.cleanup()
            if isinstance(error, TimeoutError):
                raise BotFailed(f"no answer within {seconds:g} s") from None
            if isinstance(error, OSError | ValueError):
                raise BotProcessEnded("its process ended") from None
            raise

    async def close(self) -> None:
        """Stop all bot processes."""
        for process in self._busy:
            process.kill()
        for process in self.idle:
            process.kill()
            process.cleanup()
        self.idle.clear()
