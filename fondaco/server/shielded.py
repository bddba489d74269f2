"""Methods that run to completion even if their caller is cancelled.

A page that closes cancels the task of its request. If that cancelled a transaction too, it would be unknown whether the move was
stored, and the connection to the database would be left waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class TracksTasks(Protocol):
    """An object with shielded methods. Before it closes, it waits for its running tasks."""

    running_tasks: set[asyncio.Task[Any]]


S = TypeVar("S", bound=TracksTasks)
Method = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def shielded(method: Method[S, P, T]) -> Callable[Concatenate[S, P], Awaitable[T]]:
    """Run a method in a task of its own, which continues if the caller is cancelled."""

    @wraps(method)
    async def run(self: S, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self.running_tasks.add(task)
        task.add_done_callback(self.running_tasks.discard)
        return await asyncio.shield(task)

    return run  # type: ignore[return-value]  # the declared type has no name for its first parameter
