"""Work on the database that is brought to its end, even if whoever asked for it has gone.

A page that closes cancels its task. Cancelled in the middle, a connection would be left between two worlds: the move perhaps
stored and perhaps not, and the driver waiting for an answer that nobody gives any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Worker(Protocol):
    """Something that knows what it is doing, so that it can be waited for."""

    doing: set[asyncio.Task[Any]]


W = TypeVar("W", bound=Worker)
Method = Callable[Concatenate[W, P], Coroutine[Any, Any, T]]


def uninterrupted(method: Method[W, P, T]) -> Callable[Concatenate[W, P], Awaitable[T]]:
    """Runs a method as a task of its own; who asked may be cancelled, the task is not."""

    @wraps(method)
    async def run(self: W, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
        return await asyncio.shield(task)

    return run  # type: ignore[return-value]  # `self` is a name here, and none in the promised type
