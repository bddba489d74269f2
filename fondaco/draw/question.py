"""The player to move and the question, on the ribbon of the wide layout and the strip of the tall one."""

from __future__ import annotations

from .context import AnyContext
from .icons import PAPER_PAINT
from .palette import INK, LIVE, RULE, WAX, WHITE
from .panels import Box, ribbon
from .players import pill
from .svg import line, rect, text
from .text_fitting import balance, cut

MAX_WORD_WIDTH = 260
"""The maximum width of a word of a question."""


def question_ribbon(view: AnyContext, box: Box, size: float = 14) -> str:
    """Draw the ribbon in the bar with the question on one line or two."""
    x, y, width, _ = box
    body = ribbon(box) + turn_pill(view, x + 18, y + 6, 108)
    room = width - 160
    lines = balance(_prompt(view, size), room, size, serif=True, bold=True)
    if len(lines) > 2:  # a very long name or question; the description of the picture has all of it
        lines = (lines[0], cut(" ".join(lines[1:]), room, size, serif=True, bold=True))
    top = y + (24 if len(lines) == 1 else 16)
    for number, words in enumerate(lines):
        body += text(x + 138, top + number * 16.5, words, size=size, weight=700, serif=True)
    return body


def question_strip(view: AnyContext, y: float, width: float, more: float = 0) -> tuple[str, float]:
    """Draw the strip below the bar of the tall layout with the question, and return where its words end.

    Below the words, ``more`` is left free for the game.
    """
    lines = balance(_prompt(view, 15), width - 24, 15, serif=True, bold=True)
    height = 46 + 19 * len(lines)
    body = rect(0, y, width, height + more, PAPER_PAINT) + line(0, y + height + more, width, y + height + more, RULE)
    body += turn_pill(view, 10, y + 9, 116)
    for number, words in enumerate(lines):
        body += text(12, y + 54 + number * 19, words, size=15, weight=700, serif=True)
    return body, y + height


def _prompt(view: AnyContext, size: float) -> str:
    """Return the question with very long names cut. Other words are never that long."""
    return " ".join([cut(word, MAX_WORD_WIDTH, size, serif=True, bold=True) for word in view.scene.prompt.split()])


def turn_pill(view: AnyContext, x: float, y: float, width: float) -> str:
    """Draw the player to move: the viewer in the colour of enabled pieces, an opponent in the seat's colour, the end in wax."""
    if view.player is not None and not view.my_turn:
        return pill(view.seat_colours[view.player], view.name(view.player), x, y, width)
    words = view.translate("view-your-turn" if view.my_turn else "view-game-over")
    body = rect(x, y, width, 26, LIVE if view.my_turn else WAX, INK, 1, 13)
    return body + text(x + width / 2, y + 17.3, words, size=12, weight=700, fill=WHITE, anchor="middle", spacing=0.4)
