"""The guest: name, language and private link."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ...errors import RequestError
from ..dependencies import LANG_COOKIE, CreatedGuest, Lang, OptionalGuest, RequiredGuest, Service, Tokens
from ..guest_tokens import COOKIE_LIFETIME
from ..request_models import UpdateMe
from ..response_models import DeviceLink, Me

router = APIRouter(prefix="/me", tags=["me"])


@router.get("")
async def get_me(guest: OptionalGuest, lang: Lang) -> Me:
    """Your name, if you have one yet."""
    return Me(name=guest.name if guest else None, lang=lang)


@router.post("")
async def update_me(update: UpdateMe, guest: CreatedGuest, service: Service, response: Response, lang: Lang) -> Me:
    """Change your name or language."""
    if update.name is not None:
        if not update.name:
            raise RequestError("no-name")
        guest = await service.lobby.rename_guest(guest, update.name)
    if update.lang is not None:
        response.set_cookie(LANG_COOKIE, update.lang, max_age=COOKIE_LIFETIME, samesite="lax")
        lang = update.lang
    return Me(name=guest.name, lang=lang)


@router.post("/link")
async def create_device_link(request: Request, guest: RequiredGuest, tokens: Tokens) -> DeviceLink:
    """A private link that opens your seats on another device. It expires after a day."""
    return DeviceLink(url=str(request.url_for("device_link_page", token=tokens.link_token(guest))))
