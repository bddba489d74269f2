"""Who is watching: one line a page. A line is told when its table changes, and fetches what its viewer may see."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Iterator
from typing import Any

from ...core.messages import JsonValue
from ..play.table import Table
from ..store.rows import ChatRow, Guest

TOO_MUCH = 200
"""A line with so much unsent talk is not reading any more."""


class Line:
    """One open page."""

    def __init__(self, guest: Guest | None, seat: int | None, lang: str, layout: str) -> None:
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.layout = layout
        self.stale = True
        """Whether the table has changed since it was last sent."""
        self.waiting: deque[dict[str, JsonValue]] = deque(maxlen=TOO_MUCH)
        self.sent: dict[str, str] = {}
        """The parts of the picture that the page has."""
        self.sent_log = 0
        """How many moves the day book of the page tells of."""
        self.book: tuple[int | None, int] | None = None
        """Which day book that is: with whose eyes it was written, and which time."""
        self._bell = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for the page that takes a while; it ends with the page."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def end(self) -> None:
        """The page is gone."""
        for task in self._work:
            task.cancel()

    def ring(self) -> None:
        """There is something to send."""
        self._bell.set()

    async def news(self) -> None:
        """Wait until there is something to send."""
        await self._bell.wait()
        self._bell.clear()


class Hub:
    """All open pages, by table."""

    def __init__(self) -> None:
        self._lines: dict[str, set[Line]] = {}

    def join(self, table: str, line: Line) -> None:
        """A page was opened."""
        self._lines.setdefault(table, set()).add(line)
        self._presence(table)

    def part(self, table: str, line: Line) -> None:
        """A page was closed."""
        lines = self._lines.get(table, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(table, None)
        self._presence(table)

    def changed(self, table: Table) -> None:
        """Tell all who watch a table that it has changed."""
        for line in self._watching(table.id):
            line.stale = True
            line.ring()

    def said(self, table: Table, row: ChatRow) -> None:
        """Tell all who watch a table what was said."""
        for line in self._watching(table.id):
            line.waiting.append({"type": "chat", "rows": [chat_row(table, row)]})
            line.ring()

    def guests(self, table: str) -> dict[str, str]:
        """The guests with an open page: their names by id."""
        return {line.guest.id: line.guest.name for line in self._lines.get(table, set()) if line.guest is not None}

    def strangers(self, table: str) -> int:
        """How many pages are open that belong to nobody with a name."""
        return sum(line.guest is None for line in self._lines.get(table, set()))

    def _presence(self, table: str) -> None:
        for line in self._watching(table):
            line.waiting.append({"type": "presence"})
            line.ring()

    def _watching(self, table: str) -> Iterator[Line]:
        yield from tuple(self._lines.get(table, ()))


def chat_row(table: Table, row: ChatRow) -> dict[str, JsonValue]:
    """Something said, as plain data. It stays text all the way."""
    colour = None if row.seat is None else table.game.presentation.seat_colours[row.seat]
    return {"id": row.id, "name": row.name, "seat": row.seat, "colour": colour, "text": row.text, "sent_at": row.at}
