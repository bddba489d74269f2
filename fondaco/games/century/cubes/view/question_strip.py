"""Whose turn it is, what is asked, and how far the game has come: on the bar of a wide screen and on the strip of a phone."""

from __future__ import annotations

from .....draw.context import AnyTable
from .....draw.palette import CREAM, CREAM_2, FOIL, INK_2
from .....draw.panels import Box
from .....draw.question import on_ribbon, on_strip
from .....draw.svg import text
from .....draw.tall import ROOM, SIDE, TOUCH, WIDTH
from .cube_buttons import chooser, chooser_height

RIBBON = Box(236, 7, 790, 38)
RIGHT = 1264
GOALS = ("cards_to_end", "tiles_to_end")
"""What ends a game, as its observation names it."""


def on_bar(table: AnyTable) -> str:
    """The ribbon with the question; right of it the round, and what ends the game."""
    seen = table.seen
    body = on_ribbon(table, RIBBON)
    body += text(
        RIGHT, 24, table.say("view-round", round=seen["round"]), size=14, weight=700, fill=CREAM, anchor="end", serif=True
    )
    if seen["last_round"]:
        return body + text(RIGHT, 41, table.say("view-last-round"), size=12, weight=700, fill=FOIL, anchor="end")
    return body + text(RIGHT, 41, _goal(table), size=12, fill=CREAM_2, anchor="end")


def on_phone(table: AnyTable, y: float) -> tuple[str, float]:
    """The strip with the question, the chooser where a number or a cube answers it, and where the next thing begins."""
    buttons = chooser_height(table, ROOM, TOUCH)
    more = buttons + 10 if buttons else 0
    body, bottom = on_strip(table, y, WIDTH, more)
    body += text(WIDTH - 12, y + 26, _goal(table), size=11.5, fill=INK_2, anchor="end")
    if buttons:
        body += chooser(table, Box(SIDE, bottom, ROOM, buttons), TOUCH)
    return body, bottom + more + 8


def _goal(table: AnyTable) -> str:
    """How many point cards or point tiles end the game."""
    return table.say("view-goal", count=next(table.seen[name] for name in GOALS if name in table.seen))


def corner(table: AnyTable) -> str:
    """The words in the corner of a phone's bar."""
    return table.say("view-last-round") if table.seen["last_round"] else table.say("view-round", round=table.seen["round"])
