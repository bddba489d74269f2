"""The messages of the server on the WebSocket. The types of the scripts are generated from them; tests check each message."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .response_models import ChatMessage, HintInfo


class Part(BaseModel):
    """A part of a message, without other keys."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Action(Part):
    """An available action."""

    action: int
    move: str
    text: str


class SeatInfo(Part):
    """A seat of the table."""

    name: str
    bot: str | None
    """The name of the bot, in the language of the page."""
    colour: str
    free: bool
    yours: bool
    score: int | None
    """None while the viewer may not know all its points."""


class Status(Part):
    """Who is to move, and the prompt."""

    kind: Literal["yours", "hold", "other", "open", "over", "outdated"]
    seat: int | None
    text: str


class Permissions(Part):
    """What the guest may do, besides making moves."""

    undo: bool
    restart: bool
    confirm: bool


class LogEntry(Part):
    """An entry of the log, with its seat and the number of moves after it."""

    move_count: int
    seat: int | None
    texts: list[str]
    forced: bool = False
    note: str | None = None
    """The message id of an entry that belongs to no move, such as a rematch."""
    args: dict[str, str | int | float | bool | None] | None = None


class TableMessage(Part):
    """The table as one viewer sees it, with the parts of picture and log that the page does not have yet."""

    type: Literal["table"]
    id: str
    game: str
    title: str
    phase: Literal["open", "running", "over"]
    move_count: int
    round: int | None
    seat: int | None
    your_seats: list[int]
    host: bool
    seats: list[SeatInfo]
    player: int | None
    status: Status
    actions: list[Action]
    permissions: Permissions
    confirms_turns: bool
    your_last_decision: int | None
    """The move count after the last decision of the viewer's seat."""
    howto: str
    commitment: str
    view_box: str | None = None
    parts: list[tuple[str, str | None]] | None = None
    """The parts of the picture from back to front; None for a part that has not changed."""
    changed: list[str] | None = None
    """The ids of the pieces that have changed since the last decision of the viewer's seat."""
    log: list[LogEntry]
    log_from: int
    """The number of moves before the first entry sent."""


class ChatUpdate(Part):
    """Chat messages: all of them at first, then each new one."""

    type: Literal["chat"]
    rows: list[ChatMessage]


class PresenceMessage(Part):
    """The seats with an open page, the names of the spectators, and the number of spectators without a name."""

    type: Literal["presence"]
    present: list[bool]
    spectators: list[str]
    anonymous: int


class HintsMessage(Part):
    """The moves that the search suggests, best first; none if the table has changed since the request."""

    type: Literal["hint"]
    move_count: int
    moves: list[HintInfo]


class ReasonMessage(Part):
    """The reason against a move; empty if it is legal."""

    type: Literal["why"]
    move: str
    text: str


class ErrorMessage(Part):
    """The reason why a request was refused."""

    type: Literal["error"]
    request: str | None
    """The type of the request; None if it was not understood."""
    text: str
    move_count: int


ServerMessage = Annotated[
    TableMessage | ChatUpdate | PresenceMessage | HintsMessage | ReasonMessage | ErrorMessage, Field(discriminator="type")
]
