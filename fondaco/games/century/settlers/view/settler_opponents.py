"""The sheets of the opponents, and the scoreboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .....draw.cubes import sums
from .....draw.palette import INK_2
from .....draw.panels import Box
from .....draw.player_sheets import one_below_another, two_in_a_row
from .....draw.regions import piece
from .....draw.scoreboard import points_by_source
from .....draw.svg import figure, group, text, use
from .....draw.tall import ROOM, SIDE
from ...cubes.view.cube_store import caravan
from ...cubes.view.player_sheet import by_colour, headed
from .settler_context import AnySettlerContext
from .settler_symbols import settler
from .tiles import bonus_tile, slot

FULL, LOW = 104, 80
"""The heights of a player's sheet: with three rows, and with two."""


T = TypeVar("T", bound=AnySettlerContext)
Extra = Callable[[T, int, Box], str]
"""Draws what a game adds to the sheet of a player into a room on it."""


def opponents(view: T, x: float, y: float, width: float, extra: Extra[T] | None = None, alone: float = FULL) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end. The sheet of the only one may be higher."""
    height = alone if len(view.opponents) == 1 else FULL if len(view.opponents) < 3 else LOW

    def draw(view: T, seat: int, box: Box) -> str:
        return opponent(view, seat, box, extra)

    return one_below_another(view, Box(x, y, width, height), draw)


def opponent(view: T, seat: int, box: Box, extra: Extra[T] | None = None) -> str:
    """Draw the sheet of an opponent."""
    x, y, width, height = box
    there = view.observation["seats"][seat]
    low = height < FULL
    claimed = view.translate("view-claimed-of", count=len(there["claimed"]), goal=view.observation["cards_to_end"])
    body = headed(view, seat, box, 118 if low else width - 84, 25 if low else 19)
    if low:
        body += use("i-point-card", x + 168, y + 8, 20) + figure(x + 192, y + 23, len(there["claimed"]), 13, anchor="start")
        body += group(settler(seat, 22), x + 206, y + 8) + figure(x + 230, y + 23, there["ready"], 13, anchor="start")
    else:
        start = " · " + view.translate("view-start-player") if seat == 0 else ""
        body += text(x + 40, y + 34, f"{claimed}{start}", size=11.5, fill=INK_2)
        body += group(settler(seat, 25), x + 14, y + 73) + figure(x + 45, y + 91, there["ready"], 14.5)
        if not extra or height > FULL:
            body += text(x + 56, y + 90, view.translate("view-working", count=view.at_work(seat)), size=11.5, fill=INK_2)
    slots = max(view.printed.bonus_slots, len(there["tiles"]))
    size = 28 if not low else 20 if extra and slots > 3 else 24
    right = x + width - 20 - slots * (size + 4)
    if low and extra:
        body += sums(there["cubes"], x + 16, y + 51, 19) + extra(view, seat, Box(x + 110, y + 48, right - x - 110, 24))
    else:
        row = Box(x + 16, y + (48 if low else 42), right - x - 20 if low else width - 28, 24)
        body += caravan(there["cubes"], view.observation["limit"], row, 10, name=f"cube-{seat}", words=view.colour_names)
        room = Box(x + 16, y + FULL, width - 28, height - FULL - 8) if height > FULL else Box(x + 62, y + 72, right - x - 62, 28)
        body += extra(view, seat, room) if extra else ""
    for number in range(slots):
        left, top = x + width - 12 - (slots - number) * (size + 4), y + (48 if low else 72)
        if number >= len(there["tiles"]):
            body += group(slot(size), left, top)
        else:
            face = view.printed.bonus[there["tiles"][number]]
            words = view.worded("view-bonus-tile", bonus_tile=face.label)
            body += piece(bonus_tile(face, size), id=f"bonus-{face.label}", x=left, y=top, title=words)
    cards = [view.worded("view-point-card", point_card=label) for label in there["claimed"]]
    return piece(body, id=f"seat-{seat}", title=f"{view.name(seat)} · {claimed}" + "".join(f" · {words}" for words in cards))


def opponents_section(view: T, y: float, extra: Extra[T] | None = None) -> tuple[str, float]:
    """Draw the sheets of all others in the tall layout, two in a row, and return where they end."""

    def draw(view: T, seat: int, box: Box) -> str:
        return small_opponent(view, seat, box, extra)

    return two_in_a_row(view, Box(SIDE, y, (ROOM - 6) / 2, 120 if extra else 88), draw)


def small_opponent(view: T, seat: int, box: Box, extra: Extra[T] | None = None) -> str:
    """Draw the small sheet of an opponent: name and points, goods by colour, cards, settlers and tiles, and below what a game
    adds."""
    x, y, width, _ = box
    there = view.observation["seats"][seat]
    body = headed(view, seat, box, width - 84) + by_colour(view, seat, x + 14, y + 39)
    body += use("i-point-card", x + 14, y + 61, 19) + figure(x + 36, y + 76, len(there["claimed"]), 12.5, anchor="start")
    body += group(settler(seat, 21), x + 54, y + 60) + figure(x + 78, y + 76, there["ready"], 12.5, anchor="start")
    for number, label in enumerate(there["tiles"]):
        face = view.printed.bonus[label]
        size = min(22.0, (width - 104) / view.printed.bonus_slots - 2)
        words = view.worded("view-bonus-tile", bonus_tile=label)
        body += piece(bonus_tile(face, size), id=f"bonus-{label}", x=x + 98 + number * (size + 2), y=y + 60, title=words)
    body += extra(view, seat, Box(x + 14, y + 86, width - 26, box.height - 94)) if extra else ""
    return piece(body, id=f"seat-{seat}", title=view.name(seat))


SOURCES = (
    ("point_cards", "i-point-card", "view-source-cards"),
    ("bonus_tiles", "n-kind-settlers", "view-source-bonus"),
    ("exploration", "n-kind-exploration", "view-source-exploration"),
)
CUBES = ("cubes", "i-cube-brown", "view-source-cubes")
SCOREBOARD = points_by_source((*SOURCES, CUBES))
