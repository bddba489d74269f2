"""The action list: the viewer's legal actions as buttons, those of a kind together under a title, small ones side by side."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ..core.scene import AvailableAction, Scene
from .buttons import plate
from .context import AnyContext
from .palette import INK_2
from .panels import Box, heading
from .regions import piece
from .svg import group, text
from .text_fitting import wrap

GAP = 5
LETTERS = 12.0
PITCH = LETTERS + 1.5
T_contra = TypeVar("T_contra", bound=AnyContext, contravariant=True)


@dataclass(frozen=True, slots=True)
class ActionButton:
    """A legal action of the viewer: its verb, its arguments, and its label."""

    verb: str
    args: tuple[str, ...]
    action: AvailableAction


def action_buttons(scene: Scene) -> list[ActionButton]:
    """Return a button for every legal action of the viewer."""
    found = []
    for notation, action in scene.actions.items():
        verb, *args = notation.split(" ")
        found.append(ActionButton(verb, tuple(args), action))
    return found


@dataclass(frozen=True, slots=True)
class ButtonCell:
    """A cell of the action list: one button, or several that belong together."""

    kind: str
    count: int
    """The number of buttons in it."""
    need: Callable[[float], float]
    """Returns the height that its words need at a width."""
    draw: Callable[[float, float], str]
    """Draws it at a width and height. Its upper left corner is (0, 0)."""


def button_cell(button: ActionButton, words: str, drawn: str = "", taken: float = 0) -> ButtonCell:
    """Return a cell with one button: a picture around the line y = 0, ``taken`` wide, and words beside it."""

    def lines(width: float) -> tuple[str, ...]:
        room = width - 14 - (taken + 5 if taken else 0)
        return tuple(line for part in words.split("\n") for line in wrap(part, room, LETTERS))

    def need(width: float) -> float:
        return len(lines(width)) * PITCH + 7

    def draw(width: float, height: float) -> str:
        shown = lines(width)
        x = 7.0 if shown else max((width - taken) / 2, 3)
        body = plate(width, height) + (group(drawn, x, height / 2) if drawn else "")
        x += taken + 5 if taken else 0
        top = height / 2 - (len(shown) - 1) * PITCH / 2 + LETTERS * 0.35
        for number, line in enumerate(shown):
            body += text(x, top + number * PITCH, line, size=LETTERS)
        return piece(body, action=button.action)

    return ButtonCell(button.verb, 1, need, draw)


@dataclass(frozen=True, slots=True)
class ActionList(Generic[T_contra]):
    """How the legal actions of a game are listed."""

    cells: Callable[[T_contra], list[ButtonCell]]
    """Returns all cells of a view, those of a kind next to each other."""
    columns: Mapping[str, int]
    """The number of buttons of a kind in one line; other kinds have one button in a line."""
    titles: Mapping[str, str]
    """Messages of the titles of kinds of buttons, as messages."""

    def fitted(self, view: T_contra, box: Box, heights: Sequence[float]) -> tuple[str, float]:
        """Draw the list, and return where it ends.

        The list uses the first of the button heights with which all buttons fit. If none does, it ends with the box and names
        the number of missing buttons.
        """
        cells = self.cells(view)
        for height in heights:
            body, bottom = self._lay(view, cells, box, height)
            if bottom <= box.bottom:
                return body, bottom
        minimum = heights[-1]
        kept = bisect_right(range(len(cells)), box.bottom - 20, key=lambda n: self._lay(view, cells[:n], box, minimum)[1]) - 1
        body, bottom = self._lay(view, cells[:kept], box, minimum)
        more = view.translate("view-more", count=sum(cell.count for cell in cells[kept:]))
        return body + text(box.x + 4, bottom + 12, more, size=12, fill=INK_2), bottom + 18

    def _lay(self, view: T_contra, cells: list[ButtonCell], box: Box, height: float) -> tuple[str, float]:
        """Draw the list with buttons of a minimum height, and return where it ends."""
        x, y, width, _ = box
        body = ""
        at = 0
        while at < len(cells):
            kind = cells[at].kind
            end = at
            while end < len(cells) and cells[end].kind == kind:
                end += 1
            if kind in self.titles:
                body += heading(x + 2, y + 12, view.translate(self.titles[kind]))
                y += 18
            across = self.columns.get(kind, 1)
            wide = (width - GAP * (across - 1)) / across
            for first in range(at, end, across):
                line = cells[first : min(first + across, end)]
                high = max(height, *(cell.need(wide) for cell in line))
                for number, cell in enumerate(line):
                    body += f'<g transform="translate({x + number * (wide + GAP):g} {y:g})">{cell.draw(wide, high)}</g>'
                y += high + GAP
            y += 3
            at = end
        return body, y
