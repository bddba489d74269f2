"""The viewer's own things of the sea: outposts, bonus tiles, point tiles."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import group
from ...harbours.view.bonus_tile import owned_bonus
from ...harbours.view.point_tile import no_tile, point_tile
from .outpost_board import outpost_board
from .printed_sea import SYMBOLS
from .sea_context import AnyChart, AnySeaTable

WORDY = 60
"""How wide a column must be for words below it."""


def my_outposts(table: AnyChart, box: Box) -> str:
    """The player board; a narrow one says how many are left in figures alone."""
    values = table.catalogue.values
    wordy = box.width / len(values) >= WORDY
    left = [table.say("view-left", count=count) if wordy else str(count) for count in range(len(SYMBOLS) + 1)]
    return outpost_board(table.shown, values, table.mine["built"], box, left, table.say("view-emptied") if wordy else "")


def built(table: AnyChart) -> str:
    """How many outposts the viewer has built, and what they are worth."""
    return table.say("view-built", count=sum(table.mine["built"].values()), points=table.mine["score"]["outposts"])


def my_bonuses(table: AnySeaTable, box: Box, across: int, size: float) -> str:
    """A place for each kind of bonus tile."""
    body = ""
    pitch = box.width / across
    for number, face in enumerate(table.catalogue.bonuses.values()):
        x, y = box.x + number % across * pitch, box.y + number // across * (size + 8)
        count = table.mine["bonuses"][face.kind]
        drawn = owned_bonus(face, count, table.bonus_points(table.shown, face), size)
        body += piece(drawn, id=f"bonus-{table.shown}-{face.kind}", x=x, y=y, title=table.words("view-bonus", bonus=face.kind))
    return body


def my_tiles(table: AnySeaTable, box: Box, across: int, high: float) -> str:
    """Point tiles in their places."""
    labels = table.mine["fulfilled"]
    wide = (box.width - 6 * (across - 1)) / across
    body = ""
    for number in range(max(table.seen["tiles_to_end"], len(labels))):
        x, y = box.x + number % across * (wide + 6), box.y + number // across * (high + 7)
        if number >= len(labels):
            body += group(no_tile(wide, high), x, y)
            continue
        words = table.words("view-point-tile", point_tile=labels[number])
        drawn = point_tile(table.catalogue.points[labels[number]], wide, high)
        body += piece(drawn, id=f"point-{labels[number]}", x=x, y=y, title=words)
    return body
