"""The scoreboard, with the goals of all players at the end."""

from __future__ import annotations

from ....draw.panels import Box
from ...polo.view.context import AnyPoloContext
from ...polo.view.opponents import scoreboard_with_goals
from .context import MarcoPolo2Context
from .player_board import arms, icons

SOURCES = {
    "track": "view-source-track",
    "seals": "view-source-seals",
    "arms": "view-source-arms",
    "goods": "view-source-goods",
    "coins": "view-source-coins",
    "contracts": "view-source-contracts",
}
"""Messages of the sources of points, by their names in the observation."""


def _goals(view: AnyPoloContext, seat: int, box: Box) -> str:
    """Draw the goal that a player had, and the coats of arms of their cities."""
    assert isinstance(view, MarcoPolo2Context)
    (label,) = view.observation["seats"][seat]["goals"]
    half = box.width / 2
    body = icons(view, label, seat, Box(box.x, box.y, half, box.height), 4)
    return body + arms(view, seat, Box(box.x + half + 6, box.y + 2, half - 8, box.height - 4))


SCOREBOARD = scoreboard_with_goals(SOURCES, _goals)
