"""The view of a game without one of its own: its observation as a plain table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from ..core.rendering import View
from ..core.scene import Scene
from .palette import INK, INK_2, LIVE, PAPER, RULE, STRIPE
from .svg import document, element, text

WIDTHS = {"wide": 1280, "tall": 390}
LINE = 20
EDGE = 16


def observation_table(scene: Scene) -> str:
    """Return the picture: title, prompt, legal actions, and a line for every fact."""
    width = WIDTHS[scene.layout]
    letters = (width - 2 * EDGE) // 8
    parts = []
    y = EDGE + LINE
    for line in _wrap(scene.title, letters):
        parts.append(text(EDGE, y, line, size=19, serif=True, weight=700))
        y += LINE + 4
    for line in _wrap(scene.prompt, letters):
        parts.append(text(EDGE, y, line, size=15, serif=True))
        y += LINE
    y += 4
    for notation, available in scene.actions.items():
        for number, line in enumerate(_wrap(f"{notation}  ·  {available.label}", letters)):
            words = text(EDGE + 8 + 12 * bool(number), y, line, fill=LIVE, weight=600)
            action = available.action if number == 0 else None
            button = {"role": "button", "tabindex": "0"} if action is not None else {}
            parts.append(element("g", words, data_action=action, aria_label=available.label, **button))
            y += LINE
    y += 4
    for row, (words, indent) in enumerate(_lines(scene.observation)):
        for line in _wrap(words, letters - 3 * indent):
            if row % 2 == 0:
                parts.append(element("rect", x=EDGE - 8, y=y - 15, width=width - 2 * EDGE + 16, height=LINE, fill=STRIPE))
            parts.append(text(EDGE + 24 * indent, y, line, fill=INK_2 if indent else INK))
            y += LINE
    ground = element("rect", width=width, height=y, fill=PAPER, stroke=RULE)
    return document(width, y, scene.title, [ground, *parts], scene.prompt)


def _lines(facts: Mapping[str, object], indent: int = 0) -> list[tuple[str, int]]:
    """Facts as lines with an indent; lists of tables get a line a row."""
    lines = []
    for name, value in facts.items():
        words = name.replace("_", " ")
        rows = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []
        if isinstance(value, Mapping):
            lines.append((words, indent))
            lines += _lines(value, indent + 1)
        elif rows and all(isinstance(row, Mapping) for row in rows):
            lines.append((words, indent))
            lines += [(f"{number}  {_row(row)}", indent + 1) for number, row in enumerate(rows)]
        else:
            lines.append((f"{words}  {_cell(value)}", indent))
    return lines


def _row(row: Mapping[str, object]) -> str:
    return "  ·  ".join(f"{name.replace('_', ' ')} {_cell(value)}" for name, value in row.items())


def _cell(value: object) -> str:
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{name.replace('_', ' ')} {_cell(part)}" for name, part in value.items()) + ")"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(_cell, value)) or "–"
    return value if isinstance(value, str) else "–" if value is None else json.dumps(value)


def _wrap(words: str, letters: int) -> list[str]:
    """Return a text in lines of at most ``letters`` letters, broken at spaces."""
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


VIEW = View(None, observation_table, lambda name, title, translate: None)
"""Nothing is printed, and there is no gallery."""
