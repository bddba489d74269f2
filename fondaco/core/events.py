"""Events: what happened, for logs and views. Every event states which seats may read all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .messages import JsonValue, Message, Translator


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a seat. Viewers outside the audience see ``event-<kind>-hidden`` and no data."""

    kind: str
    seat: int | None
    data: Mapping[str, JsonValue]
    audience: tuple[int, ...] | None
    """The seats that may read the data; None for everyone."""
    translator: Translator

    def visible_to(self, viewer: int | None) -> bool:
        """Return whether a viewer may read the data; None is a spectator."""
        return self.audience is None or viewer in self.audience

    def data_for(self, viewer: int | None) -> dict[str, JsonValue]:
        """Return kind, seat and data as JSON values; the data is empty for viewers outside the audience."""
        data = dict(self.data) if self.visible_to(viewer) else {}
        return {"kind": self.kind, "seat": self.seat, "data": data}

    def text(self, lang: str = "en", viewer: int | None = None, player_names: Sequence[str] | None = None) -> str:
        """Return the event as a sentence for a viewer."""
        if self.visible_to(viewer):
            message = Message(f"event-{self.kind}", {**self.data, "seat": self.seat})
        else:
            message = Message(f"event-{self.kind}-hidden", {"seat": self.seat})
        return self.translator.format(message, lang, player_names)
