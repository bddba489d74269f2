"""The errors of the server."""

from __future__ import annotations

from ..core.errors import FondacoError
from ..core.messages import JsonValue, Message
from .i18n import TRANSLATOR


class RequestError(FondacoError):
    """A request that is refused, with the HTTP status of the response."""

    def __init__(self, id: str, status: int = 400, /, **args: JsonValue | Message) -> None:
        super().__init__(Message(id, args), TRANSLATOR)
        self.status = status


class DatabaseError(FondacoError):
    """The database cannot be opened or migrated."""

    def __init__(self, detail: str) -> None:
        super().__init__(Message("bad-database", {"detail": detail}), TRANSLATOR)
