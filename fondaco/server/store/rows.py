"""The rows that the store returns: plain data, with the names of the columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...core.messages import JsonValue

OPEN, RUNNING, OVER = "open", "running", "over"
REMOVED = "removed"
"""The phase of a removed table, for connections that still hold it. It is never stored."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person with a name and a cookie."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat, with its guest or its bot."""

    number: int
    guest: str | None
    bot: str | None
    name: str
    nonce: bytes = b""
    confirms_turns: bool = False

    @property
    def free(self) -> bool:
        """Whether a guest can take the seat."""
        return self.guest is None and self.bot is None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move in notation."""

    move: str
    forced: bool
    made_at: float


@dataclass(frozen=True, slots=True)
class NoteRow:
    """An entry of the log that belongs to no move, and the number of moves before it."""

    move_count: int
    message: str
    args: Mapping[str, JsonValue]


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A chat message."""

    id: int
    name: str
    seat: int | None
    text: str
    sent_at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its moves."""

    id: str
    game: str
    rules_version: int
    components_digest: str
    options: Mapping[str, JsonValue]
    secret: bytes
    commitment: str
    """The hash of the secret, as it was published when the table was created."""
    host: str
    public: bool
    created_at: float
    updated_at: float
    phase: str
    result: Mapping[str, JsonValue] | None
    held_by: int | None = None
    """The seat that has yet to confirm the end of its turn."""
    seats: tuple[SeatRow, ...] = ()
