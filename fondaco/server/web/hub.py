"""The open pages. A connection is notified when its table changes, and then builds the message for its viewer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Iterator
from typing import Any

from ...core.messages import JsonValue
from ..presentation.snapshot import SentParts
from ..store.rows import ChatRow, Guest
from ..tables.table import Table

MAX_UNSENT = 200
"""The number of unsent messages of a connection. A page with more is not reading any more, and older ones are dropped."""


class Connection:
    """One open page."""

    def __init__(self, guest: Guest | None, seat: int | None, lang: str, layout: str) -> None:
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.layout = layout
        self.stale = True
        """Whether the table has changed since it was last sent."""
        self.outbox: deque[dict[str, JsonValue]] = deque(maxlen=MAX_UNSENT)
        self.sent = SentParts()
        self._notified = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task that takes longer. It is cancelled when the page is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Cancel the tasks of a closed page."""
        for task in self._tasks:
            task.cancel()

    def send(self, message: dict[str, JsonValue]) -> None:
        """Append a message to those that wait to be sent."""
        self.outbox.append(message)
        self.notify()

    def mark_stale(self) -> None:
        """Have the table sent again."""
        self.stale = True
        self.notify()

    def notify(self) -> None:
        """Wake the task that sends."""
        self._notified.set()

    async def wait(self) -> None:
        """Wait until there is something to send."""
        await self._notified.wait()
        self._notified.clear()


class Hub:
    """All open pages, by table."""

    def __init__(self) -> None:
        self._connections: dict[str, set[Connection]] = {}

    def join(self, table: str, connection: Connection) -> None:
        """Add the connection of an opened page."""
        self._connections.setdefault(table, set()).add(connection)
        self._send_presence(table)

    def leave(self, table: str, connection: Connection) -> None:
        """Remove the connection of a closed page."""
        connections = self._connections.get(table, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(table, None)
        self._send_presence(table)

    def table_changed(self, table: Table) -> None:
        """Notify the connections of a table that it has changed."""
        for connection in self._connections_of(table.id):
            connection.mark_stale()

    def chat_added(self, table: Table, row: ChatRow) -> None:
        """Send a chat message to the connections of a table."""
        for connection in self._connections_of(table.id):
            connection.send({"type": "chat", "rows": [chat_json(table, row)]})

    def named_guests(self, table: str) -> dict[str, str]:
        """Return the names of the guests with an open page, by id."""
        guests = (connection.guest for connection in self._connections.get(table, set()))
        return {guest.id: guest.name for guest in guests if guest is not None}

    def anonymous_count(self, table: str) -> int:
        """Return the number of open pages without a guest."""
        return sum(connection.guest is None for connection in self._connections.get(table, set()))

    def _send_presence(self, table: str) -> None:
        for connection in self._connections_of(table):
            connection.send({"type": "presence"})

    def _connections_of(self, table: str) -> Iterator[Connection]:
        yield from tuple(self._connections.get(table, ()))


def chat_json(table: Table, row: ChatRow) -> dict[str, JsonValue]:
    """Return a chat message as JSON. Its text is never interpreted."""
    colour = None if row.seat is None else table.game.presentation.seat_colours[row.seat]
    return {"id": row.id, "name": row.name, "seat": row.seat, "colour": colour, "text": row.text, "sent_at": row.sent_at}
