"""The log: the events of a game, as a viewer may know them."""

from __future__ import annotations

from ...core.messages import JsonValue, Message
from ...core.steps import Step
from ..i18n import TRANSLATOR, bot_label, translate
from ..tables.table import Table

BOT_ARGUMENTS = ("failed", "simpler")
"""The arguments of stored notes that are bot specs."""


def log_entries(table: Table, seat: int | None, lang: str, first: int = 0) -> list[dict[str, JsonValue]]:
    """Return the entries from a move on, each with its seat and the number of moves after it.

    Each event before the first decision has an entry with 0 moves. Moves of other seats that emit no event have no entry.
    """
    entries: list[dict[str, JsonValue]] = []
    if first == 0:
        for event, text in zip(table.setup, setup_texts(table, seat, lang), strict=True):
            entries.append({"move_count": 0, "seat": event.seat, "forced": False, "texts": [text]})
    for index in range(first, table.move_count + 1):
        notes = [note for note in table.notes if note.move_count == index]
        entries += [_note_entry(note.message, dict(note.args), index, lang) for note in notes]
        if index < table.move_count:
            step = table.steps[index]
            visible = _may_see_move(table, step, seat)
            if visible or step.events:
                texts: list[JsonValue] = [*step_texts(table, step, seat, lang)]
                forced = step.forced and visible
                entries.append({"move_count": index + 1, "seat": step.seat, "forced": forced, "texts": texts})
    return entries


def setup_texts(table: Table, seat: int | None, lang: str) -> list[str]:
    """Return the texts of the events before the first decision."""
    return [event.text(lang, seat, table.names) for event in table.setup]


def step_texts(table: Table, step: Step, seat: int | None, lang: str) -> list[str]:
    """Return the texts of one decision: its events, or else the action if the viewer may know it."""
    if step.events:
        return [event.text(lang, seat, table.names) for event in step.events]
    if _may_see_move(table, step, seat):
        return [table.translate(step.description, lang)]
    return [translate(lang, "player-decides", name=table.seats[step.seat].name)]


def _may_see_move(table: Table, step: Step, seat: int | None) -> bool:
    """Whether a viewer may know the move itself and that it was forced. Other viewers know its events only."""
    return table.over or seat == step.seat


def _note_entry(message: str, args: dict[str, JsonValue], move_count: int, lang: str) -> dict[str, JsonValue]:
    labelled = {name: bot_label(lang, str(value)) if name in BOT_ARGUMENTS else value for name, value in args.items()}
    text = TRANSLATOR.format(Message(message, labelled), lang)
    return {"move_count": move_count, "seat": None, "note": message, "args": args, "texts": [text]}
