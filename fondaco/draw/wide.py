"""The wide layout, 1280 by 800: everything is visible at once. On the right, the action list is below the opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .action_list import ActionList
from .context import AnyContext
from .panels import HEADING, Box, bar, desk, panel
from .regions import picture, region
from .scoreboard import Scoreboard

WIDTH, HEIGHT = 1280, 800
BAR = Box(0, 0, WIDTH, 52)
TOP, BOTTOM = 60, HEIGHT - 8
"""The y below the bar, and the lower end."""
SIDE_X, SIDE_WIDTH = 980, 290

T = TypeVar("T", bound=AnyContext)


@dataclass(frozen=True, slots=True)
class Side(Generic[T]):
    """The panels on the right."""

    opponents: Callable[[T, float, float, float], tuple[str, float]]
    """Draws the opponents at an x, from a y downwards, in a width, and returns where they end."""
    action_list: ActionList[T]
    heights: Sequence[float]
    """Heights of the lines of the list. The first at which all of it fits is used."""
    scoreboard: Scoreboard[T]


def compose(view: T, title: str, parts: Sequence[tuple[str, str]], side: Side[T], symbols: Mapping[str, str]) -> str:
    """Return the picture: the bar, the regions of the game by name, the right side. ``symbols`` are those of the game."""
    sheets, bottom = side.opponents(view, SIDE_X, TOP, SIDE_WIDTH)
    below = Box(SIDE_X, bottom + 2, SIDE_WIDTH, BOTTOM - bottom - 2)
    regions = [
        region("ground", desk(WIDTH, HEIGHT), bar(BAR, title)),
        *(region(name, body) for name, body in parts),
        region("opponents", sheets),
        region("actions", _actions_column(view, below, side)),
    ]
    return picture(view.scene, WIDTH, HEIGHT, regions, symbols)


def _actions_column(view: T, box: Box, side: Side[T]) -> str:
    """Draw the action list, with the scoreboard below it if there is room.

    Without actions it is the scoreboard, at the end as high as the box.
    """
    x, y, width, height = box
    scoreboard_height = side.scoreboard.height(view)
    if not view.scene.actions:
        return side.scoreboard.draw(
            view, Box(x, y, width, height if view.observation["ranks"] else min(height, scoreboard_height))
        )
    inside = Box(x + 8, y + HEADING + 3, width - 16, height - HEADING - 8)
    body, bottom = side.action_list.fitted(view, inside, side.heights)
    if bottom + 14 + scoreboard_height <= box.bottom:
        body += side.scoreboard.draw(view, Box(x, box.bottom - scoreboard_height, width, scoreboard_height))
        height -= scoreboard_height + 6
    return panel(Box(x, y, width, height), view.translate("view-actions")) + body
