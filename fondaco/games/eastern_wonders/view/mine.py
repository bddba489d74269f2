"""The viewer's own things, in both layouts: hold, outposts, bonus tiles, point tiles and the harvest."""

from __future__ import annotations

from ....draw.buttons import plate
from ....draw.cubes import icons_of, row
from ....draw.fitting import width as width_of
from ....draw.icons import PAPER_PAINT
from ....draw.layers import piece
from ....draw.palette import EDGE, INK
from ....draw.panels import Box
from ....draw.svg import group, rect, text, use
from ...century.drawing.sea.bonuses import owned_bonus
from ...century.drawing.sea.faces import SYMBOLS
from ...century.drawing.sea.harbours import no_tile, point_tile
from ...century.drawing.sea.outposts import outpost_board
from .table import Table


def my_outposts(table: Table, box: Box) -> str:
    """The player board."""
    left = [table.say("see-left", count=count) for count in range(len(SYMBOLS) + 1)]
    return outpost_board(table.shown, table.catalogue.values, table.mine["built"], box, left, table.say("see-emptied"))


def built(table: Table) -> str:
    """How many outposts the viewer has built, and what they are worth."""
    return table.say("see-built", count=sum(table.mine["built"].values()), points=table.mine["score"]["outposts"])


def my_bonuses(table: Table, box: Box, across: int, size: float) -> str:
    """A place for each kind of bonus tile."""
    body = ""
    pitch = box.width / across
    for number, face in enumerate(table.catalogue.bonuses.values()):
        x, y = box.x + number % across * pitch, box.y + number // across * (size + 8)
        count = table.mine["bonuses"][face.kind]
        drawn = owned_bonus(face, count, table.bonus_points(table.shown, face), size)
        body += piece(drawn, id=f"bonus-{table.shown}-{face.kind}", x=x, y=y, title=table.words("see-bonus", bonus=face.kind))
    return body


def my_tiles(table: Table, box: Box, across: int, high: float) -> str:
    """Point tiles in their places."""
    labels = table.mine["fulfilled"]
    wide = (box.width - 6 * (across - 1)) / across
    body = ""
    for number in range(max(table.seen["tiles_to_end"], len(labels))):
        x, y = box.x + number % across * (wide + 6), box.y + number // across * (high + 7)
        if number >= len(labels):
            body += group(no_tile(wide, high), x, y)
            continue
        words = table.words("see-point-tile", point_tile=labels[number])
        drawn = point_tile(table.catalogue.points[labels[number]], wide, high)
        body += piece(drawn, id=f"point-{labels[number]}", x=x, y=y, title=words)
    return body


def harvest(table: Table, box: Box) -> str:
    """What a harvest brings: a button when one may harvest."""
    x, y, width, height = box
    live = table.live("harvest")
    words = table.say("see-harvest")
    icons = icons_of(table.harvest(table.shown))
    wide = width_of(words, 13, bold=True)
    size = min(20.0, (width - 56 - wide) / len(icons))
    left = (width - 34 - wide - size * len(icons)) / 2
    body = plate(width, height) if live else rect(0, 0, width, height, PAPER_PAINT, EDGE, 1.2, 6)
    body += use("s-harvest", left, height / 2 - 12, 22) + text(left + 26, height / 2 + 4.5, words, size=13, weight=600, fill=INK)
    body += row(icons, left + 34 + wide, height / 2 - size / 2, size)
    return piece(body, id=f"harvest-{table.shown}", x=x, y=y, live=live)
