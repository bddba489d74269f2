"""The supply beside the map: piles of bonus tiles, the pile of point tiles, and the starting cubes while they are chosen."""

from __future__ import annotations

from .....draw.cards import ENABLED, NORMAL, halo
from .....draw.cubes import icons_of, row
from .....draw.icons import PAPER_PAINT
from .....draw.palette import INK, INK_2, LIVE, RULE, WHITE
from .....draw.panels import HEADING, Box, panel
from .....draw.regions import piece
from .....draw.svg import figure, group, line, rect, text, use
from .....draw.text_fitting import wrap
from ...sea.view.printed_sea import PrintedRedBonus
from ...sea.view.sea_context import AnyHarbourContext
from .bonus_tile import bonus_pile
from .point_tile import tile_pile

NARROW, TERSE = 130, 160
"""Where a pile of bonus tiles has less room than that, its name stands below it; the pile of point tiles has a sign then."""


def bonus_piles(view: AnyHarbourContext, box: Box, across: int = 1) -> str:
    """Draw the piles, each with its name, what it does and how many tiles are left."""
    faces = list(view.printed.bonuses.values())
    body = panel(box, view.translate("view-bonus-tiles"), view.translate("view-bonus-note"))
    rows = -(-len(faces) // across)
    pitch, wide = (box.height - HEADING - 4) / rows, box.width / across
    for number, face in enumerate(faces):
        x, y = box.x + number % across * wide, box.y + HEADING + 2 + number // across * pitch
        if number // across:
            body += line(x + 8, y, x + wide - 8, y, RULE, 0.8)
        body += _pile(view, face, Box(x, y, wide, pitch))
    return body


def _pile(view: AnyHarbourContext, bonus: PrintedRedBonus, box: Box) -> str:
    """Draw a pile with its description beside it, or in a small box with its name below it."""
    x, y, width, height = box
    left = view.observation["bonus_piles"][bonus.kind]
    narrow = width < NARROW
    size = min(54.0, height - (32 if narrow else 22))
    action = view.available("bonus", bonus.kind)
    drawn = bonus_pile(bonus, left, size, ENABLED if action else NORMAL)
    top = y + 4 if narrow else y + (height - size) / 2
    words = view.worded("view-bonus", bonus=bonus.kind)
    body = piece(drawn, id=f"bonus-{bonus.kind}", x=x + 12, y=top, title=words, action=action)
    name = bonus.kind.replace("_", "-")
    called = view.translate(f"view-name-{name}")
    if narrow:
        body += text(x + 12, y + height - 6, called, size=12, weight=700, serif=True)
        return body + figure(x + 23 + size, top + size / 2 + 4, f"×{left}", 12.5, INK_2, anchor="start")
    at, room = x + size + 24, width - size - 30
    lines = wrap(view.translate(f"view-bonus-{name}"), room, 11) if height > 68 else ()
    base = y + (height - 13 * len(lines) - 32) / 2 + 13
    body += text(at, base, called, size=12.5, weight=700, serif=True)
    for number, words_below in enumerate(lines):
        body += text(at, base + 14 + number * 13, words_below, size=11, fill=INK_2)
    base += 15 + 13 * len(lines)
    return body + text(at, base, view.translate("view-left", count=left), size=11, weight=600, fill=INK_2)


def point_pile(view: AnyHarbourContext, box: Box) -> str:
    """Draw the pile of point tiles; once in a while the harbour that is closed is among the next."""
    x, y, width, _ = box
    body = panel(box, view.translate("view-point-tiles"))
    drawn = tile_pile(62, 40, view.observation["point_pile"])
    body += piece(
        drawn,
        id="point-pile",
        x=x + 12,
        y=y + 32,
        title=view.translate("view-point-tile-pile", count=view.observation["point_pile"]),
    )
    among = view.observation["closed_among"]
    if width < TERSE:
        closing = use("s-closed", 0, 0, 24) + figure(12, 40, f"≤ {among}", 12.5, INK_2)
        return body + (
            piece(closing, x=x + 96, y=y + 30, title=view.translate("view-closed-among", count=among)) if among else ""
        )
    words_below = view.translate("view-closed-among", count=among) if among else view.translate("view-face-down")
    for number, words in enumerate(wrap(words_below, width - 96, 11.5)):
        body += text(x + 88, y + 42 + number * 14, words, size=11.5, fill=INK_2)
    return body


def start_groups(view: AnyHarbourContext, box: Box, pitch: float, high: float, across: int = 1) -> str:
    """Draw the starting cubes while a seat has to choose."""
    x, y, width, _ = box
    body = panel(box, view.translate("view-groups"))
    for number, (label, cubes) in enumerate(view.observation["groups"].items()):
        action = view.available("group", label)
        wide = (width - 10) / across - 10
        drawn = (halo(wide, high, 6, 2) if action else "") + rect(
            0, 0, wide, high, WHITE if action else PAPER_PAINT, LIVE if action else INK, 2 if action else 1.1, 6
        )
        icons = icons_of(cubes)
        size = min(24.0, high - 8)
        drawn += group(row(icons, (wide - len(icons) * size) / 2, (high - size) / 2, size))
        left, top = x + 10 + number % across * (wide + 10), y + HEADING + 5 + number // across * pitch
        body += piece(drawn, id=f"group-{label}", x=left, y=top, action=action)
    return body
