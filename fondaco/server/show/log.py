"""The day book: what happened, as a viewer may hear it."""

from __future__ import annotations

from ...core.messages import JsonValue, Message
from ...core.steps import Step
from ..play.table import Table
from ..words import SPEAKER, bot_word, say

BOTS = ("failed", "simpler")
"""What names a bot in a note."""


def log(table: Table, seat: int | None, lang: str, first: int = 0) -> list[dict[str, JsonValue]]:
    """The lines from a move on; each says after how many moves it stands, and whose it is.

    What happened before the first decision stands at 0, a line for each event. Of others' answers that nothing tells of there is
    no line: they are on the way to what is told.
    """
    lines: list[dict[str, JsonValue]] = []
    if first == 0:
        for event, text in zip(table.setup, setup_texts(table, seat, lang), strict=True):
            lines.append({"move_count": 0, "seat": event.seat, "forced": False, "texts": [text]})
    for at in range(first, table.move_count + 1):
        lines += [_note(note.message, dict(note.args), at, lang) for note in table.notes if note.sequence == at]
        if at < table.move_count:
            step = table.steps[at]
            own = _own(table, step, seat)
            if own or step.events:
                forced = step.forced and own
                lines.append({"move_count": at + 1, "seat": step.seat, "forced": forced, "texts": texts(table, step, seat, lang)})
    return lines


def setup_texts(table: Table, seat: int | None, lang: str) -> list[str]:
    """What is said of the time before the first decision."""
    return [event.text(lang, seat, table.names) for event in table.setup]


def texts(table: Table, step: Step, seat: int | None, lang: str) -> list[str]:
    """What is said of one decision."""
    if step.events:
        return [event.text(lang, seat, table.names) for event in step.events]
    if _own(table, step, seat):
        return [table.say(step.description, lang)]
    return [say(lang, "player-decides", name=table.seats[step.seat].name)]


def _own(table: Table, step: Step, seat: int | None) -> bool:
    """Whether a viewer may know which answer was given, and that there was no other: events say what others may know of it."""
    return table.over or seat == step.seat


def _note(message: str, args: dict[str, JsonValue], at: int, lang: str) -> dict[str, JsonValue]:
    told = {name: bot_word(lang, str(value)) if name in BOTS else value for name, value in args.items()}
    return {
        "move_count": at,
        "seat": None,
        "note": message,
        "args": args,
        "texts": [SPEAKER.format(Message(message, told), lang)],
    }
