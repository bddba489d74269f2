"""The outposts of the viewer with their title, to be laid into a frame."""

from __future__ import annotations

from .....draw.panels import Box
from ...cubes.view.player_sheet import section_title as under
from ...sea.view.sea_player_board import built, own_outposts
from ...settlers.view.settler_player_sections import column_title
from .boat_context import AnyBoatContext


def outposts_column(view: AnyBoatContext, box: Box) -> str:
    """The outposts in a column."""
    x, y, width, height = box
    worth = view.translate("view-worth", points=view.own["score"]["outposts"])
    return column_title(x, y, box.right, view.translate("view-outposts"), worth) + own_outposts(
        view, Box(x, y + 36, width + 5, height - 40)
    )


def outposts_section(view: AnyBoatContext, x: float, y: float, room: float) -> tuple[str, float]:
    """The outposts on a phone."""
    body = under(x, y, room, view.translate("view-outposts"), built(view))
    return body + own_outposts(view, Box(x, y + 28, room + 5, 176)), y + 212
