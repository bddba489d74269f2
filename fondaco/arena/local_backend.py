"""Games on this machine: in this process, or in several. A worker that dies is replaced, and its game is played again."""

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
"""So many deaths in a row without a finished game, and the arena gives up."""
EXIT_TIMEOUT = 5.0
"""Seconds that a dying worker has to end by itself."""


def play_serially(tournament: Tournament, fixtures: Sequence[ScheduledGame]) -> Iterator[PlayedGame]:
    """Play one game after the other."""
    return map(tournament.play_game, fixtures)


def play_in_processes(tournament: Tournament, fixtures: Sequence[ScheduledGame], jobs: int) -> Iterator[PlayedGame]:
    """Play in several processes; outcomes come in as they are finished."""
    waiting = deque(fixtures)
    busy: dict[Connection[ScheduledGame | None, PlayedGame | ArenaError], Worker] = {}
    deaths = 0
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                worker = Worker(tournament)
                worker.submit(waiting.popleft())
                busy[worker.pipe] = worker
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]
                try:
                    answer = worker.pipe.recv()
                except (EOFError, ConnectionError):
                    del busy[worker.pipe]
                    worker.process.join(EXIT_TIMEOUT)  # its line is closed a moment before its exit code is known
                    waiting.appendleft(worker.stop())
                    deaths += 1
                    if deaths == MAX_CRASHES_IN_A_ROW:
                        fault = f"exit code {worker.process.exitcode}"
                        raise ArenaError("workers-die", count=deaths, fault=fault) from None
                    continue
                if isinstance(answer, ArenaError):
                    raise answer
                deaths = 0
                if waiting:
                    worker.submit(waiting.popleft())
                else:
                    del busy[worker.pipe]
                    worker.stop()
                yield answer
    finally:
        for worker in busy.values():
            worker.stop()


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, tournament: Tournament) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_worker_main, args=(tournament, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.current_game: ScheduledGame | None = None

    def submit(self, fixture: ScheduledGame) -> None:
        """Have a game played."""
        self.current_game = fixture
        with suppress(ConnectionError):  # it may be dead already; whoever listens to its line will notice
            self.pipe.send(fixture)

    def stop(self) -> ScheduledGame:
        """End the process; returns the game it was at."""
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        assert self.current_game is not None
        return self.current_game


def _worker_main(tournament: Tournament, line: Connection[PlayedGame | ArenaError, ScheduledGame | None]) -> None:
    """What a worker does. An interrupt from the keyboard is the arena's affair: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):  # the arena is gone
        while True:
            fixture = line.recv()
            assert fixture is not None
            try:
                answer: PlayedGame | ArenaError = tournament.play_game(fixture)
            except ArenaError as error:
                answer = error
            line.send(answer)
