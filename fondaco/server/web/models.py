"""What the JSON API takes and gives."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

Value = bool | int | str | float | None


class Problem(BaseModel):
    """What went wrong, as a sentence to a player."""

    error: str


class OptionFacts(BaseModel):
    """An option of a game."""

    default: Value
    choices: list[Value]
    choice_texts: list[str]
    """The choices as text for people."""
    help: str


class GameFacts(BaseModel):
    """A game of the shelf."""

    id: str
    title: str
    min_players: int
    max_players: int
    typical_minutes: int
    """About how long a game takes."""
    options: dict[str, OptionFacts]
    rules_version: int
    components_digest: str


class Me(BaseModel):
    """Who you are."""

    name: str | None
    lang: str


class NewMe(BaseModel):
    """What you want to be called, and in which language you want to be spoken to."""

    name: Annotated[str | None, Field(max_length=200)] = None
    lang: Annotated[str | None, Field(pattern="^(en|de)$")] = None


class Link(BaseModel):
    """A private link: whoever opens it can sit in your seats."""

    url: str


class NewTable(BaseModel):
    """A table to set up. A seat is the name of a bot, or null for a person."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[Annotated[str, Field(min_length=1, max_length=80)] | None], Field(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    public: bool = False


class TableFacts(BaseModel):
    """A table that was set up, and the hash of its secret: keep it, and send a nonce of your own when you sit down."""

    id: str
    commitment: str


class Rematch(TableFacts):
    """The table of a rematch, and the seats there that are yours if all sit down again, so that another seat starts."""

    seats: list[int]


class Sit(BaseModel):
    """Seats to take. The nonce (16 to 64 hex digits) goes into the chance of the game, so that the house does not choose it."""

    seats: Annotated[list[int], Field(min_length=1, max_length=8)]
    nonce: Annotated[str, Field(pattern="^([0-9a-f]{2}){8,32}$")]
    names: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=8)] = []


class Moves(BaseModel):
    """Moves in notation, all or none of them, at the position after `at` moves."""

    moves: Annotated[list[Annotated[str, Field(max_length=80)]], Field(min_length=1, max_length=20)]
    move_count: int


class TakeBack(BaseModel):
    """Take back the last decision, or all of the turn that can be."""

    move_count: int
    whole_turn: bool = False


class Confirms(BaseModel):
    """Whether your turns are to end only when you confirm it."""

    enabled: bool


class Said(BaseModel):
    """Something that was said: by whom, from which seat, if from one, and when."""

    id: int
    name: str
    seat: int | None
    colour: str | None
    text: str
    sent_at: float


class Say(BaseModel):
    """Something to say at the table."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Reason(BaseModel):
    """Why a move is not possible; empty if it is."""

    reason: str


class HintFacts(BaseModel):
    """A move, and what is expected of it."""

    action: int
    move: str
    text: str
    explanation: str


class Hints(BaseModel):
    """The best moves at the position after `at` moves, the best first; none if the table has gone on meanwhile."""

    move_count: int
    moves: list[HintFacts]


class Proof(BaseModel):
    """The promise of a table, and once the game is over all that proves its deal fair."""

    commitment: str
    secret: str | None
    nonces: list[str] | None
    seed: str | None
    proves: bool | None


class Moment(BaseModel):
    """One moment of a game; the move that led to it is named once the game is over, and no points are covered then."""

    move_count: int
    last: int
    view_box: str
    parts: list[tuple[str, str]]
    status: str
    player: int | None
    texts: list[str]
    move: str | None
    scores: list[int | None]
