"""Dependencies of the routes: the services, the guest, the language and the origin of a request."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..errors import RequestError
from ..i18n import negotiate_language, translate
from ..store.rows import Guest
from ..tables.service import TableService
from ..tables.table import Table
from .guest_tokens import GuestTokens

LANG_COOKIE = "fondaco_lang"


def require_same_origin(connection: HTTPConnection) -> None:
    """Refuse cross-site requests.

    Clients that send no Origin header are not browsers, so they cannot be tricked into sending a cookie.
    """
    origin = connection.headers.get("origin")
    if origin is not None and _origin_host(origin) != connection.headers.get("host"):
        raise RequestError("cross-site-request", 403)


def _origin_host(origin: str) -> str:
    """Return host and port of an origin; empty if it is not an address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def request_language(connection: HTTPConnection) -> str:
    """Return the language of a request."""
    chosen = connection.query_params.get("lang") or connection.cookies.get(LANG_COOKIE)
    return negotiate_language(chosen, connection.headers.get("accept-language", ""))


def _table_service(connection: HTTPConnection) -> TableService:
    service: TableService = connection.app.state.table_service
    return service


def _guest_tokens(connection: HTTPConnection) -> GuestTokens:
    tokens: GuestTokens = connection.app.state.guest_tokens
    return tokens


Service = Annotated[TableService, Depends(_table_service)]
Tokens = Annotated[GuestTokens, Depends(_guest_tokens)]
Lang = Annotated[str, Depends(request_language)]
LayoutName = Literal["wide", "tall"]


async def _requested_table(service: Service, id: str) -> Table:
    return await service.repository.get(id)


async def _optional_guest(connection: HTTPConnection, tokens: Tokens) -> Guest | None:
    return await tokens.from_cookies(connection.cookies)


OptionalGuest = Annotated[Guest | None, Depends(_optional_guest)]


async def _required_guest(guest: OptionalGuest) -> Guest:
    if guest is None:
        raise RequestError("name-required", 401)
    return guest


async def _created_guest(
    connection: HTTPConnection, response: Response, guest: OptionalGuest, tokens: Tokens, lang: Lang
) -> Guest:
    """Return the guest of the request. A client without a cookie becomes a new guest."""
    if guest is None:
        guest = await tokens.store.add_guest(translate(lang, "guest"))
        tokens.set_cookie(response, guest, connection.url.scheme == "https")
    return guest


RequiredGuest = Annotated[Guest, Depends(_required_guest)]
CreatedGuest = Annotated[Guest, Depends(_created_guest)]
RequestedTable = Annotated[Table, Depends(_requested_table)]
