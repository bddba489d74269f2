"""Guest tokens: signed cookies, and private links that move a guest to another device."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.responses import Response

from ..store.rows import Guest
from ..store.store import Store

COOKIE = "fondaco"
COOKIE_LIFETIME = 365 * 24 * 3600
"""Lifetime of a cookie in seconds."""
LINK_LIFETIME = 24 * 3600
"""Lifetime of a private link in seconds."""


class GuestTokens:
    """Signs and reads the tokens of a server."""

    def __init__(self, secret: bytes, store: Store) -> None:
        self._cookies = URLSafeTimedSerializer(secret, salt="guest")
        self._links = URLSafeTimedSerializer(secret, salt="link")
        self.store = store

    async def from_cookies(self, cookies: dict[str, str]) -> Guest | None:
        """Return the guest of a cookie; None if it is missing or forged."""
        return await self._read(self._cookies, cookies.get(COOKIE, ""), None)

    async def from_link(self, token: str) -> Guest | None:
        """Return the guest of a private link; None if it has expired or is forged."""
        return await self._read(self._links, token, LINK_LIFETIME)

    async def _read(self, signer: URLSafeTimedSerializer, text: str, max_age: int | None) -> Guest | None:
        try:
            id = signer.loads(text, max_age=max_age)
        except BadSignature:
            return None
        return await self.store.guest(id) if isinstance(id, str) else None

    def link_token(self, guest: Guest) -> str:
        """Return the token of a private link to a guest."""
        return str(self._links.dumps(guest.id))

    def set_cookie(self, response: Response, guest: Guest, secure: bool) -> None:
        """Set the cookie of a guest."""
        token = str(self._cookies.dumps(guest.id))
        response.set_cookie(COOKIE, token, max_age=COOKIE_LIFETIME, httponly=True, samesite="lax", secure=secure)
