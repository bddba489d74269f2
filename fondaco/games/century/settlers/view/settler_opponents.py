"""What lies before the other players, and how all of them stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .....draw.cubes import sums
from .....draw.palette import INK_2
from .....draw.panels import Box
from .....draw.player_sheets import one_below_another, two_in_a_row
from .....draw.regions import piece
from .....draw.standing import by_source
from .....draw.svg import figure, group, text, use
from .....draw.tall import ROOM, SIDE
from ...cubes.view.cube_store import caravan
from ...cubes.view.player_sheet import by_colour, headed
from .settler_context import AnyLand
from .settler_symbols import settler
from .tiles import bonus_tile, slot

FULL, LOW = 104, 80
"""The heights of a player's sheet: with three rows, and with two."""


T = TypeVar("T", bound=AnyLand)
Extra = Callable[[T, int, Box], str]
"""Draws what a game adds to the sheet of a player into a room on it."""


def opponents(
    table: T, x: float, y: float, width: float, extra: Extra[T] | None = None, alone: float = FULL
) -> tuple[str, float]:
    """The sheets of all others, one below the other, and where they end. The sheet of the only one may be higher."""
    height = alone if len(table.others) == 1 else FULL if len(table.others) < 3 else LOW

    def draw(table: T, seat: int, box: Box) -> str:
        return opponent(table, seat, box, extra)

    return one_below_another(table, Box(x, y, width, height), draw)


def opponent(table: T, seat: int, box: Box, extra: Extra[T] | None = None) -> str:
    """The sheet of another player."""
    x, y, width, height = box
    there = table.seen["seats"][seat]
    low = height < FULL
    claimed = table.say("view-claimed-of", count=len(there["claimed"]), goal=table.seen["cards_to_end"])
    body = headed(table, seat, box, 118 if low else width - 84, 25 if low else 19)
    if low:
        body += use("i-point-card", x + 168, y + 8, 20) + figure(x + 192, y + 23, len(there["claimed"]), 13, anchor="start")
        body += group(settler(seat, 22), x + 206, y + 8) + figure(x + 230, y + 23, there["ready"], 13, anchor="start")
    else:
        start = " · " + table.say("view-start-player") if seat == 0 else ""
        body += text(x + 40, y + 34, f"{claimed}{start}", size=11.5, fill=INK_2)
        body += group(settler(seat, 25), x + 14, y + 73) + figure(x + 45, y + 91, there["ready"], 14.5)
        if not extra or height > FULL:
            body += text(x + 56, y + 90, table.say("view-working", count=table.at_work(seat)), size=11.5, fill=INK_2)
    slots = max(table.catalogue.bonus_slots, len(there["tiles"]))
    size = 28 if not low else 20 if extra and slots > 3 else 24
    right = x + width - 20 - slots * (size + 4)
    if low and extra:
        body += sums(there["cubes"], x + 16, y + 51, 19) + extra(table, seat, Box(x + 110, y + 48, right - x - 110, 24))
    else:
        row = Box(x + 16, y + (48 if low else 42), right - x - 20 if low else width - 28, 24)
        body += caravan(there["cubes"], table.seen["limit"], row, 10, name=f"cube-{seat}", words=table.colours)
        room = Box(x + 16, y + FULL, width - 28, height - FULL - 8) if height > FULL else Box(x + 62, y + 72, right - x - 62, 28)
        body += extra(table, seat, room) if extra else ""
    for number in range(slots):
        left, top = x + width - 12 - (slots - number) * (size + 4), y + (48 if low else 72)
        if number >= len(there["tiles"]):
            body += group(slot(size), left, top)
        else:
            face = table.catalogue.bonus[there["tiles"][number]]
            words = table.words("view-bonus-tile", bonus_tile=face.label)
            body += piece(bonus_tile(face, size), id=f"bonus-{face.label}", x=left, y=top, title=words)
    cards = [table.words("view-point-card", point_card=label) for label in there["claimed"]]
    return piece(body, id=f"seat-{seat}", title=f"{table.name(seat)} · {claimed}" + "".join(f" · {words}" for words in cards))


def opponents_below(table: T, y: float, extra: Extra[T] | None = None) -> tuple[str, float]:
    """The sheets of all others on a phone, two in a row, and where they end."""

    def draw(table: T, seat: int, box: Box) -> str:
        return small_opponent(table, seat, box, extra)

    return two_in_a_row(table, Box(SIDE, y, (ROOM - 6) / 2, 120 if extra else 88), draw)


def small_opponent(table: T, seat: int, box: Box, extra: Extra[T] | None = None) -> str:
    """Another player in little room: name and points, goods by colour, cards, settlers and tiles, and below what a game adds."""
    x, y, width, _ = box
    there = table.seen["seats"][seat]
    body = headed(table, seat, box, width - 84) + by_colour(table, seat, x + 14, y + 39)
    body += use("i-point-card", x + 14, y + 61, 19) + figure(x + 36, y + 76, len(there["claimed"]), 12.5, anchor="start")
    body += group(settler(seat, 21), x + 54, y + 60) + figure(x + 78, y + 76, there["ready"], 12.5, anchor="start")
    for number, label in enumerate(there["tiles"]):
        face = table.catalogue.bonus[label]
        size = min(22.0, (width - 104) / table.catalogue.bonus_slots - 2)
        words = table.words("view-bonus-tile", bonus_tile=label)
        body += piece(bonus_tile(face, size), id=f"bonus-{label}", x=x + 98 + number * (size + 2), y=y + 60, title=words)
    body += extra(table, seat, Box(x + 14, y + 86, width - 26, box.height - 94)) if extra else ""
    return piece(body, id=f"seat-{seat}", title=table.name(seat))


SOURCES = (
    ("point_cards", "i-point-card", "view-source-cards"),
    ("bonus_tiles", "n-kind-settlers", "view-source-bonus"),
    ("exploration", "n-kind-exploration", "view-source-exploration"),
)
CUBES = ("cubes", "i-cube-brown", "view-source-cubes")
STANDING = by_source((*SOURCES, CUBES))
