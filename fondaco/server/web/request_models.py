"""The requests of clients: bodies of the JSON API, and messages of the WebSocket.

Requests that both accept have one model. On the WebSocket ``type`` says which request a message is; over HTTP it may be left out.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, TypeAdapter

MAX_NAME_LENGTH = 24

OptionValue = bool | int | str | float | None


def clean_name(text: str) -> str:
    """Return a name without invisible characters, at most 24 characters long; empty if nothing remains."""
    visible = "".join(letter for letter in text if unicodedata.category(letter)[0] not in "CZ" or letter == " ")
    return " ".join(visible.split())[:MAX_NAME_LENGTH].strip()


PlayerName = Annotated[str, Field(max_length=200), AfterValidator(clean_name)]
Move = Annotated[str, Field(max_length=80)]


class UpdateMe(BaseModel):
    """Your new name, and the language of texts."""

    name: PlayerName | None = None
    lang: Annotated[str | None, Field(pattern="^(en|de)$")] = None


class NewTable(BaseModel):
    """A table to create. A seat is a bot spec, or null for a person."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[Annotated[str, Field(min_length=1, max_length=80)] | None], Field(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    public: bool = False


class TakeSeats(BaseModel):
    """Seats to take. The nonce, 16 to 64 hex digits, is part of the seed, so that the server cannot choose the seed."""

    seats: Annotated[list[int], Field(min_length=1, max_length=8)]
    nonce: Annotated[str, Field(pattern="^([0-9a-f]{2}){8,32}$")]
    names: Annotated[list[PlayerName], Field(max_length=8)] = []


class PlayMoves(BaseModel):
    """Moves in notation, all or none of them, for the position after `move_count` moves."""

    type: Literal["play"] = "play"
    moves: Annotated[list[Move], Field(min_length=1, max_length=20)]
    move_count: int


class UndoRequest(BaseModel):
    """Undo the last decision, or all of the turn that can be undone, in the position after `move_count` moves."""

    type: Literal["undo"] = "undo"
    move_count: int
    whole_turn: bool = False


class SetTurnConfirmation(BaseModel):
    """Whether your turns wait for your confirmation at their end."""

    type: Literal["set-turn-confirmation"] = "set-turn-confirmation"
    enabled: bool


class NewChatMessage(BaseModel):
    """A chat message to send."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(min_length=1, max_length=500)]


class ConfirmTurn(BaseModel):
    """End the turn that waits for your confirmation."""

    type: Literal["confirm-turn"]


class SwitchSeat(BaseModel):
    """Show the table from one of your seats; null: as a spectator."""

    type: Literal["switch-seat"]
    seat: int | None


class SetLayout(BaseModel):
    """The new layout of the page. It has cleared its picture."""

    type: Literal["set-layout"]
    layout: Literal["wide", "tall"]


class WhyRequest(BaseModel):
    """Ask for the reason against a move."""

    type: Literal["why"]
    move: Move


class HintRequest(BaseModel):
    """Ask for hints in the position after `move_count` moves."""

    type: Literal["hint"]
    move_count: int


ClientMessage = (
    PlayMoves
    | UndoRequest
    | ConfirmTurn
    | SetTurnConfirmation
    | NewChatMessage
    | SwitchSeat
    | SetLayout
    | WhyRequest
    | HintRequest
)
"""A message of a page on the WebSocket."""
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
