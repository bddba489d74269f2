"""Tables: creating them, looking at them, and taking seats."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from ...errors import RequestError
from ...presentation.log import log_entries
from ...presentation.svg_parts import svg_document
from ...presentation.table_json import table_json
from ...presentation.table_picture import table_picture
from ...presentation.viewer import Viewer
from ...store.rows import Guest
from ...tables.bot_limits import require_allowed_bot
from ...tables.table import Table
from ..dependencies import CreatedGuest, Lang, LayoutName, OptionalGuest, RequestedTable, RequiredGuest, Service
from ..request_models import NewTable, TakeSeats
from ..response_models import Rematch, TableInfo

router = APIRouter(prefix="/tables", tags=["tables"])


@router.post("")
async def create_table(new: NewTable, guest: CreatedGuest, service: Service) -> TableInfo:
    """Create a table. Only its bots have seats yet."""
    for spec in filter(None, new.seats):
        require_allowed_bot(spec)
    table = await service.lobby.create_table(guest, new.game, new.seats, new.options, new.public)
    return TableInfo(id=table.id, commitment=table.commitment)


@router.get("/{id}")
async def get_table(table: RequestedTable, guest: OptionalGuest, lang: Lang, seat: int | None = None) -> dict[str, Any]:
    """The table from one of your seats, or as a spectator sees it."""
    viewer = viewer_of(table, guest, lang, seat)
    observation = table.state.observe(viewer.seat) if table.state is not None else None
    return {**table_json(table, viewer), "observation": observation, "log": log_entries(table, viewer.seat, lang)}


@router.get("/{id}/picture", response_class=Response)
async def get_picture(
    table: RequestedTable, guest: OptionalGuest, lang: Lang, seat: int | None = None, layout: LayoutName = "wide"
) -> Response:
    """The picture of the table as SVG."""
    if table.state is None:
        raise RequestError("not-started", 409)
    picture, _ = table_picture(table, viewer_of(table, guest, lang, seat, layout))
    body = "".join(svg for _, svg in picture.parts)
    return Response(svg_document(picture.view_box, body), media_type="image/svg+xml")


def viewer_of(table: Table, guest: Guest | None, lang: str, seat: int | None = None, layout: LayoutName = "wide") -> Viewer:
    """Return the viewer of a request."""
    guest_id = guest.id if guest else None
    return Viewer(guest_id, _viewing_seat(table, guest_id, seat), lang, layout)


def _viewing_seat(table: Table, guest: str | None, seat: int | None) -> int | None:
    """Return the seat to look from: the requested seat, which must be the guest's, or else the guest's only seat."""
    guest_seats = table.seats_of(guest)
    if seat is None:
        return guest_seats[0] if len(guest_seats) == 1 else None
    if seat not in guest_seats:
        raise RequestError("not-your-seat", 403)
    return seat


@router.post("/{id}/sit")
async def take_seats(request: TakeSeats, table: RequestedTable, guest: CreatedGuest, service: Service) -> TableInfo:
    """Take seats. The game starts when the last seat is taken."""
    await service.lobby.take_seats(table, guest, request.seats, bytes.fromhex(request.nonce), request.names)
    return TableInfo(id=table.id, commitment=table.commitment)


@router.post("/{id}/leave")
async def leave_seats(table: RequestedTable, guest: RequiredGuest, service: Service) -> TableInfo:
    """Leave your seats before the game starts."""
    await service.lobby.leave_seats(table, guest)
    return TableInfo(id=table.id, commitment=table.commitment)


@router.post("/{id}/close")
async def remove_table(table: RequestedTable, guest: RequiredGuest, service: Service) -> dict[str, bool]:
    """Remove a table that you host, before the game starts."""
    await service.lobby.remove_table(table, guest)
    return {"closed": True}


@router.post("/{id}/rematch")
async def create_rematch(table: RequestedTable, guest: RequiredGuest, service: Service) -> Rematch:
    """Create a table for the same game, or return the one that another player has created.

    All players move on by one seat, so that another player starts. Take the seats of the response.
    """
    if not table.over:
        raise RequestError("not-over", 409)
    guest_seats = table.seats_of(guest.id)
    if not guest_seats:
        raise RequestError("not-at-this-table", 403)
    rematch = await service.lobby.rematch(table, guest)
    seats = [(number - 1) % len(table.seats) for number in guest_seats]
    return Rematch(id=rematch.id, commitment=rematch.commitment, seats=seats)
