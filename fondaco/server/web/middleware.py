"""Limits and headers of all requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import FastAPI, HTTPException, Request, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MAX_BODY_BYTES = 64 * 1024
"""The longest request that a page sends has a few hundred bytes."""
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Pages load nothing from other hosts."""


def add_middleware(app: FastAPI) -> None:
    """Add limits and headers to an application."""
    app.add_middleware(BodySizeLimit)  # inside the other one, which would wrap its exception in a group
    app.middleware("http")(_add_security_headers)


class BodySizeLimit:
    """Refuses requests with a body that is too long."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if scope["type"] == "http" and read > MAX_BODY_BYTES:
                raise HTTPException(413)
            return message

        await self._app(scope, limited, send)


async def _add_security_headers(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    response = await call_next(request)
    response.headers["content-security-policy"] = CONTENT_SECURITY_POLICY
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "same-origin"
    if not request.url.path.startswith("/static"):
        response.headers.setdefault("cache-control", "no-store")
    else:
        response.headers["cache-control"] = "no-cache"
    return response
