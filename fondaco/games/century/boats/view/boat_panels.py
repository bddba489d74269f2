"""What views with boats show: actions, the boards beside the islands, the outposts of the viewer, a gallery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....draw.action_list import ActionList, ButtonCell, action_buttons
from .....draw.gallery import Translate
from .....draw.panels import Box
from ...cubes.view.player_sheet import section_title as under
from ...sea.view import sea_actions as sea
from ...sea.view.sea_gallery import island_gallery
from ...sea.view.sea_player_board import built, own_outposts
from ...settlers.view import settler_actions as land
from ...settlers.view.location import COMPACT
from ...settlers.view.scenery import ground
from ...settlers.view.settler_board import fort_cell, side_stacks, slip
from ...settlers.view.settler_gallery import settler_gallery
from ...settlers.view.settler_player_sections import column_title
from .boat_context import AnyBoatContext, PrintedBoats


def _cells(view: AnyBoatContext) -> list[ButtonCell]:
    return [sea.tile_cell(view, button) or land.land_cell(view, button) for button in action_buttons(view.scene)]


ACTION_LIST = ActionList(
    _cells, dict.fromkeys((*land.HALF, *sea.HALF, "pay", "trade", "upgrade", "keep"), 2), {**sea.TITLES, **land.TITLES}
)


BOARDS = Box(10, 60, 490, 548)
"""Where four boards lie in the wide layout."""
COLUMNS = (18, 136, 262, 380)
FORTS, FIRST_ROW, PITCH = 71, 238, 62
SEAM = 6
"""How much farther the lower boards stand."""
STACK = 44
TREES = ((132, 590, 0.7), (140, 292, 0.5), (494, 380, 0.5), (495, 470, 0.6), (257, 420, 0.6), (258, 520, 0.5))
PEAKS = ((52, 596, 0.9), (96, 598, 1.1), (180, 598, 1.0), (222, 596, 0.8))
"""They fill the place that C1 leaves free."""


def compact_land(view: AnyBoatContext, sides: Sequence[str]) -> str:
    """Draw four sides of boards; below the locations of a side its stacks of bonus tiles."""
    upper = max(_rows(view, name) for name in sides[:2])
    seam = FIRST_ROW + upper * PITCH
    body = ground(BOARDS, seam - 1, TREES, PEAKS)
    for location in view.forts:
        body += fort_cell(view, location, COLUMNS[(location.slot - 1) % 4], FORTS, COMPACT)
    for number, name in enumerate(sides):
        side = view.sides[name]
        top = seam + SEAM if number >= 2 else FIRST_ROW
        columns = COLUMNS[number % 2 * 2 : number % 2 * 2 + 2]
        for at, location in enumerate(side):
            body += slip(view, location, columns[at % 2], top + at // 2 * PITCH, COMPACT)
        if name in view.printed.side_stacks:
            place = Box(columns[0] + 4, top + -(-len(side) // 2) * PITCH, columns[1] + COMPACT.width - columns[0] - 8, 52)
            body += side_stacks(view, name, place, STACK, view.earned(name))
    return body


def _rows(view: AnyBoatContext, side: str) -> int:
    """Return the number of rows of a side, with its stacks."""
    return -(-len(view.sides[side]) // 2) + (side in view.printed.side_stacks)


def outposts_column(view: AnyBoatContext, box: Box) -> str:
    """Draw the outposts in a column."""
    x, y, width, height = box
    worth = view.translate("view-worth", points=view.own["score"]["outposts"])
    return column_title(x, y, box.right, view.translate("view-outposts"), worth) + own_outposts(
        view, Box(x, y + 36, width + 5, height - 40)
    )


def outposts_section(view: AnyBoatContext, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the outposts in the tall layout."""
    body = under(x, y, room, view.translate("view-outposts"), built(view))
    return body + own_outposts(view, Box(x, y + 28, room + 5, 176)), y + 212


def boat_gallery(printed: PrintedBoats, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return all islands, or all components of the boards of one kind."""
    if name == "islands":
        return island_gallery(printed, symbols, title)
    return settler_gallery(printed, symbols, name, title, translate)
