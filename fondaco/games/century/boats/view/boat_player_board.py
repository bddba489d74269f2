"""The outposts of the viewer with their title, to be laid into a frame."""

from __future__ import annotations

from .....draw.panels import Box
from ...cubes.view.player_sheet import titled as under
from ...sea.view.sea_player_board import built, my_outposts
from ...settlers.view.settler_player_sections import titled
from .boat_context import AnyBoats


def outposts_in(table: AnyBoats, box: Box) -> str:
    """The outposts in a column."""
    x, y, width, height = box
    worth = table.say("view-worth", points=table.mine["score"]["outposts"])
    return titled(x, y, box.right, table.say("view-outposts"), worth) + my_outposts(table, Box(x, y + 36, width + 5, height - 40))


def outposts_below(table: AnyBoats, x: float, y: float, room: float) -> tuple[str, float]:
    """The outposts on a phone."""
    body = under(x, y, room, table.say("view-outposts"), built(table))
    return body + my_outposts(table, Box(x, y + 28, room + 5, 176)), y + 212
