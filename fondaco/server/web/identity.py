"""Who is asking: a guest is a signed cookie. And from where: a page of another site can do nothing here."""

from __future__ import annotations

import unicodedata
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..store.rows import Guest
from ..store.store import Store
from ..words import language, refuse, say

COOKIE = "fondaco"
LANG_COOKIE = "fondaco_lang"
YEAR = 365 * 24 * 3600
DAY = 24 * 3600
LONGEST_NAME = 24


class Door:
    """Signs and reads the cookies of a house."""

    def __init__(self, secret: bytes, store: Store) -> None:
        self._cookies = URLSafeTimedSerializer(secret, salt="guest")
        self._links = URLSafeTimedSerializer(secret, salt="link")
        self.store = store

    async def guest(self, cookies: dict[str, str]) -> Guest | None:
        """The guest of a cookie; a forged or unknown one is nobody's."""
        return await self._read(self._cookies, cookies.get(COOKIE, ""), None)

    async def of_link(self, token: str) -> Guest | None:
        """The guest of a private link, good for a day."""
        return await self._read(self._links, token, DAY)

    async def _read(self, signer: URLSafeTimedSerializer, text: str, age: int | None) -> Guest | None:
        try:
            id = signer.loads(text, max_age=age)
        except BadSignature:
            return None
        return await self.store.guest(id) if isinstance(id, str) else None

    def link(self, guest: Guest) -> str:
        """What a private link to one's own seats ends with."""
        return str(self._links.dumps(guest.id))

    def remember(self, response: Response, guest: Guest, secure: bool) -> None:
        """Hand the cookie out."""
        value = str(self._cookies.dumps(guest.id))
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def require_same_site(connection: HTTPConnection) -> None:
    """Refuse what a page of another site sends; programs that send no origin are no browsers, and carry no cookie by accident."""
    origin = connection.headers.get("origin")
    if origin is not None and _place(origin) != connection.headers.get("host"):
        raise refuse("cross-site-request", 403)


def _place(origin: str) -> str:
    """Host and port of an origin; empty if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def clean_name(text: str) -> str:
    """A name without anything that is no letter to the eye, and not too long; empty if nothing is left."""
    letters = "".join(letter for letter in text if unicodedata.category(letter)[0] not in "CZ" or letter == " ")
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def lang_of(connection: HTTPConnection) -> str:
    """The language of a request."""
    wanted = connection.query_params.get("lang") or connection.cookies.get(LANG_COOKIE)
    return language(wanted, connection.headers.get("accept-language", ""))


async def _somebody(connection: HTTPConnection) -> Guest | None:
    door: Door = connection.app.state.door
    return await door.guest(connection.cookies)


async def _known(connection: HTTPConnection) -> Guest:
    guest = await _somebody(connection)
    if guest is None:
        raise refuse("name-required", 401)
    return guest


async def _welcomed(connection: HTTPConnection, response: Response) -> Guest:
    """The guest; whoever has no cookie yet becomes one."""
    guest = await _somebody(connection)
    if guest is None:
        door: Door = connection.app.state.door
        guest = await door.store.add_guest(say(lang_of(connection), "guest"))
        door.remember(response, guest, connection.url.scheme == "https")
    return guest


Somebody = Annotated[Guest | None, Depends(_somebody)]
Known = Annotated[Guest, Depends(_known)]
Welcomed = Annotated[Guest, Depends(_welcomed)]
Lang = Annotated[str, Depends(lang_of)]
