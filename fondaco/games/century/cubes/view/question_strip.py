"""The player to move, the question, and the progress of the game: on the bar of a wide screen and on the strip of a phone."""

from __future__ import annotations

from .....draw.context import AnyContext
from .....draw.palette import CREAM, CREAM_2, FOIL, INK_2
from .....draw.panels import Box
from .....draw.question import question_ribbon, question_strip
from .....draw.svg import text
from .....draw.tall import ROOM, SIDE, TOUCH, WIDTH
from .cube_buttons import chooser, chooser_height

RIBBON = Box(236, 7, 790, 38)
RIGHT = 1264
GOALS = ("cards_to_end", "tiles_to_end")
"""What ends a game, as its observation names it."""


def wide_question(view: AnyContext) -> str:
    """Draw the ribbon with the question; right of it the round, and what ends the game."""
    seen = view.observation
    body = question_ribbon(view, RIBBON)
    body += text(
        RIGHT, 24, view.translate("view-round", round=seen["round"]), size=14, weight=700, fill=CREAM, anchor="end", serif=True
    )
    if seen["last_round"]:
        return body + text(RIGHT, 41, view.translate("view-last-round"), size=12, weight=700, fill=FOIL, anchor="end")
    return body + text(RIGHT, 41, _goal(view), size=12, fill=CREAM_2, anchor="end")


def tall_question(view: AnyContext, y: float) -> tuple[str, float]:
    """Draw the strip with the question, the chooser where a number or a cube answers it, and return where the next thing
    begins."""
    buttons = chooser_height(view, ROOM, TOUCH)
    more = buttons + 10 if buttons else 0
    body, bottom = question_strip(view, y, WIDTH, more)
    body += text(WIDTH - 12, y + 26, _goal(view), size=11.5, fill=INK_2, anchor="end")
    if buttons:
        body += chooser(view, Box(SIDE, bottom, ROOM, buttons), TOUCH)
    return body, bottom + more + 8


def _goal(view: AnyContext) -> str:
    """Return the number of point cards or point tiles that end the game, in words."""
    return view.translate("view-goal", count=next(view.observation[name] for name in GOALS if name in view.observation))


def corner(view: AnyContext) -> str:
    """Return the words in the corner of a phone's bar."""
    return (
        view.translate("view-last-round")
        if view.observation["last_round"]
        else view.translate("view-round", round=view.observation["round"])
    )
