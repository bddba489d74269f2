"""The tall layout for phones, 390 wide: the bar, then one region below another.

Targets are large enough for a finger, even on a screen 360 wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .action_list import ActionList
from .context import AnyContext
from .palette import CREAM, INK_2
from .panels import HEADING, Box, bar, desk, heading, panel, rule, sheet
from .players import PLAYERS
from .regions import picture, region
from .scoreboard import Scoreboard
from .svg import text

WIDTH = 390
BAR = 48
SIDE = 8
ROOM = WIDTH - 2 * SIDE
TOUCH = 48
"""The minimum height of a target: it is 44 on a screen 360 wide."""

T = TypeVar("T", bound=AnyContext)
Part = Callable[[T, float], tuple[str, float]]
"""Draws a region from a y downwards, and returns where the next one begins."""


def compose(view: T, parts: Sequence[tuple[str, Part[T]]], title: str, corner: str, symbols: Mapping[str, str]) -> str:
    """Return the picture of all parts, one below another. ``corner`` are the words on the right of the bar."""
    drawn = []
    y: float = BAR
    for name, part in parts:
        body, y = part(view, y)
        drawn.append(region(name, body))
    ground = desk(WIDTH, y) + bar(Box(0, 0, WIDTH, BAR), title)
    ground += text(WIDTH - 12, 29, corner, size=13, weight=600, fill=CREAM, anchor="end")
    return picture(view.scene, WIDTH, y, [region("ground", ground), *drawn], symbols)


def actions_section(action_list: ActionList[T], scoreboard: Scoreboard[T]) -> Part[T]:
    """Return the part with the action list. Without actions it is the scoreboard."""

    def draw(view: T, y: float) -> tuple[str, float]:
        if not view.scene.actions:
            box = Box(SIDE, y, ROOM, scoreboard.height(view))
            return scoreboard.draw(view, box), box.bottom + 8
        inside = Box(SIDE + 8, y + HEADING + 4, ROOM - 16, float("inf"))
        body, bottom = action_list.fitted(view, inside, (TOUCH,))
        return panel(Box(SIDE, y, ROOM, bottom - y + 6), view.translate("view-actions")) + body, bottom + 14

    return draw


U = TypeVar("U", bound=AnyContext, contravariant=True)


@dataclass(frozen=True, slots=True)
class Section(Generic[U]):
    """A section of the player board: its title, its height, the function that draws it in a box, and a note beside the title."""

    title: str
    height: float
    draw: Callable[[U, Box], str]
    note: str = ""


def player_sheet(
    view: T, y: float, head: str, head_height: float, sections: Sequence[Section[T]], inset: float
) -> tuple[str, float]:
    """Draw the player board, and return where the next region begins. ``head`` is the drawn head; the sections are below it."""
    x, room = SIDE + inset, ROOM - inset - 10
    top = y + head_height
    for section in sections:
        head += heading(x, top + 12, section.title) + rule(x, top + 18, x + room)
        if section.note:
            head += text(x + room, top + 12, section.note, size=11.5, fill=INK_2, anchor="end")
        head += section.draw(view, Box(x, top + 27, room, section.height))
        top += section.height + 37
    colours = PLAYERS[view.seat_colours[view.shown_seat]]
    return sheet(Box(SIDE, y, ROOM, top - y), colours.fill, 2, colours.fill) + head, top + 8
