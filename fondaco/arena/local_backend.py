"""Plays games in several processes on this machine. A worker that crashes is replaced, and its game is played again."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from .errors import ArenaError
from .tournament import PlayedGame, ScheduledGame, Tournament

MAX_CRASHES_IN_A_ROW = 3
"""Crashes without a played game between them, after which the tournament is given up."""
EXIT_TIMEOUT = 5.0
"""How long to wait for the exit code of a crashed worker, in seconds."""


def play_in_processes(tournament: Tournament, scheduled: Sequence[ScheduledGame], jobs: int) -> Iterator[PlayedGame]:
    """Play in several processes. Played games are returned in the order in which they end."""
    waiting = deque(scheduled)
    busy: dict[Connection[ScheduledGame | None, PlayedGame | ArenaError], Worker] = {}
    crashes = 0
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                worker = Worker(tournament)
                worker.submit(waiting.popleft())
                busy[worker.pipe] = worker
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                try:
                    reply = worker.pipe.recv()
                except (EOFError, ConnectionError):
                    del busy[worker.pipe]
                    worker.process.join(EXIT_TIMEOUT)  # the pipe is closed shortly before the exit code is known
                    waiting.appendleft(worker.stop())
                    crashes += 1
                    if crashes == MAX_CRASHES_IN_A_ROW:
                        detail = f"exit code {worker.process.exitcode}"
                        raise ArenaError("workers-die", count=crashes, detail=detail) from None
                    continue
                if isinstance(reply, ArenaError):
                    raise reply
                crashes = 0
                if waiting:
                    worker.submit(waiting.popleft())
                else:
                    del busy[worker.pipe]
                    worker.stop()
                yield reply
    finally:
        for worker in busy.values():
            worker.stop()


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, tournament: Tournament) -> None:
        context = get_context("spawn")
        self.pipe, worker_pipe = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_worker_main, args=(tournament, worker_pipe), daemon=True)
        self.process.start()
        worker_pipe.close()
        self.current_game: ScheduledGame | None = None

    def submit(self, scheduled: ScheduledGame) -> None:
        """Send a game to the worker."""
        self.current_game = scheduled
        with suppress(ConnectionError):  # if the worker has crashed, reading from its pipe reports it
            self.pipe.send(scheduled)

    def stop(self) -> ScheduledGame:
        """End the process and return its current game."""
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        assert self.current_game is not None
        return self.current_game


def _worker_main(tournament: Tournament, pipe: Connection[PlayedGame | ArenaError, ScheduledGame | None]) -> None:
    """Play games from the pipe until it is closed. Ignore SIGINT: the parent process terminates its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):  # the parent process has ended
        while True:
            scheduled = pipe.recv()
            assert scheduled is not None
            try:
                reply: PlayedGame | ArenaError = tournament.play_game(scheduled)
            except ArenaError as error:
                reply = error
            pipe.send(reply)
