"""The words of the arena, and its error."""

from __future__ import annotations

from ..core.errors import FondacoError
from ..core.messages import JsonValue, Message, Translator

TRANSLATOR = Translator("fondaco.arena", "fondaco.core")


class ArenaError(FondacoError):
    """A tournament that cannot be held."""

    def __init__(self, id: str, /, **args: JsonValue | Message) -> None:
        super().__init__(Message(id, args), TRANSLATOR)
