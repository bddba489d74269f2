"""The player board at sea: outposts, bonus tiles, point tiles."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import group
from ...harbours.view.bonus_tile import owned_bonus
from ...harbours.view.point_tile import no_tile, point_tile
from .outpost_board import outpost_board
from .printed_sea import SYMBOLS
from .sea_context import AnyHarbourContext, AnySeaContext

WORDY = 60
"""How wide a column must be for words below it."""


def own_outposts(view: AnySeaContext, box: Box) -> str:
    """Draw the player board; a narrow one says how many are left in figures alone."""
    values = view.printed.values
    wordy = box.width / len(values) >= WORDY
    left = [view.translate("view-left", count=count) if wordy else str(count) for count in range(len(SYMBOLS) + 1)]
    return outpost_board(view.shown_seat, values, view.own["built"], box, left, view.translate("view-emptied") if wordy else "")


def built(view: AnySeaContext) -> str:
    """Return the number and the points of the viewer's outposts, in words."""
    return view.translate("view-built", count=sum(view.own["built"].values()), points=view.own["score"]["outposts"])


def own_bonuses(view: AnyHarbourContext, box: Box, across: int, size: float) -> str:
    """Draw a place for each kind of bonus tile."""
    body = ""
    pitch = box.width / across
    for number, face in enumerate(view.printed.bonuses.values()):
        x, y = box.x + number % across * pitch, box.y + number // across * (size + 8)
        count = view.own["bonuses"][face.kind]
        drawn = owned_bonus(face, count, view.bonus_points(view.shown_seat, face), size)
        body += piece(
            drawn, id=f"bonus-{view.shown_seat}-{face.kind}", x=x, y=y, title=view.worded("view-bonus", bonus=face.kind)
        )
    return body


def own_tiles(view: AnyHarbourContext, box: Box, across: int, high: float) -> str:
    """Draw point tiles in their places."""
    labels = view.own["fulfilled"]
    wide = (box.width - 6 * (across - 1)) / across
    body = ""
    for number in range(max(view.observation["tiles_to_end"], len(labels))):
        x, y = box.x + number % across * (wide + 6), box.y + number // across * (high + 7)
        if number >= len(labels):
            body += group(no_tile(wide, high), x, y)
            continue
        words = view.worded("view-point-tile", point_tile=labels[number])
        drawn = point_tile(view.printed.points[labels[number]], wide, high)
        body += piece(drawn, id=f"point-{labels[number]}", x=x, y=y, title=words)
    return body
