"""The sections of the sea in the tall layout. Each begins at a y and returns where the next one begins."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.tall import ROOM, SIDE, TOUCH
from ...cubes.view.cube_store import own_cubes
from ...cubes.view.player_sheet import player_board_sheet, section_title
from ...harbours.view.harbour_supply import start_groups
from .hex import Design
from .sea_context import AnyHarbourContext, AnySeaContext
from .sea_map import board, places
from .sea_player_board import built, own_bonuses, own_outposts, own_tiles

DESIGN = Design(60, 50, (78, 48), (78, 48), 4, tallest=1.15)
ACROSS, CUBE = 7, 52
"""The number of the viewer's cubes in a row, and the height of a row. Each cube can be a target."""
OWN_X, OWN_ROOM = SIDE + 16, ROOM - 26
"""Where the viewer's own things lie on their sheet."""


def start_section(view: AnyHarbourContext, y: float) -> tuple[str, float]:
    """Draw the starting cubes to choose from."""
    groups = view.observation["groups"]
    if not groups:
        return "", y
    high = 34 + (TOUCH + 6) * -(-len(groups) // 2)
    return start_groups(view, Box(SIDE, y, ROOM, high), TOUCH + 6, TOUCH, 2), y + high + 8


def map_section(view: AnySeaContext, y: float) -> tuple[str, float]:
    """Draw the map from edge to edge."""
    box = Box(3, y, 384, float("inf"))
    where = places(view, box, DESIGN)
    return board(view, box, where), y + where.height + 8


def cubes_section(view: AnyHarbourContext, y: float) -> tuple[str, float]:
    """Draw the viewer's cubes."""
    holdings = view.own
    lines = -(-max(holdings["limit"], sum(holdings["cubes"])) // ACROSS)
    body = own_cubes(view, holdings["limit"], Box(OWN_X, y, OWN_ROOM, lines * CUBE), ACROSS, TOUCH)
    return body, y + lines * CUBE + 4


def tiles_section(view: AnyHarbourContext, y: float) -> tuple[str, float]:
    """Draw the viewer's outposts, bonus tiles and point tiles."""
    x, room = OWN_X, OWN_ROOM
    body = section_title(x, y, room, view.translate("view-outposts"), built(view)) + own_outposts(view, Box(x, y + 28, room, 176))
    y += 212
    body += section_title(x, y, room, view.translate("view-bonus-tiles"))
    body += own_bonuses(view, Box(x, y + 32, room, 50), len(view.printed.bonuses), 48)
    y += 92
    body += section_title(
        x, y, room, view.translate("view-point-tiles"), view.translate("view-score", count=view.score(view.shown_seat))
    )
    rows = -(-max(view.observation["tiles_to_end"], len(view.own["fulfilled"])) // 4)
    return body + own_tiles(view, Box(x, y + 28, room, 0), 4, 50), y + 36 + rows * 57


def player_board_section(view: AnyHarbourContext, y: float, bottom: float) -> str:
    """Draw the sheet of the player board."""
    held = view.translate("view-filled", held=sum(view.own["cubes"]), limit=view.own["limit"])
    return player_board_sheet(view, Box(SIDE, y, ROOM, bottom - y), view.translate("view-your-hold"), held, 200)
