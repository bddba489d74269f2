"""The responses of the JSON API."""

from __future__ import annotations

from pydantic import BaseModel

from .request_models import OptionValue


class ErrorBody(BaseModel):
    """The error, as a sentence for the player."""

    error: str


class OptionInfo(BaseModel):
    """An option of a game."""

    default: OptionValue
    choices: list[OptionValue]
    choice_texts: list[str]
    """The choices as text for people."""
    help: str


class GameInfo(BaseModel):
    """A game of the server."""

    id: str
    title: str
    min_players: int
    max_players: int
    typical_minutes: int
    """The typical duration of a game in minutes."""
    options: dict[str, OptionInfo]
    rules_version: int
    components_digest: str


class Me(BaseModel):
    """Your name and language."""

    name: str | None
    lang: str


class DeviceLink(BaseModel):
    """A private link. Every person who opens it can play for you."""

    url: str


class TableInfo(BaseModel):
    """A table, and the commitment to its secret. Store it, and send a nonce of your own when you take a seat."""

    id: str
    commitment: str


class Rematch(TableInfo):
    """The table of a rematch, and your seats there if all players move on by one seat."""

    seats: list[int]


class ChatMessage(BaseModel):
    """A chat message, with the seat of its author, if there is one."""

    id: int
    name: str
    seat: int | None
    colour: str | None
    text: str
    sent_at: float


class RefusalReason(BaseModel):
    """The reason against a move; empty if it is legal."""

    reason: str


class HintInfo(BaseModel):
    """A suggested move, with the expected outcome."""

    action: int
    move: str
    text: str
    explanation: str


class Hints(BaseModel):
    """The best moves in the position after `move_count` moves, the best first; none if the table has changed since then."""

    move_count: int
    moves: list[HintInfo]


class FairDealProof(BaseModel):
    """The commitment of a table; once the game is over, everything that proves its deal fair."""

    commitment: str
    secret: str | None
    nonces: list[str] | None
    seed: str | None
    proves: bool | None


class Moment(BaseModel):
    """One moment of a game. The move before it is included once the game is over; then no points are hidden."""

    move_count: int
    last: int
    """The number of moves of the whole game so far."""
    view_box: str
    parts: list[tuple[str, str]]
    status: str
    player: int | None
    texts: list[str]
    move: str | None
    scores: list[int | None]
