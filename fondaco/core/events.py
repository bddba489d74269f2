"""Events: what happened, for the log, the table and whoever listens. Every event says who may read all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .messages import JsonValue, Message, Translator


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a seat. Those outside the audience are told ``event-<kind>-hidden`` and get no data."""

    kind: str
    seat: int | None
    data: Mapping[str, JsonValue]
    audience: tuple[int, ...] | None
    translator: Translator

    def visible_to(self, viewer: int | None) -> bool:
        """Whether a viewer (None: a spectator) may read the data."""
        return self.audience is None or viewer in self.audience

    def data_for(self, viewer: int | None) -> dict[str, JsonValue]:
        """The event as plain data, as far as that viewer may know it."""
        data = dict(self.data) if self.visible_to(viewer) else {}
        return {"kind": self.kind, "seat": self.seat, "data": data}

    def text(self, lang: str = "en", viewer: int | None = None, player_names: Sequence[str] | None = None) -> str:
        """The event in words, as that viewer may hear them."""
        if self.visible_to(viewer):
            message = Message(f"event-{self.kind}", {**self.data, "seat": self.seat})
        else:
            message = Message(f"event-{self.kind}-hidden", {"seat": self.seat})
        return self.translator.format(message, lang, player_names)
