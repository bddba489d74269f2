"""The message that updates a page: the table, and the parts of picture and log that the page does not have yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.messages import JsonValue
from ..tables.table import Table
from .log import log_entries
from .table_json import table_json
from .table_picture import table_picture
from .viewer import Viewer


@dataclass(slots=True)
class SentParts:
    """What a page has received."""

    picture: dict[str, str] = field(default_factory=dict)
    """The parts of the picture, by name."""
    log_moves: int = 0
    """The number of moves that its log covers."""
    log_version: tuple[int | None, int] | None = None
    """The viewer's seat and the version of the log it has received."""


def snapshot(table: Table, viewer: Viewer, sent: SentParts) -> dict[str, JsonValue]:
    """Return the message for a viewer, and update what the page has received."""
    message: dict[str, JsonValue] = {"type": "table", **table_json(table, viewer)}
    if table.state is not None:
        picture, changed = table_picture(table, viewer)
        message["view_box"] = picture.view_box
        message["parts"] = [[name, None if sent.picture.get(name) == svg else svg] for name, svg in picture.parts]
        message["changed"] = changed
        sent.picture = dict(picture.parts)
    log_version = viewer.seat, table.log_version
    first = sent.log_moves if sent.log_version == log_version else 0
    message["log_from"] = first
    message["log"] = log_entries(table, viewer.seat, viewer.lang, first)
    sent.log_version, sent.log_moves = log_version, table.move_count
    return message
