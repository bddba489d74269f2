"""The chooser: actions that are numbers or cubes, as buttons on a plate."""

from __future__ import annotations

from .....draw import text_fitting
from .....draw.action_list import ActionButton, action_buttons
from .....draw.cards import halo
from .....draw.context import AnyContext
from .....draw.cubes import CUBES
from .....draw.palette import BINDING, CREAM, FOIL, LIVE, LIVE_EDGE, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import figure, rect, text, use
from ...merchants.view.printed_merchants import COLOURS

CHOSEN = {
    "trade": "view-ask-trade",
    "first": "view-ask-first",
    "upgrade": "view-ask-upgrade",
    "keep": "view-ask-keep",
    "pay": "view-ask-pay",
}
"""Short questions of the verbs whose argument is a number or a cube."""


def chooser(view: AnyContext, box: Box, size: float) -> str:
    """Draw the chooser: a button for each number or cube on a plate; empty if the question has none."""
    found = _chosen(view)
    if not found:
        return ""
    x, y, width, height = box
    across = _across(len(found), width, size)
    wide = (width - 16 + 5) / across - 5
    body = rect(x, y, width, height, BINDING, FOIL, 1.2, 8)
    body += text(x + 10, y + 17, view.translate(CHOSEN[found[0].verb]), size=12, weight=600, fill=CREAM)
    for number, button in enumerate(found):
        left, top = x + 8 + number % across * (wide + 5), y + 25 + number // across * (size + 5)
        body += piece(_choice(button, wide, size), x=left, y=top, action=button.action)
    return body


def chooser_height(view: AnyContext, width: float, size: float) -> float:
    """Return the height of the chooser, 0 if there is none."""
    count = len(_chosen(view))
    return 28 + -(-count // _across(count, width, size)) * (size + 5) if count else 0


def _chosen(view: AnyContext) -> list[ActionButton]:
    return [button for button in action_buttons(view.scene) if button.verb in CHOSEN]


def _across(count: int, width: float, size: float) -> int:
    """Return the number of buttons in a row. A few are wide; many are as narrow as a target may be."""
    return min(int((width - 16 + 5) // (size * 1.05 + 5)), max(count, 3))


def _choice(button: ActionButton, width: float, height: float) -> str:
    """Draw a button of the chooser."""
    glow = halo(width, height, 5, 2, glows=False)
    if button.verb in ("trade", "first"):
        body = rect(0, 0, width, height, LIVE, LIVE_EDGE, 1.4, 5)
        return glow + body + figure(width / 2, height / 2 + 5, f"{button.args[0]}×", 14, WHITE)
    body = rect(0, 0, width, height, WHITE, LIVE_EDGE, 1.8, 5)
    cube = CUBES[COLOURS.index(button.args[0])]
    if button.verb == "pay":
        return glow + body + use(cube, width / 2 - height * 0.42, height * 0.08, height * 0.84)
    icon = min(height * 0.6, width * 0.52)
    number = button.args[1]
    wide = text_fitting.width(number, 14, bold=True)
    left = (width - wide - icon) / 2
    body += figure(left, height / 2 + 5, number, 14, anchor="start")
    return glow + body + use(cube, left + wide, (height - icon) / 2, icon)
