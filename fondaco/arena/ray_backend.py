"""Games on a Ray cluster. Ray plays a game again when a worker or a node is lost; what was finished is in the ledger."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from .errors import ArenaError
from .tournament import PlayedGame, ScheduledGame, Tournament

LOCAL_CLUSTER = "local"
"""The address by which Ray starts a cluster on this machine; without one it would join any that is running there."""
QUEUED_GAMES_PER_CPU = 2
"""So many games for each processor of the cluster are handed out at a time."""
CONNECT_TIMEOUT = 5.0
"""Seconds that a cluster has to answer; Ray itself would try for minutes."""


def play_on_ray(
    tournament: Tournament, fixtures: Sequence[ScheduledGame], jobs: int, address: str | None
) -> Iterator[PlayedGame]:
    """Play on the cluster at an address, by default that of ``RAY_ADDRESS``; without one, on as many local workers as jobs."""
    try:
        import ray
    except ImportError:
        raise ArenaError("needs-extra", package="ray", extra="ray") from None
    mine = not ray.is_initialized()
    if mine:
        where = address or os.environ.get("RAY_ADDRESS") or LOCAL_CLUSTER
        _check_reachable(where)
        size: dict[str, Any] = {"num_cpus": max(1, jobs), "include_dashboard": False} if where == LOCAL_CLUSTER else {}
        try:
            ray.init(where, **size, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as fault:
            raise ArenaError("no-cluster", address=where, fault=str(fault)) from None
    try:
        yield from _submit_games(ray, tournament, fixtures)
    finally:
        if mine:
            ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address that names a host and a port where nobody listens."""
    found = re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address)
    if found:
        try:
            socket.create_connection((found[1], int(found[2])), timeout=CONNECT_TIMEOUT).close()
        except (OSError, OverflowError) as fault:
            raise ArenaError("no-cluster", address=address, fault=str(fault)) from None


def _submit_games(ray: Any, tournament: Tournament, fixtures: Sequence[ScheduledGame]) -> Iterator[PlayedGame]:
    play = ray.remote(num_cpus=1, max_retries=-1)(_play_remote)
    shared = ray.put(tournament)
    waiting = list(reversed(fixtures))
    busy: list[Any] = []
    while waiting or busy:
        while waiting and len(busy) < QUEUED_GAMES_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1))):
            busy.append(play.remote(shared, waiting.pop()))
        done, busy = ray.wait(busy)
        try:
            answers = ray.get(done)
        except ray.exceptions.RayError as fault:
            cause = getattr(fault, "cause", None) or fault
            raise ArenaError("cluster-broke", fault=f"{type(cause).__name__}: {cause}") from None
        for answer in answers:
            if isinstance(answer, ArenaError):
                raise answer
            yield answer


def _play_remote(tournament: Tournament, fixture: ScheduledGame) -> PlayedGame | ArenaError:
    try:
        return tournament.play_game(fixture)
    except ArenaError as error:
        return error
