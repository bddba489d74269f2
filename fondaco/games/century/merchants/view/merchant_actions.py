"""Buttons for merchants and cubes, as cells of the action list."""

from __future__ import annotations

from collections.abc import Callable

from .....draw.action_list import ActionButton, ButtonCell
from .....draw.buttons import button, label, label_height, plate
from .....draw.cards import arrow, ledger
from .....draw.cubes import sums, sums_width
from .....draw.palette import INK_2
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import figure, group, use
from ...cubes.view.cube_buttons import CHOSEN
from ...hand.view.hand_context import AnyHandContext
from .merchant_card import deal_strip, slip
from .printed_merchants import COLOURS

GIST = 18.0
"""The size of cubes in a line of words."""
TITLES = {
    "play": "view-title-play",
    "acquire": "view-title-acquire",
    "deal": "view-title-deal",
    "lay": "view-title-lay",
    "back": "view-title-back",
    "spend": "view-title-spend",
}
"""What is drawn as merchants side by side, under a title."""


# --- merchants ---------------------------------------------------------------------------------------------------------------


def card_cell(view: AnyHandContext, button: ActionButton) -> ButtonCell | None:
    """Return an answer that is a merchant; none if it is something else."""
    return drawn_cell(button, lambda width, height: _face(view, button, width, height)) if button.verb in TITLES else None


def drawn_cell(button: ActionButton, face: Callable[[float, float], str]) -> ButtonCell:
    """Return an answer that is a picture, drawn for some width and height."""

    def draw(width: float, height: float) -> str:
        return piece(plate(width, height) + face(width, height), action=button.action)

    return ButtonCell(button.verb, 1, lambda width: 0, draw)


def _face(view: AnyHandContext, button: ActionButton, width: float, height: float) -> str:
    """Draw the picture in a cell: the merchant, with its price where it is acquired, or its golden deal."""
    if button.verb == "deal":
        deal = view.merchant(button.args[0]).deal
        return group(deal_strip(deal, width - 8, height - 8), 4, 4) if deal else ""
    if button.verb != "acquire":
        return slip(view.merchant(button.args[0]), width, height)
    place = int(button.args[0]) - 1
    price = figure(width - 6, height / 2 + 4, f"−{place}", 11.5, INK_2, anchor="end") if place and view.choosing else ""
    return slip(view.merchant(view.observation["merchants"][place]["card"]), width - 24, height) + price


# --- words -------------------------------------------------------------------------------------------------------------------


def line_cell(view: AnyHandContext, button: ActionButton) -> ButtonCell:
    """Return an answer in words, with the cubes it is about at its right end."""
    drawn, taken = _gist(view, button)

    def draw(width: float, height: float) -> str:
        return label(button.action, Box(0, 0, width, height), drawn, taken)

    return ButtonCell("words", 1, lambda width: label_height(button.action.label, width, taken, 0), draw)


def _gist(view: AnyHandContext, button: ActionButton) -> tuple[str, float]:
    """Draw an answer as a small picture around the line y = 0, and return its width: the cubes it is about."""
    if button.verb in ("trade", "first"):
        return _traded(view, button)
    if button.verb == "rest":
        return use("i-rest", 0, -12, 22), 24
    if button.verb not in CHOSEN:
        return "", 0
    colour = COLOURS.index(button.args[0])
    times = int(button.args[1]) if len(button.args) > 1 else 1
    cubes = [times if number == colour else 0 for number in range(len(COLOURS))]
    body, width = sums(cubes, 0, -GIST / 2, GIST), sums_width(cubes, GIST)
    if button.verb != "upgrade" or not times:
        return body, width
    better = [0, *cubes[:-1]]
    return body + arrow(width + 10, 0, 7) + sums(better, width + 22, -GIST / 2, GIST), 2 * width + 22


def _traded(view: AnyHandContext, button: ActionButton) -> tuple[str, float]:
    """Draw the cost and gain of a number of trades. The gain is left open if it is chosen afterwards."""
    cost, gain, or_gain = view.trading()
    first = int(button.args[0])
    times = view.question[-1] if button.verb == "first" else first
    gives = [times * count for count in cost]
    gains = [first * one + (times - first) * other for one, other in zip(gain, or_gain, strict=True)]
    left = sums_width(gives, GIST)
    body = sums(gives, 0, -GIST / 2, GIST)
    if view.question[0] == "TradeEither":
        return body, left
    return body + ledger(left + 3, -10, 10) + sums(gains, left + 9, -GIST / 2, GIST), left + 9 + sums_width(gains, GIST)


# --- single buttons ----------------------------------------------------------------------------------------------------------


def single_button(view: AnyHandContext, box: Box, count: int) -> str:
    """Draw the button to rest, which takes ``count`` cards back, or to take no card back; empty if neither is legal."""
    rest, forgo = view.available("rest"), view.available("forgo")
    if rest:
        return button(rest, box, view.translate("view-rest", count=count))
    return button(forgo, box, forgo.label) if forgo else ""
