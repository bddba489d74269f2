"""Playing: moves, undo, hints and chat."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from ...errors import RequestError
from ...presentation.table_json import hints_json, table_json, why_not
from ..dependencies import Lang, RequestedTable, RequiredGuest, Service
from ..hub import chat_json
from ..request_models import NewChatMessage, PlayMoves, SetTurnConfirmation, UndoRequest
from ..response_models import ChatMessage, ErrorBody, Hints, RefusalReason
from .tables import viewer_of

router = APIRouter(prefix="/tables/{id}", tags=["play"])


@router.post("/moves")
async def play(request: PlayMoves, table: RequestedTable, guest: RequiredGuest, service: Service, lang: Lang) -> dict[str, Any]:
    """Make moves for the seat to move, if it is yours."""
    await service.play(table, guest, request.moves, request.move_count)
    return table_json(table, viewer_of(table, guest, lang))


@router.post("/undo")
async def undo(request: UndoRequest, table: RequestedTable, guest: RequiredGuest, service: Service, lang: Lang) -> dict[str, Any]:
    """Undo decisions, back to the last reveal or the last decision of another player."""
    await service.undo(table, guest, request.move_count, request.whole_turn)
    return table_json(table, viewer_of(table, guest, lang))


@router.post("/confirm")
async def confirm_turn(table: RequestedTable, guest: RequiredGuest, service: Service, lang: Lang) -> dict[str, Any]:
    """End the turn that waits for your confirmation."""
    await service.confirm_turn(table, guest)
    return table_json(table, viewer_of(table, guest, lang))


@router.post("/turn-confirmation")
async def set_turn_confirmation(
    request: SetTurnConfirmation, table: RequestedTable, guest: RequiredGuest, service: Service, lang: Lang
) -> dict[str, Any]:
    """Set whether your turns at this table wait for your confirmation at their end."""
    await service.set_turn_confirmation(table, guest, request.enabled)
    return table_json(table, viewer_of(table, guest, lang))


@router.get("/chat")
async def list_chat(table: RequestedTable, service: Service) -> list[ChatMessage]:
    """The latest chat messages."""
    return [ChatMessage.model_validate(chat_json(table, row)) for row in await service.repository.store.chat(table.id)]


@router.post("/chat")
async def post_chat(request: NewChatMessage, table: RequestedTable, guest: RequiredGuest, service: Service) -> dict[str, bool]:
    """Send a chat message."""
    await service.chat(table, guest, request.text)
    return {"sent": True}


@router.get("/why")
async def why(
    table: RequestedTable, guest: RequiredGuest, lang: Lang, move: Annotated[str, Query(max_length=80)]
) -> RefusalReason:
    """The reason against a move of yours."""
    guest_seats = table.seats_of(guest.id)
    if not guest_seats:
        raise RequestError("not-at-this-table", 403)
    player = table.state.player if table.state is not None else None
    seat = player if player is not None and player in guest_seats else guest_seats[0]
    return RefusalReason(reason=why_not(table, seat, move, lang))


@router.get("/hint", responses={503: {"model": ErrorBody}})
async def get_hints(table: RequestedTable, guest: RequiredGuest, service: Service, lang: Lang) -> Hints:
    """The moves that the search prefers, with the expected outcome of each. It takes some seconds."""
    move_count = table.move_count
    hints = await service.hints(table, guest, move_count, lang)
    return Hints.model_validate(hints_json(table, move_count, hints, lang))
