"""A table on a phone, 390 wide: the bar, then one thing below the other. Targets are large enough for a finger, even
on a screen of 360.
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
"""How high a target must be for a finger: 44 on a screen of 360."""

T = TypeVar("T", bound=AnyContext)
Part = Callable[[T, float], tuple[str, float]]
"""Draws a region from some y downwards, and says where the next one begins."""


def compose(view: T, parts: Sequence[tuple[str, Part[T]]], title: str, corner: str, symbols: Mapping[str, str]) -> str:
    """The whole picture, as high as it needs to be. ``corner`` are the words on the right of the bar."""
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
    """A part of the viewer's own things: its title and a note beside it, how high it is, and who draws it in a box."""

    title: str
    height: float
    draw: Callable[[U, Box], str]
    note: str = ""


def player_sheet(
    view: T, y: float, head: str, head_height: float, sections: Sequence[Section[T]], inset: float
) -> tuple[str, float]:
    """The viewer's own things, all of them open, and where the next region begins: the head of the sheet, already drawn, then
    its sections, one below the other."""
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
