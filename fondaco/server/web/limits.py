"""How much may be sent to the house at once."""

from __future__ import annotations

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LONGEST_BODY = 64 * 1024
"""How many bytes a request may bring; the longest one that a page sends has a few hundred."""


class LimitedBody:
    """Stops reading a request that brings more than any page would."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if scope["type"] == "http" and read > LONGEST_BODY:
                raise HTTPException(413)
            return message

        await self._app(scope, limited, send)
