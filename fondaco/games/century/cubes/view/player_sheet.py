"""What the sheets of players have in common: the head with name and points, cubes counted by colour, titles."""

from __future__ import annotations

from .....draw.context import AnyContext
from .....draw.cubes import CUBES
from .....draw.palette import INK_2
from .....draw.panels import Box, heading, rule, sheet
from .....draw.pieces import seal
from .....draw.player_sheets import seat_sheet
from .....draw.players import PLAYERS, badge
from .....draw.svg import figure, text, use
from .....draw.text_fitting import cut


def headed(view: AnyContext, seat: int, box: Box, room: float, base: float = 25, stamp: float = 32) -> str:
    """Draw the sheet of a player with badge, name and points. The name is at most ``room`` wide, at the y ``base``."""
    x, y, width, _ = box
    body = seat_sheet(view, seat, box) + badge(seat, x + 24, y + 20, 10)
    body += seal(view.score(seat), x + width - stamp - 6, y + 4, stamp, winner=view.winner(seat))
    name = cut(view.name(seat), room, 14.5, serif=True, bold=True)
    return body + text(x + 40, y + base, name, size=14.5, weight=700, serif=True)


def by_colour(view: AnyContext, seat: int, x: float, y: float) -> str:
    """Draw the cubes of a player in a small space: one a colour, with its number."""
    body = ""
    for number, (icon, count) in enumerate(zip(CUBES, view.observation["seats"][seat]["cubes"], strict=True)):
        at = x + number * 42
        body += use(icon, at, y, 18) + figure(at + 21, y + 14, count, 12.5, anchor="start")
    return body


def player_board_sheet(view: AnyContext, box: Box, words: str, note: str, room: float, right: float = 0) -> str:
    """Draw the sheet of the player board, titled with the words, for a spectator with the name. The note ends at an x."""
    x, y, _, _ = box
    colours = PLAYERS[view.shown_seat]
    name = cut(words if view.seat is not None else view.name(view.shown_seat), room, 14, serif=True, bold=True)
    body = sheet(box, colours.fill, 2, colours.fill) + badge(view.shown_seat, x + 26, y + 20, 10)
    body += text(x + 42, y + 25, name, size=14, weight=700, serif=True)
    return body + text(right or box.right - 10, y + 25, note, size=12.5, weight=600, fill=INK_2, anchor="end")


def section_title(x: float, y: float, room: float, words: str, note: str = "") -> str:
    """Draw a title over its rule, with a note on the right."""
    body = heading(x, y + 12, words) + rule(x, y + 18, x + room)
    return body + (text(x + room, y + 12, note, size=12, weight=600, fill=INK_2, anchor="end") if note else "")
