"""Private links: a guest continues on another device."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from ..errors import RequestError
from ..store.rows import Guest
from .dependencies import OptionalGuest, Tokens, require_same_origin
from .guest_tokens import GuestTokens
from .pages import render_page

router = APIRouter(include_in_schema=False)


@router.get("/link/{token}")
async def device_link_page(request: Request, token: str, me: OptionalGuest, tokens: Tokens) -> Response:
    """The page of a private link. It asks for consent first, so that following a link alone changes no cookie."""
    return render_page(request, "device_link.html", me=me, guest=await _linked_guest(tokens, token), token=token)


@router.post("/link/{token}", dependencies=[Depends(require_same_origin)])
async def accept_device_link(request: Request, token: str, tokens: Tokens) -> Response:
    """Set the cookie of the guest of a private link on this device."""
    guest = await _linked_guest(tokens, token)
    response = JSONResponse({"name": guest.name})
    tokens.set_cookie(response, guest, request.url.scheme == "https")
    return response


async def _linked_guest(tokens: GuestTokens, token: str) -> Guest:
    guest = await tokens.from_link(token)
    if guest is None:
        raise RequestError("link-expired", 404)
    return guest
