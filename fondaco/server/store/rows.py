"""What the store hands out: plain rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...core.messages import JsonValue

OPEN, RUNNING, OVER = "open", "running", "over"
GONE = "gone"
"""Whoever still has a table that was taken down knows it by this; it is stored nowhere."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a name and a cookie."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where."""

    number: int
    guest: str | None
    bot: str | None
    name: str
    nonce: bytes = b""
    confirms: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.guest is None and self.bot is None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move that was made."""

    move: str
    forced: bool
    at: float


@dataclass(frozen=True, slots=True)
class NoteRow:
    """Something else that the log says, after so many moves."""

    sequence: int
    message: str
    args: Mapping[str, JsonValue]


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something that was said."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its moves."""

    id: str
    game: str
    rules: int
    components: str
    options: Mapping[str, JsonValue]
    secret: bytes
    promise: str
    """The hash of the secret, as it was published when the table was set up."""
    host: str
    public: bool
    since: float
    touched: float
    phase: str
    result: Mapping[str, JsonValue] | None
    held: int | None = None
    """The seat that has yet to confirm the end of its turn."""
    seats: tuple[SeatRow, ...] = ()
