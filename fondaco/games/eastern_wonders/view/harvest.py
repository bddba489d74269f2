"""The harvest: what it brings, and a button while one may harvest."""

from __future__ import annotations

from ....draw.buttons import plate
from ....draw.cubes import icons_of, row
from ....draw.icons import PAPER_PAINT
from ....draw.palette import EDGE, INK
from ....draw.panels import Box
from ....draw.regions import piece
from ....draw.svg import rect, text, use
from ....draw.text_fitting import width as width_of
from .table import EasternWondersContext


def harvest(view: EasternWondersContext, box: Box) -> str:
    """What a harvest brings: a button when one may harvest."""
    x, y, width, height = box
    live = view.available("harvest")
    words = view.translate("view-harvest")
    icons = icons_of(view.harvest(view.shown_seat))
    wide = width_of(words, 13, bold=True)
    size = min(20.0, (width - 56 - wide) / len(icons))
    left = (width - 34 - wide - size * len(icons)) / 2
    body = plate(width, height) if live else rect(0, 0, width, height, PAPER_PAINT, EDGE, 1.2, 6)
    body += use("s-harvest", left, height / 2 - 12, 22) + text(left + 26, height / 2 + 4.5, words, size=13, weight=600, fill=INK)
    body += row(icons, left + 34 + wide, height / 2 - size / 2, size)
    return piece(body, id=f"harvest-{view.shown_seat}", x=x, y=y, live=live)
