"""Plays games on a Ray cluster. Ray repeats a game when a worker or a node is lost; finished games are in the ledger."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from .errors import ArenaError, missing_package
from .tournament import PlayedGame, ScheduledGame, Tournament

LOCAL_CLUSTER = "local"
"""The address that makes Ray start a cluster on this machine. Without an address Ray would join a running cluster."""
QUEUED_GAMES_PER_CPU = 2
"""Games handed to the cluster at a time, per processor."""
CONNECT_TIMEOUT = 5.0
"""Connection timeout in seconds; Ray's own is several minutes."""


def play_on_ray(
    tournament: Tournament, scheduled: Sequence[ScheduledGame], jobs: int, address: str | None
) -> Iterator[PlayedGame]:
    """Play on the cluster at an address, by default ``RAY_ADDRESS``, else on a new local cluster of ``jobs`` workers."""
    try:
        import ray
    except ImportError:
        raise missing_package("ray", extra="ray") from None
    started_here = not ray.is_initialized()
    if started_here:
        target = address or os.environ.get("RAY_ADDRESS") or LOCAL_CLUSTER
        _check_reachable(target)
        size: dict[str, Any] = {"num_cpus": max(1, jobs), "include_dashboard": False} if target == LOCAL_CLUSTER else {}
        try:
            ray.init(target, **size, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ArenaError("no-cluster", address=target, detail=str(error)) from None
    try:
        yield from _submit_games(ray, tournament, scheduled)
    finally:
        if started_here:
            ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address of host and port that accepts no connection."""
    match = re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address)
    if match:
        try:
            socket.create_connection((match[1], int(match[2])), timeout=CONNECT_TIMEOUT).close()
        except (OSError, OverflowError) as error:
            raise ArenaError("no-cluster", address=address, detail=str(error)) from None


def _submit_games(ray: Any, tournament: Tournament, scheduled: Sequence[ScheduledGame]) -> Iterator[PlayedGame]:
    play = ray.remote(num_cpus=1, max_retries=-1)(_play_remote)
    shared = ray.put(tournament)
    waiting = list(reversed(scheduled))
    busy: list[Any] = []
    while waiting or busy:
        while waiting and len(busy) < QUEUED_GAMES_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1))):
            busy.append(play.remote(shared, waiting.pop()))
        done, busy = ray.wait(busy)
        try:
            replies = ray.get(done)
        except ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None) or error
            raise ArenaError("cluster-broke", detail=f"{type(cause).__name__}: {cause}") from None
        for reply in replies:
            if isinstance(reply, ArenaError):
                raise reply
            yield reply


def _play_remote(tournament: Tournament, scheduled: ScheduledGame) -> PlayedGame | ArenaError:
    """Play a game on a node. An error of a bot is returned, because Ray would wrap a raised one."""
    try:
        return tournament.play_game(scheduled)
    except ArenaError as error:
        return error
