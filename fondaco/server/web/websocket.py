"""The WebSocket of a page. The page sends the requests of its guest; the server sends the changes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketState

from ...core.errors import FondacoError
from ...core.messages import JsonValue
from ...core.scene import LAYOUTS
from ..errors import RequestError
from ..presentation.snapshot import snapshot
from ..presentation.table_json import hints_json, why_not
from ..presentation.viewer import Viewer, current_seat, initial_seat
from ..store.rows import REMOVED, Guest
from ..tables.service import TableService
from ..tables.table import Table
from .dependencies import request_language, require_same_origin
from .guest_tokens import GuestTokens
from .hub import Connection, Hub, chat_json
from .request_models import (
    CLIENT_MESSAGE,
    ClientMessage,
    ConfirmTurn,
    HintRequest,
    NewChatMessage,
    PlayMoves,
    SetLayout,
    SetTurnConfirmation,
    SwitchSeat,
    UndoRequest,
    WhyRequest,
)

router = APIRouter()

LOG = logging.getLogger("fondaco.server")
CLOSE_TABLE_REMOVED = 4404
"""The close code by which a page learns that its table was removed."""
CLOSE_POLICY_VIOLATION = 1008
CLOSE_INTERNAL_ERROR = 1011
MAX_MESSAGE_LENGTH = 4000
"""The number of characters of one message."""


@router.websocket("/live/{id}")
async def live(socket: WebSocket, id: str) -> None:
    """Serve one page."""
    service: TableService = socket.app.state.table_service
    hub: Hub = socket.app.state.hub
    tokens: GuestTokens = socket.app.state.guest_tokens
    try:
        require_same_origin(socket)
        table = await service.repository.get(id)
    except FondacoError:
        await socket.close(CLOSE_POLICY_VIOLATION)
        return
    guest = await tokens.from_cookies(socket.cookies)
    layout = socket.query_params.get("layout", "wide")
    await socket.accept()
    seat = initial_seat(table, guest.id if guest else None)
    connection = Connection(guest, seat, request_language(socket), layout if layout in LAYOUTS else "wide")
    connection.send({"type": "chat", "rows": [chat_json(table, row) for row in await service.repository.store.chat(table.id)]})
    hub.join(id, connection)
    service.autoplayer.wake(table)  # it may have stopped after errors
    sender = asyncio.create_task(_send_loop(socket, hub, table, connection))
    try:
        while True:
            await _handle_text(await socket.receive_text(), service, table, connection)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hub.leave(id, connection)
        connection.close()
        sender.cancel()


# --- requests ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Context:
    """What a handler needs besides the message."""

    service: TableService
    table: Table
    connection: Connection

    def require_guest(self) -> Guest:
        """Return the guest of the page. A page without a cookie is refused."""
        if self.connection.guest is None:
            raise RequestError("name-required", 401)
        return self.connection.guest


M = TypeVar("M", bound=BaseModel)
Handler = Callable[[Context, M], Awaitable[None]]
HANDLERS: dict[type[BaseModel], Handler[Any]] = {}
"""The handler of each kind of message."""


def _handles(kind: type[M]) -> Callable[[Handler[M]], Handler[M]]:
    """Register the handler of a kind of message."""

    def register(handler: Handler[M]) -> Handler[M]:
        HANDLERS[kind] = handler
        return handler

    return register


async def _handle_text(text: str, service: TableService, table: Table, connection: Connection) -> None:
    """Fulfil the request of a page. An error is sent to that page only."""
    message = None
    try:
        if len(text) > MAX_MESSAGE_LENGTH:
            raise RequestError("too-long")
        message = CLIENT_MESSAGE.validate_json(text)
        await HANDLERS[type(message)](Context(service, table, connection), message)
    except ValidationError:
        connection.send(_error_message(None, RequestError("bad-request"), table, connection))
    except FondacoError as error:
        connection.send(_error_message(message, error, table, connection))


def _error_message(
    message: ClientMessage | None, error: FondacoError, table: Table, connection: Connection
) -> dict[str, JsonValue]:
    """Return the error with the type of the refused request; None if the request was not understood."""
    request = message.type if message is not None else None
    return {"type": "error", "request": request, "text": error.text(connection.lang), "move_count": table.move_count}


@_handles(PlayMoves)
async def _play(context: Context, message: PlayMoves) -> None:
    await context.service.play(context.table, context.require_guest(), message.moves, message.move_count)


@_handles(UndoRequest)
async def _undo(context: Context, message: UndoRequest) -> None:
    await context.service.undo(context.table, context.require_guest(), message.move_count, message.whole_turn)


@_handles(ConfirmTurn)
async def _confirm_turn(context: Context, message: ConfirmTurn) -> None:
    await context.service.confirm_turn(context.table, context.require_guest())


@_handles(SetTurnConfirmation)
async def _set_turn_confirmation(context: Context, message: SetTurnConfirmation) -> None:
    await context.service.set_turn_confirmation(context.table, context.require_guest(), message.enabled)


@_handles(NewChatMessage)
async def _chat(context: Context, message: NewChatMessage) -> None:
    guest = context.require_guest()
    renamed = await context.service.repository.store.guest(guest.id)
    await context.service.chat(context.table, renamed or guest, message.text)


@_handles(SwitchSeat)
async def _switch_seat(context: Context, message: SwitchSeat) -> None:
    if message.seat is not None and message.seat not in context.table.seats_of(context.require_guest().id):
        raise RequestError("not-your-seat", 403)
    context.connection.seat = message.seat
    context.connection.mark_stale()


@_handles(SetLayout)
async def _set_layout(context: Context, message: SetLayout) -> None:
    connection = context.connection
    connection.layout = message.layout
    connection.sent.picture = {}
    connection.mark_stale()


@_handles(WhyRequest)
async def _why(context: Context, message: WhyRequest) -> None:
    context.require_guest()
    connection = context.connection
    text = why_not(context.table, connection.seat, message.move, connection.lang) if connection.seat is not None else ""
    connection.send({"type": "why", "move": message.move, "text": text})


@_handles(HintRequest)
async def _hint(context: Context, message: HintRequest) -> None:
    context.connection.run_in_background(_send_hints(context, context.require_guest(), message))


async def _send_hints(context: Context, guest: Guest, message: HintRequest) -> None:
    """Send hints when they are computed. Until then the page can send other requests."""
    table, connection = context.table, context.connection
    try:
        hints = await context.service.hints(table, guest, message.move_count, connection.lang)
        connection.send({"type": "hint", **hints_json(table, message.move_count, hints, connection.lang)})
    except FondacoError as error:
        connection.send(_error_message(message, error, table, connection))


# --- updates -----------------------------------------------------------------------------------------------------------------


async def _send_loop(socket: WebSocket, hub: Hub, table: Table, connection: Connection) -> None:
    """Send the changes of a table. After an error the connection is closed, and the page opens another."""
    try:
        while True:
            await connection.wait()
            while connection.outbox:
                message = connection.outbox.popleft()
                await _send_json(socket, {**message, **_presence(hub, table)} if message["type"] == "presence" else message)
            if table.row.phase == REMOVED:
                await socket.close(CLOSE_TABLE_REMOVED)
                return
            if connection.stale:
                connection.stale = False
                await _send_json(socket, table_message(table, connection))
    except WebSocketDisconnect:
        pass
    except Exception:
        if WebSocketState.DISCONNECTED not in (socket.client_state, socket.application_state):
            LOG.exception("table %s: a connection failed", table.id)
            await socket.close(CLOSE_INTERNAL_ERROR)


async def _send_json(socket: WebSocket, message: dict[str, JsonValue]) -> None:
    await socket.send_text(json.dumps(message, ensure_ascii=False))


def _presence(hub: Hub, table: Table) -> dict[str, JsonValue]:
    """Return which seats have an open page, and the spectators: names, and the number of those without one."""
    guests = hub.named_guests(table.id)
    seated = {seat.guest for seat in table.seats}
    return {
        "present": [seat.bot is not None or seat.guest in guests for seat in table.seats],
        "spectators": sorted(name for guest, name in guests.items() if guest not in seated),
        "anonymous": hub.anonymous_count(table.id),
    }


def table_message(table: Table, connection: Connection) -> dict[str, JsonValue]:
    """Return the message that updates the page of a connection, and update the seat it shows."""
    guest = connection.guest.id if connection.guest else None
    connection.seat = current_seat(table, guest, connection.seat)
    return snapshot(table, Viewer(guest, connection.seat, connection.lang, connection.layout), connection.sent)
