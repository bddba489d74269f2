"""Games on this machine: in this process, or in several. A worker that dies is replaced, and its game is played again."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from .tournament import Fixture, Outcome, Tournament
from .words import ArenaError

PATIENCE = 3
"""So many deaths in a row without a finished game, and the arena gives up."""
GRACE = 5.0
"""Seconds that a dying worker has to end by itself."""


def one_process(tournament: Tournament, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
    """Play one game after the other."""
    return map(tournament.play, fixtures)


def processes(tournament: Tournament, fixtures: Sequence[Fixture], jobs: int) -> Iterator[Outcome]:
    """Play in several processes; outcomes come in as they are finished."""
    waiting = deque(fixtures)
    busy: dict[Connection[Fixture | None, Outcome | ArenaError], Worker] = {}
    deaths = 0
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                worker = Worker(tournament)
                worker.give(waiting.popleft())
                busy[worker.line] = worker
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]
                try:
                    answer = worker.line.recv()
                except (EOFError, ConnectionError):
                    del busy[worker.line]
                    worker.process.join(GRACE)  # its line is closed a moment before its exit code is known
                    waiting.appendleft(worker.stop())
                    deaths += 1
                    if deaths == PATIENCE:
                        fault = f"exit code {worker.process.exitcode}"
                        raise ArenaError("workers-die", count=deaths, fault=fault) from None
                    continue
                if isinstance(answer, ArenaError):
                    raise answer
                deaths = 0
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    del busy[worker.line]
                    worker.stop()
                yield answer
    finally:
        for worker in busy.values():
            worker.stop()


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, tournament: Tournament) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(tournament, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        """Have a game played."""
        self.fixture = fixture
        with suppress(ConnectionError):  # it may be dead already; whoever listens to its line will notice
            self.line.send(fixture)

    def stop(self) -> Fixture:
        """End the process; returns the game it was at."""
        self.line.close()
        self.process.terminate()
        self.process.join()
        assert self.fixture is not None
        return self.fixture


def _work(tournament: Tournament, line: Connection[Outcome | ArenaError, Fixture | None]) -> None:
    """What a worker does. An interrupt from the keyboard is the arena's affair: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):  # the arena is gone
        while True:
            fixture = line.recv()
            assert fixture is not None
            try:
                answer: Outcome | ArenaError = tournament.play(fixture)
            except ArenaError as error:
                answer = error
            line.send(answer)
