"""What the opponents have on the sea and before them, and the scoreboard: sheets that a game may add to."""

from __future__ import annotations

from .....draw.palette import INK_2
from .....draw.panels import Box
from .....draw.pieces import post
from .....draw.regions import piece
from .....draw.scoreboard import points_by_source
from .....draw.svg import figure, group, text, use
from ...cubes.view.cube_store import caravan
from ...cubes.view.player_sheet import by_colour, headed
from ...harbours.view.bonus_tile import owned_bonus
from .printed_sea import SYMBOLS
from .sea_context import AnyHarbourContext
from .sea_symbols import spice

FULL, LOW, SMALL = 112, 80, 90
"""The heights of a player's sheet: with the outposts by symbol, without, and in half the width of a phone."""


def sea_sheet(view: AnyHarbourContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent: outposts and point tiles, cubes and bonus tiles; with enough height outposts by symbol."""
    x, y, width, height = box
    there = view.observation["seats"][seat]
    body = headed(view, seat, box, 100, 25 if seat else 19) + _counts(view, seat, x + 148, y + 9, 22, 26)
    if seat == 0:
        body += text(x + 40, y + 34, view.translate("view-start-player"), size=11.5, fill=INK_2)
    size = 27
    owned = sum(map(bool, there["bonuses"].values()))
    row = Box(x + 16, y + 46, width - (32 if owned else 28) - owned * (size + 4), 25)
    body += caravan(there["cubes"], there["limit"], row, 10, name=f"cube-{seat}", words=view.colour_names)
    body += _bonuses(view, seat, x + width - 10 - owned * (size + 4), y + 46, size)
    if height >= FULL:
        for number, symbol in enumerate(SYMBOLS):
            left = x + 28 + number * 48
            body += spice(symbol, left, y + 94, 11) + figure(left + 18, y + 99, there["built"][symbol], 13.5, anchor="start")
    return body


def small_sea_sheet(view: AnyHarbourContext, seat: int, box: Box) -> str:
    """Draw the small sheet of an opponent: name and points, spices by colour, outposts, point tiles and bonus tiles."""
    x, y, width, _ = box
    body = headed(view, seat, box, width - 84, stamp=28) + by_colour(view, seat, x + 14, y + 37)
    body += _counts(view, seat, x + 14, y + 61, 18, 18)
    owned = sum(map(bool, view.observation["seats"][seat]["bonuses"].values()))
    return body + _bonuses(view, seat, x + 100, y + 60, min(22.0, 80 / max(owned, 1) - 3))


def sea_title(view: AnyHarbourContext, seat: int) -> str:
    """Return a player in words: name and point tiles."""
    tiles = [view.worded("view-point-tile", point_tile=label) for label in view.observation["seats"][seat]["fulfilled"]]
    return " · ".join([view.name(seat), *tiles])


def sea_opponent(view: AnyHarbourContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent who has nothing else."""
    return piece(sea_sheet(view, seat, box), id=f"seat-{seat}", title=sea_title(view, seat))


def small_sea_opponent(view: AnyHarbourContext, seat: int, box: Box) -> str:
    """Draw the same in a small space."""
    return piece(small_sea_sheet(view, seat, box), id=f"seat-{seat}", title=sea_title(view, seat))


def _bonuses(view: AnyHarbourContext, seat: int, x: float, y: float, size: float) -> str:
    """Draw the bonus tiles that a player has, one a kind."""
    there = view.observation["seats"][seat]["bonuses"]
    body = ""
    for number, face in enumerate([face for face in view.printed.bonuses.values() if there[face.kind]]):
        drawn = owned_bonus(face, there[face.kind], view.bonus_points(seat, face), size)
        words = view.worded("view-bonus", bonus=face.kind)
        body += piece(drawn, id=f"bonus-{seat}-{face.kind}", x=x + number * (size + 4), y=y, title=words)
    return body


def _counts(view: AnyHarbourContext, seat: int, x: float, y: float, size: float, gap: float) -> str:
    """Draw the numbers of built outposts and of point tiles."""
    there = view.observation["seats"][seat]
    base = y + size * 0.72
    body = group(post(seat, size), x, y) + figure(x + size + 3, base, sum(there["built"].values()), 13.5, anchor="start")
    x += size + gap
    body += use("i-point-card", x, y, size)
    return body + figure(
        x + size + 3, base, f"{len(there['fulfilled'])}/{view.observation['tiles_to_end']}", 13.5, anchor="start"
    )


SOURCES = (
    ("point_tiles", "i-point-card", "view-point-tiles"),
    ("bonus_tiles", "s-free-step", "view-bonus-tiles"),
    ("outposts", "s-post", "view-outposts"),
    ("cubes", "i-cube-brown", "view-source-cubes"),
)
SCOREBOARD = points_by_source(SOURCES)
