"""The viewer's own things with their titles, to be laid into frames: in columns on a wide screen, or one below the other."""

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
from ...cubes.view.player_sheet import titled as under
from .settler_context import AnyLand
from .settler_player_board import my_cards, my_settlers, my_tiles

T = TypeVar("T", bound=AnyLand)
Below = Callable[[T, float, float, float], tuple[str, float]]
"""Draws a part from some x and y on in some room, and says where the next one begins."""


# --- in columns --------------------------------------------------------------------------------------------------------------


def titled(x: float, y: float, right: float, words: str, note: str = "") -> str:
    """The title of a part, and a note on the right where there is room for it."""
    body = text(x, y + 25, words, size=14, weight=700, serif=True)
    fits = width_of(words, 14, serif=True, bold=True) + width_of(note, 12.5, bold=True) + 8 <= right - x
    return body + (text(right, y + 25, note, size=12.5, weight=600, fill=INK_2, anchor="end") if note and fits else "")


def settlers_in(table: AnyLand, box: Box, bay: float = 40) -> str:
    """Whose things these are, and their settlers."""
    x, y, width, height = box
    body = badge(table.shown, x + 8, y + 20, 10)
    name = cut(_whose(table, "view-your-settlers" if width > 200 else "view-settlers"), width - 86, 14, serif=True, bold=True)
    body += titled(x + 24, y, box.right, name, table.say("view-ready", count=table.mine["ready"]))
    return body + my_settlers(table, Box(x, y + 38, width, height - 46), bay)


def store_in(table: AnyLand, box: Box) -> str:
    """The storage, five cubes in a row."""
    x, y, width, height = box
    body = titled(x, y, box.right, table.say("view-store"), _held(table))
    return body + own_cubes(table, table.seen["limit"], Box(x, y + 36, width, height - 36), 5)


def tiles_in(table: AnyLand, box: Box, size: float) -> str:
    """The bonus tiles."""
    filled = table.say("view-filled", held=len(table.mine["tiles"]), limit=table.catalogue.bonus_slots)
    body = titled(box.x, box.y, box.right, table.say("view-bonus-tiles"), filled)
    return body + my_tiles(table, box.x, box.y + 35, size, (box.width + 6) / table.catalogue.bonus_slots)


def cards_in(table: AnyLand, box: Box, gap: float = 10) -> str:
    """The point cards by kind."""
    x, y, width, height = box
    words = _claimed(table, "view-claimed-of" if width > 300 else "view-claimed-short")
    return titled(x, y, box.right, words, _score(table)) + my_cards(table, Box(x, y + 38, width, height - 46), gap)


# --- one below the other -----------------------------------------------------------------------------------------------------


def mine_below(table: T, y: float, parts: Sequence[Below[T]]) -> tuple[str, float]:
    """The sheet of the viewer on a phone, with its parts."""
    x, room = SIDE + 16, ROOM - 26
    body, top = "", y + 36
    for part in parts:
        drawn, top = part(table, x, top, room)
        body += drawn
    wears = PLAYERS[table.shown]
    head = sheet(Box(SIDE, y, ROOM, top - y), wears.fill, 2, wears.fill) + badge(table.shown, x + 8, y + 19, 9)
    head += text(x + 23, y + 24, cut(_whose(table), 200, 14, serif=True, bold=True), size=14, weight=700, serif=True)
    ready = table.say("view-ready", count=table.mine["ready"])
    head += text(x + room, y + 24, ready, size=12.5, weight=600, fill=INK_2, anchor="end")
    return head + body, top + 8


def settlers_below(table: AnyLand, x: float, y: float, room: float) -> tuple[str, float]:
    """The settlers."""
    return my_settlers(table, Box(x, y, room, 148), TOUCH), y + 156


def store_below(table: AnyLand, x: float, y: float, room: float) -> tuple[str, float]:
    """The storage, ten cubes in a row."""
    lines = -(-max(table.seen["limit"], sum(table.mine["cubes"])) // 10)
    body = under(x, y, room, table.say("view-store"), _held(table))
    return body + own_cubes(table, table.seen["limit"], Box(x, y + 30, room, lines * 38), 10, TOUCH), y + 36 + lines * 38


def tiles_below(table: AnyLand, x: float, y: float, room: float) -> tuple[str, float]:
    """The bonus tiles."""
    return under(x, y, room, table.say("view-bonus-tiles")) + my_tiles(table, x, y + 28, 48, 86), y + 86


def cards_below(table: AnyLand, x: float, y: float, room: float) -> tuple[str, float]:
    """The point cards by kind."""
    return under(x, y, room, _claimed(table), _score(table)) + my_cards(table, Box(x, y + 28, room, 148), 6), y + 186


# --- what titles say ---------------------------------------------------------------------------------------------------------


def _whose(table: AnyLand, words: str = "view-your-settlers") -> str:
    return table.say(words) if table.seat is not None else table.name(table.shown)


def _held(table: AnyLand) -> str:
    return table.say("view-filled", held=sum(table.mine["cubes"]), limit=table.seen["limit"])


def _claimed(table: AnyLand, words: str = "view-claimed-of") -> str:
    return table.say(words, count=len(table.mine["claimed"]), goal=table.seen["cards_to_end"])


def _score(table: AnyLand) -> str:
    return table.say("view-score", count=table.score(table.shown))
