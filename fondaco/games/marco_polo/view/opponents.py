"""The scoreboard, with the goals of all players at the end."""

from __future__ import annotations

from ....draw.palette import INK, INK_2
from ....draw.panels import Box
from ....draw.pieces import seal
from ....draw.svg import text
from ...polo.view.context import AnyPoloContext
from ...polo.view.opponents import scoreboard_with_goals

SOURCES = {
    "track": "view-source-track",
    "goals": "view-source-goals",
    "goal_cities": "view-source-goal-cities",
    "coins": "view-source-coins",
    "beijing": "view-source-beijing",
    "goods": "view-source-goods",
    "contracts": "view-source-contracts",
}
"""Messages of the sources of points, by their names in the observation."""


def _goals(view: AnyPoloContext, seat: int, box: Box) -> str:
    """Draw the goals that a player had, open at the end; cities with a post are bold."""
    x, y, width, _ = box
    there = view.observation["seats"][seat]
    body = ""
    pitch = width / 2
    for number, label in enumerate(there["goals"]):
        face = view.printed.goals[label]
        for at, city in enumerate(face.cities):
            name = view.worded("view-place", city=city)
            left, base = x + number * pitch, y + 9 + at * 11
            done = city in there["posts"]
            body += text(left, base, name, size=11, weight=700 if done else 400, fill=INK if done else INK_2, serif=True)
        body += seal(face.points, x + number * pitch + 84, y + 1, 20)
    return body


SCOREBOARD = scoreboard_with_goals(SOURCES, _goals)
