"""The player board of the viewer in parts: columns of the wide layout, sections of the tall one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from .....draw.palette import INK_2
from .....draw.panels import Box, sheet
from .....draw.players import PLAYERS, badge
from .....draw.svg import text
from .....draw.tall import ROOM, SIDE, TOUCH
from .....draw.text_fitting import cut
from .....draw.text_fitting import width as width_of
from ...cubes.view.cube_store import own_cubes
from ...cubes.view.player_sheet import section_title as under
from .settler_context import AnySettlerContext
from .settler_player_board import own_cards, own_settlers, own_tiles

T = TypeVar("T", bound=AnySettlerContext)
Below = Callable[[T, float, float, float], tuple[str, float]]
"""Draws a section from x and y on in a width, and returns where the next one begins."""


# --- in columns --------------------------------------------------------------------------------------------------------------


def column_title(x: float, y: float, right: float, words: str, note: str = "") -> str:
    """Draw the title of a part, and a note on the right where there is room for it."""
    body = text(x, y + 25, words, size=14, weight=700, serif=True)
    fits = width_of(words, 14, serif=True, bold=True) + width_of(note, 12.5, bold=True) + 8 <= right - x
    return body + (text(right, y + 25, note, size=12.5, weight=600, fill=INK_2, anchor="end") if note and fits else "")


def settlers_column(view: AnySettlerContext, box: Box, bay: float = 40) -> str:
    """Draw the name of the player, and the settlers."""
    x, y, width, height = box
    body = badge(view.shown_seat, x + 8, y + 20, 10)
    name = cut(_whose(view, "view-your-settlers" if width > 200 else "view-settlers"), width - 86, 14, serif=True, bold=True)
    body += column_title(x + 24, y, box.right, name, view.translate("view-ready", count=view.own["ready"]))
    return body + own_settlers(view, Box(x, y + 38, width, height - 46), bay)


def cubes_column(view: AnySettlerContext, box: Box) -> str:
    """Draw the storage, five cubes in a row."""
    x, y, width, height = box
    body = column_title(x, y, box.right, view.translate("view-store"), _held(view))
    return body + own_cubes(view, view.observation["limit"], Box(x, y + 36, width, height - 36), 5)


def tiles_column(view: AnySettlerContext, box: Box, size: float) -> str:
    """Draw the bonus tiles."""
    filled = view.translate("view-filled", held=len(view.own["tiles"]), limit=view.printed.bonus_slots)
    body = column_title(box.x, box.y, box.right, view.translate("view-bonus-tiles"), filled)
    return body + own_tiles(view, box.x, box.y + 35, size, (box.width + 6) / view.printed.bonus_slots)


def cards_column(view: AnySettlerContext, box: Box, gap: float = 10) -> str:
    """Draw the point cards by kind."""
    x, y, width, height = box
    words = _claimed(view, "view-claimed-of" if width > 300 else "view-claimed-short")
    return column_title(x, y, box.right, words, _score(view)) + own_cards(view, Box(x, y + 38, width, height - 46), gap)


# --- one below the other -----------------------------------------------------------------------------------------------------


def player_board_section(view: T, y: float, parts: Sequence[Below[T]]) -> tuple[str, float]:
    """Draw the sheet of the viewer in the tall layout, with its parts."""
    x, room = SIDE + 16, ROOM - 26
    body, top = "", y + 36
    for part in parts:
        drawn, top = part(view, x, top, room)
        body += drawn
    colours = PLAYERS[view.shown_seat]
    head = sheet(Box(SIDE, y, ROOM, top - y), colours.fill, 2, colours.fill) + badge(view.shown_seat, x + 8, y + 19, 9)
    head += text(x + 23, y + 24, cut(_whose(view), 200, 14, serif=True, bold=True), size=14, weight=700, serif=True)
    ready = view.translate("view-ready", count=view.own["ready"])
    head += text(x + room, y + 24, ready, size=12.5, weight=600, fill=INK_2, anchor="end")
    return head + body, top + 8


def settlers_section(view: AnySettlerContext, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the settlers."""
    return own_settlers(view, Box(x, y, room, 148), TOUCH), y + 156


def cubes_section(view: AnySettlerContext, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the storage, ten cubes in a row."""
    lines = -(-max(view.observation["limit"], sum(view.own["cubes"])) // 10)
    body = under(x, y, room, view.translate("view-store"), _held(view))
    return body + own_cubes(view, view.observation["limit"], Box(x, y + 30, room, lines * 38), 10, TOUCH), y + 36 + lines * 38


def tiles_section(view: AnySettlerContext, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the bonus tiles."""
    return under(x, y, room, view.translate("view-bonus-tiles")) + own_tiles(view, x, y + 28, 48, 86), y + 86


def cards_section(view: AnySettlerContext, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the point cards by kind."""
    return under(x, y, room, _claimed(view), _score(view)) + own_cards(view, Box(x, y + 28, room, 148), 6), y + 186


# --- what titles say ---------------------------------------------------------------------------------------------------------


def _whose(view: AnySettlerContext, words: str = "view-your-settlers") -> str:
    return view.translate(words) if view.seat is not None else view.name(view.shown_seat)


def _held(view: AnySettlerContext) -> str:
    return view.translate("view-filled", held=sum(view.own["cubes"]), limit=view.observation["limit"])


def _claimed(view: AnySettlerContext, words: str = "view-claimed-of") -> str:
    return view.translate(words, count=len(view.own["claimed"]), goal=view.observation["cards_to_end"])


def _score(view: AnySettlerContext) -> str:
    return view.translate("view-score", count=view.score(view.shown_seat))
