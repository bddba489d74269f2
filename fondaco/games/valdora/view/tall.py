"""The tall layout for phones, 390 wide: the question on top, then one section below another.

The map is cut into two halves, one below the other, because it would be too small in one piece.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ....draw.palette import INK, PAPER
from ....draw.panels import Box
from ....draw.player_sheets import one_below_another
from ....draw.question import question_strip
from ....draw.svg import rect, use
from ....draw.tall import ROOM, SIDE, WIDTH, Part, Section, actions_section, compose, player_sheet
from . import board_map, craftsmen, map_layout, player_board
from .action_list import ACTION_LIST
from .books import book
from .context import ValdoraContext
from .opponents import FULL, SCOREBOARD, opponent
from .wide import colours_left, held

BOOK = 124.0


def draw(view: ValdoraContext, symbols: Mapping[str, str]) -> str:
    """Return the picture.

    The parts for the open question come first: the map for a move, otherwise the action list and its components.
    """
    parts: list[tuple[str, Part[ValdoraContext]]] = [
        ("board", _map),
        ("books", _books),
        ("tableau", _player_board),
        ("craftsmen", _craftsmen),
        ("bonus", _bonus),
        ("opponents", _opponents),
    ]
    asked = view.question[0] if view.scene.actions else ""
    if asked in ("Load", "Deliver", "HandOverGem"):
        parts.insert(0, parts.pop(2))
    elif asked == "UseBook":
        parts.insert(0, parts.pop(1))
        parts.insert(1, parts.pop(2))
    parts.insert(2 if asked == "UseBook" else 1 if asked else len(parts), ("actions", actions_section(ACTION_LIST, SCOREBOARD)))
    corner = f"{view.translate('view-round', round=view.observation['round'])} · {colours_left(view)}"
    return compose(view, [("prompt", _prompt), *parts], view.scene.title, corner, symbols)


def _prompt(view: ValdoraContext, y: float) -> tuple[str, float]:
    """Draw the player to move and the question."""
    body, bottom = question_strip(view, y, WIDTH)
    return body, bottom + 8


def _map(view: ValdoraContext, y: float) -> tuple[str, float]:
    """Draw west and east, one below the other; everything is drawn in the half it lies in."""
    scale = ROOM / map_layout.HALF
    height = map_layout.HEIGHT * scale
    body = ""
    for name, left in (("west", 0), ("east", map_layout.WIDTH - map_layout.HALF)):
        west = name == "west"
        inside = {label for label, space in view.printed.spaces.items() if (space.x <= 500) == west}
        body += rect(SIDE - 1, y - 1, ROOM + 2, height + 2, PAPER, INK, 1.6, 4) + use(f"v-{name}", SIDE, y, ROOM, height)
        body += board_map.things(view, board_map.MapSection(scale, SIDE - left * scale, y, inside, barge=not west))
        y += height + 8
    return body, y


def _books(view: ValdoraContext, y: float) -> tuple[str, float]:
    """Draw all books, the one in use first."""
    cities = sorted(view.observation["books"], key=lambda city: city != view.open_book)
    body = ""
    for city in cities:
        body += book(view, city, Box(SIDE, y, ROOM, BOOK), 13)
        y += BOOK + 8
    return body, y


def _craftsmen(view: ValdoraContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 160)
    return craftsmen.belt(view, box), box.bottom + 8


def _bonus(view: ValdoraContext, y: float) -> tuple[str, float]:
    box = Box(SIDE, y, ROOM, 132)
    return craftsmen.bonus(view, box), box.bottom + 8


def _opponents(view: ValdoraContext, y: float) -> tuple[str, float]:
    body, bottom = one_below_another(view, Box(SIDE, y, ROOM, FULL), opponent)
    return body, bottom + 2


def _player_board(view: ValdoraContext, y: float) -> tuple[str, float]:
    """Draw the player board of the viewer, all of it open."""
    each, equipment = view.translate("view-each", points=view.printed.colour_points), view.translate("view-equipment-note")
    sections: list[Section[ValdoraContext]] = [
        Section(view.translate("view-equipment-title"), 100, partial(player_board.equipment, gap=4), equipment),
        Section(view.translate("view-open-orders"), 122, partial(player_board.orders, gap=14), held(view)),
        Section(view.translate("view-craftsmen"), 84, partial(player_board.craftsmen, across=7), each),
    ]
    return player_sheet(view, y, player_board.purse(view, Box(SIDE + 6, y + 4, ROOM - 16, 132)), 146, sections, 14)
