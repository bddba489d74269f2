"""How many points all players have: a scoreboard during the game, final scores at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .context import AnyContext
from .palette import STRIPE
from .panels import Box, panel
from .pieces import seal
from .players import badge
from .regions import piece
from .svg import rect, text, use
from .text_fitting import cut

T_contra = TypeVar("T_contra", bound=AnyContext, contravariant=True)
PITCH, MAX_COLUMNS_WIDTH = 30, 120
"""The distance between columns, and the greatest width of all of them."""
Sources = Sequence[tuple[str, str, str]]
"""The sources of points: the name in the observation, the icon, the message."""


@dataclass(frozen=True, slots=True)
class Scoreboard(Generic[T_contra]):
    """A panel with the points of all players; its height depends on the position."""

    height: Callable[[T_contra], float]
    draw: Callable[[T_contra, Box], str]


def points_by_source(sources: Sources) -> Scoreboard[AnyContext]:
    """Return a scoreboard with a row for every player and a column for every source of points."""

    def height(view: AnyContext) -> float:
        return 60 + 40 * view.players

    def draw(view: AnyContext, box: Box) -> str:
        x, y, width, _ = box
        pitch = min(PITCH, MAX_COLUMNS_WIDTH / len(sources))
        body = panel(box, view.translate("view-final-scores" if view.observation["ranks"] else "view-standing"))
        first = x + width - 34 - pitch * len(sources)
        for number, (_, icon, words) in enumerate(sources):
            body += piece(use(icon, 0, 0, 20), x=first + number * pitch - 10, y=y + 28, title=view.translate(words))
        row = min(56.0, (box.height - 60) / view.players)
        for seat in range(view.players):
            top = y + 54 + seat * row
            middle = top + row / 2
            if seat % 2 == 0:
                body += rect(x + 6, top, width - 12, row, STRIPE, r=4)
            name = cut(view.name(seat), first - x - 56, 13.5, serif=True, bold=True)
            body += badge(view.seat_colours[seat], x + 24, middle, 10)
            body += text(x + 40, middle + 5, name, size=13.5, weight=700, serif=True)
            points = view.observation["seats"][seat]["score"]
            for number, (source, _, _) in enumerate(sources):
                body += text(first + number * pitch, middle + 5, str(points[source]), size=13, anchor="middle")
            body += seal(view.score(seat), x + width - 46, middle - 17, 34, winner=view.winner(seat))
        return body

    return Scoreboard(height, draw)


def final_scores(view: AnyContext, box: Box, sources: Mapping[str, str], below: float = 0) -> tuple[str, float]:
    """Return the panel of the final scores, with a column for every player, and the y below its totals.

    ``sources`` are the messages of the sources of points, by their names in the observation. ``below`` is the height that the
    game needs for rows of its own below the totals.
    """
    x, y, width, height = box
    body = panel(box, view.translate("view-final-scores"))
    pitch = min(44.0, (width - 130) / view.players)
    first = x + width - 10 - pitch * view.players
    row = min(34.0, (height - 100 - below) / len(sources))
    for seat in range(view.players):
        body += badge(view.seat_colours[seat], first + (seat + 0.5) * pitch, y + 40, 9)
    for number, (source, words) in enumerate(sources.items()):
        top = y + 54 + number * row
        if number % 2 == 0:
            body += rect(x + 6, top, width - 12, row, STRIPE, r=3)
        body += text(x + 12, top + row / 2 + 4, view.translate(words), size=11.5)
        points = [there["score"].get(source, 0) for there in view.observation["seats"]]
        for seat, count in enumerate(points):
            weight = 700 if count and count == max(points) else 400
            left = first + (seat + 0.5) * pitch
            body += text(left, top + row / 2 + 4.5, str(count), size=13, weight=weight, anchor="middle")
    top = y + 54 + len(sources) * row
    for seat in range(view.players):
        body += seal(view.score(seat), first + (seat + 0.5) * pitch - 16, top + 4, 32, winner=view.winner(seat))
    return body, top + 42
