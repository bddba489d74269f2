"""The live line of a page: one WebSocket. The page sends what its player does; the house sends what has changed."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Annotated, Any, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketState

from ...core.errors import FondacoError
from ...core.messages import JsonValue
from ...core.scene import LAYOUTS
from ..play.house import House
from ..play.table import Table
from ..show.log import log
from ..show.view import Viewer, facts, hints, picture, why_not
from ..store.rows import GONE, Guest
from ..words import refuse
from .hub import Hub, Line, chat_row
from .identity import Door, lang_of, require_same_site

router = APIRouter()

TAKEN_DOWN = 4404
"""The code by which a page hears that its table is no more."""
LOG = logging.getLogger("fondaco.server")
LONGEST = 4000
"""How many letters a page may send at once."""
BROKEN = 1011
"""The code of WebSocket for a line that the house could not go on with."""


class Play(BaseModel):
    """Make moves."""

    type: Literal["play"]
    moves: Annotated[list[Annotated[str, Field(max_length=80)]], Field(min_length=1, max_length=20)]
    move_count: int


class Undo(BaseModel):
    """Take back."""

    type: Literal["undo"]
    move_count: int
    whole_turn: bool = False


class Confirm(BaseModel):
    """End the turn."""

    type: Literal["confirm-turn"]


class Confirms(BaseModel):
    """Whether turns are to be confirmed."""

    type: Literal["set-turn-confirmation"]
    enabled: bool


class Chat(BaseModel):
    """Say something."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Look(BaseModel):
    """See with the eyes of one of one's own seats; None: as a spectator."""

    type: Literal["switch-seat"]
    seat: int | None


class Layout(BaseModel):
    """The page has another shape now."""

    type: Literal["set-layout"]
    layout: Literal["wide", "tall"]


class Why(BaseModel):
    """Ask why a move is not possible."""

    type: Literal["why"]
    move: Annotated[str, Field(max_length=80)]


class Hint(BaseModel):
    """Ask what to do at the position after `at` moves."""

    type: Literal["hint"]
    move_count: int


Wish = TypeAdapter[Any](
    Annotated[Play | Undo | Confirm | Confirms | Chat | Look | Layout | Why | Hint, Field(discriminator="type")]
)


@router.websocket("/live/{id}")
async def live(socket: WebSocket, id: str) -> None:
    """The line of one page."""
    house: House = socket.app.state.house
    hub: Hub = socket.app.state.hub
    door: Door = socket.app.state.door
    lang = lang_of(socket)
    try:
        require_same_site(socket)
        table = await house.tables.find(id)
    except FondacoError:
        await socket.close(1008)
        return
    guest = await door.guest(socket.cookies)
    layout = socket.query_params.get("layout", "wide")
    await socket.accept()
    line = Line(guest, first_seat(table, guest), lang, layout if layout in LAYOUTS else "wide")
    line.waiting.append({"type": "chat", "rows": [chat_row(table, row) for row in await house.tables.store.chat(table.id)]})
    hub.join(id, line)
    house.driver.go_on(table)  # if it had given up
    line.ring()
    sender = asyncio.create_task(_send(socket, hub, table, line))
    try:
        while True:
            await _heed(await socket.receive_text(), house, table, line)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hub.part(id, line)
        line.end()
        sender.cancel()


def first_seat(table: Table, guest: Guest | None) -> int | None:
    """With whose eyes a page begins: one's own seat; whoever shares a device first says who looks."""
    mine = table.seats_of(guest.id if guest else None)
    return mine[0] if len(mine) == 1 or (mine and table.over) else None


async def _heed(text: str, house: House, table: Table, line: Line) -> None:
    """Do what a page asks; what cannot be is told to that page alone."""
    wish = None
    try:
        if len(text) > LONGEST:
            raise refuse("too-long")
        wish = Wish.validate_json(text)
        await _do(wish, house, table, line)
    except ValidationError:
        line.waiting.append(_refusal(None, refuse("bad-request"), table, line))
    except FondacoError as error:
        line.waiting.append(_refusal(wish, error, table, line))
    line.ring()


def _refusal(wish: Any, error: FondacoError, table: Table, line: Line) -> dict[str, JsonValue]:
    """Why something cannot be, and what it is that cannot; None where that was not to be understood."""
    return {
        "type": "error",
        "request": wish.type if wish is not None else None,
        "text": error.text(line.lang),
        "move_count": table.move_count,
    }


async def _do(wish: Any, house: House, table: Table, line: Line) -> None:
    if isinstance(wish, Layout):
        line.layout, line.stale, line.sent = wish.layout, True, {}  # the page has cleared its board for another shape
        return
    guest = line.guest
    if guest is None:
        raise refuse("name-required", 401)
    match wish:
        case Play():
            await house.play(table, guest, wish.moves, wish.move_count)
        case Undo():
            await house.undo(table, guest, wish.move_count, wish.whole_turn)
        case Confirm():
            await house.confirm(table, guest)
        case Confirms():
            await house.set_confirms(table, guest, wish.enabled)
        case Chat():
            current = await house.tables.store.guest(guest.id)
            await house.chat(table, current or guest, wish.text)
        case Look():
            if wish.seat is not None and wish.seat not in table.seats_of(guest.id):
                raise refuse("not-your-seat", 403)
            line.seat, line.stale = wish.seat, True
        case Why():
            text = why_not(table, line.seat, wish.move, line.lang) if line.seat is not None else ""
            line.waiting.append({"type": "why", "move": wish.move, "text": text})
        case Hint():
            line.begin(_advise(house, table, line, guest, wish))


async def _advise(house: House, table: Table, line: Line, guest: Guest, wish: Hint) -> None:
    """A hint takes a while; the line goes on hearing meanwhile."""
    try:
        advice = await house.advise(table, guest, wish.move_count, line.lang)
        line.waiting.append({"type": "hint", **hints(table, wish.move_count, advice, line.lang)})
    except FondacoError as error:
        line.waiting.append(_refusal(wish, error, table, line))
    line.ring()


async def _send(socket: WebSocket, hub: Hub, table: Table, line: Line) -> None:
    """Send what has changed whenever something has. A line that can send nothing more is closed: the page opens another."""
    try:
        while True:
            await line.news()
            while line.waiting:
                message = line.waiting.popleft()
                await _write(socket, {**message, **_present(hub, table)} if message["type"] == "presence" else message)
            if table.row.phase == GONE:
                await socket.close(TAKEN_DOWN)
                return
            if line.stale:
                line.stale = False
                await _write(socket, table_message(table, line))
    except WebSocketDisconnect:
        pass
    except Exception:
        if WebSocketState.DISCONNECTED not in (socket.client_state, socket.application_state):
            LOG.exception("table %s: a line broke", table.id)
            await socket.close(BROKEN)


async def _write(socket: WebSocket, message: dict[str, JsonValue]) -> None:
    await socket.send_text(json.dumps(message, ensure_ascii=False))


def _present(hub: Hub, table: Table) -> dict[str, JsonValue]:
    """Which seats have a page open, who else watches, and how many of them have no name."""
    here = hub.guests(table.id)
    seated = {seat.guest for seat in table.seats}
    return {
        "present": [seat.bot is not None or seat.guest in here for seat in table.seats],
        "spectators": sorted(name for guest, name in here.items() if guest not in seated),
        "anonymous": hub.strangers(table.id),
    }


def table_message(table: Table, line: Line) -> dict[str, JsonValue]:
    """The table for the viewer of a line: of picture and log only what the page does not have."""
    guest = line.guest.id if line.guest else None
    mine = table.seats_of(guest)
    if len(mine) == 1 or (mine and table.over and line.seat is None):
        line.seat = mine[0]
    elif line.seat not in mine:
        line.seat = None  # it was left
    elif table.state is not None and table.state.player in mine and line.seat != table.state.player:
        line.seat = None  # somebody else at the same device is to act: the curtain falls
    viewer = Viewer(guest, line.seat, line.lang, line.layout)
    message: dict[str, JsonValue] = {"type": "table", **facts(table, viewer)}
    if table.state is not None:
        drawn, changed = picture(table, viewer)
        parts = dict(drawn.parts)
        message["view_box"] = drawn.view_box
        message["parts"] = [[name, None if line.sent.get(name) == svg else svg] for name, svg in drawn.parts]
        message["changed"] = changed
        line.sent = parts
    book = line.seat, table.rewritten
    first = line.sent_log if line.book == book else 0
    message["log_from"] = first
    message["log"] = log(table, line.seat, line.lang, first)
    line.book, line.sent_log = book, table.move_count
    return message
