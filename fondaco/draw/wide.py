"""A table on a wide screen, 1280 by 800: everything at once. On the right the others, and below them what may be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .action_list import ActionList, actions_column
from .context import AnyContext
from .panels import Box, bar, desk
from .regions import picture, region
from .scoreboard import Scoreboard

WIDTH, HEIGHT = 1280, 800
BAR = Box(0, 0, WIDTH, 52)
TOP, BOTTOM = 60, HEIGHT - 8
"""Where things begin below the bar, and where they end."""
SIDE_X, SIDE_WIDTH = 980, 290

T = TypeVar("T", bound=AnyContext)


@dataclass(frozen=True, slots=True)
class Side(Generic[T]):
    """What stands on the right."""

    opponents: Callable[[T, float, float, float], tuple[str, float]]
    """Draws the others at some x, from some y downwards, in some width, and says where they end."""
    listed: ActionList[T]
    heights: Sequence[float]
    """How high the lines of the list may be: the first height at which all of it fits."""
    standing: Scoreboard[T]


def compose(view: T, title: str, parts: Sequence[tuple[str, str]], side: Side[T], own: Mapping[str, str]) -> str:
    """The whole picture: the bar, the regions of the game by name, the right side. ``own`` are the game's own symbols."""
    sheets, bottom = side.opponents(view, SIDE_X, TOP, SIDE_WIDTH)
    below = Box(SIDE_X, bottom + 2, SIDE_WIDTH, BOTTOM - bottom - 2)
    regions = [
        region("ground", desk(WIDTH, HEIGHT), bar(BAR, title)),
        *(region(name, body) for name, body in parts),
        region("opponents", sheets),
        region("actions", actions_column(view, below, side.listed, side.heights, side.standing)),
    ]
    return picture(view.scene, WIDTH, HEIGHT, regions, own)
