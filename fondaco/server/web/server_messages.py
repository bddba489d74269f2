"""What the server sends to the page of a table. The types of the scripts come from here, and tests hold every message to it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from .models import HintFacts, Said


class Part(BaseModel):
    """A part of a message; it has no other keys than these."""

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
    """What the guest may do besides playing."""

    undo: bool
    restart: bool
    confirm: bool


class LogEntry(Part):
    """An entry of the log: after how many moves it stands, and whose move it was."""

    move_count: int
    seat: int | None
    texts: list[str]
    forced: bool = False
    note: str | None = None
    """The message id of what is no move, such as a rematch."""
    args: dict[str, str | int | float | bool | None] | None = None


class TableMessage(Part):
    """The table as one viewer sees it. Of picture and log it has what the page does not have yet."""

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
    """The parts of the picture from back to front; None stands for one that has not changed."""
    changed: list[str] | None = None
    """The ids of the pieces that have changed since the last decision of the viewer's seat."""
    log: list[LogEntry]
    log_from: int
    """The move count from which on the log is sent."""


class ChatUpdate(Part):
    """Chat messages: all of them at first, then each new one."""

    type: Literal["chat"]
    rows: list[Said]


class PresenceMessage(Part):
    """Which seats have a page open, which guests watch, and how many without a name."""

    type: Literal["presence"]
    present: list[bool]
    spectators: list[str]
    anonymous: int


class HintsMessage(Part):
    """The moves that the search suggests, best first; none if the table has changed since the request."""

    type: Literal["hint"]
    move_count: int
    moves: list[HintFacts]


class ReasonMessage(Part):
    """Why a move is not possible."""

    type: Literal["why"]
    move: str
    text: str


class ErrorMessage(Part):
    """Why a request was refused."""

    type: Literal["error"]
    request: str | None
    """The type of the request; None if it was not understood."""
    text: str
    move_count: int


ServerMessage = Annotated[
    TableMessage | ChatUpdate | PresenceMessage | HintsMessage | ReasonMessage | ErrorMessage, Field(discriminator="type")
]
