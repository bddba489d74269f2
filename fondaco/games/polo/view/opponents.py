"""The sheets of the opponents, and the scoreboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....draw.cards import NORMAL
from ....draw.dice import places
from ....draw.palette import INK, INK_2, RULE, STRIPE
from ....draw.panels import Box, panel
from ....draw.pieces import post, seal
from ....draw.player_sheets import one_below_another, seat_sheet
from ....draw.players import badge
from ....draw.regions import piece
from ....draw.scoreboard import Scoreboard, final_scores
from ....draw.svg import figure, group, line, rect, text, use
from ....draw.text_fitting import cut
from . import contract_card
from .characters import portrait
from .context import AnyPoloContext

SHEET = 100
"""How high a player's sheet is."""


def opponents(view: AnyPoloContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    return one_below_another(view, Box(x, y, width, SHEET), opponent)


def opponent(view: AnyPoloContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent: character, dice, store, contracts, posts that are left."""
    x, y, width, _ = box
    there = view.observation["seats"][seat]
    body = seat_sheet(view, seat, box)
    label, emblems = there["character"], view.emblems(seat)
    if label:
        words = view.character(label)
        body += piece(portrait(label, 0, 0, 40), id=f"character-{label}", x=x + 13, y=y + 5, title=words)
    body += badge(view.seat_colours[seat], x + 19, y + 11, 8)
    name = cut(view.name(seat), width - 192, 14, serif=True, bold=True)
    body += text(x + 58, y + 19, name, size=14, weight=700, serif=True)
    if label:
        words = cut(view.worded("view-character-name", character=label), width - 116 - 18 * len(emblems), 11)
        body += text(x + 58, y + 34, words, size=11, fill=INK_2)
    if view.observation["hourglass"] == seat:
        body += piece(
            use("i-hourglass", 0, 0, 17), id="hourglass", x=x + width - 57, y=y + 25, title=view.translate("view-hourglass")
        )
    body += seal(view.score(seat), x + width - 37, y + 4, 32, winner=view.winner(seat))
    body += _dice(view, seat, Box(x + width - 142, y + 5, 102, 20))
    for number, emblem in enumerate(reversed(emblems)):
        body += use(emblem, x + width - 76 - 18 * number, y + 26, 17)
    body += _store(view, seat, x + 12, y + 45, (width - 20) / (len(view.STORE) + 2))
    return piece(body + _contracts(view, seat, Box(x + 13, y + 72, width - 21, 23)), id=f"seat-{seat}", title=view.name(seat))


def _dice(view: AnyPoloContext, seat: int, box: Box) -> str:
    """Draw the dice that a player has left."""
    dice = view.observation["seats"][seat]["dice"]
    if not dice and not view.observation["round"]:
        return ""
    if not dice:
        return (
            text(box.right, box.y + 14, view.translate("view-no-dice"), size=11, fill=INK_2, anchor="end")
            if not view.observation["ranks"]
            else ""
        )
    spots = places(len(dice), box, (16, 14), 1.5)
    return "".join(view.die(colour, value, x, y, size) for (colour, value), (x, y, size) in zip(dice, spots, strict=True))


def _store(view: AnyPoloContext, seat: int, x: float, y: float, pitch: float) -> str:
    """Draw goods, camels and coins, posts left and contracts fulfilled, each with its number."""
    there = view.observation["seats"][seat]
    size = min(19.0, pitch - 17)
    body = ""
    for number, (name, icon) in enumerate(view.STORE):
        count = there[name]
        left = x + number * pitch
        body += group(use(icon, left, y + 1, size), opacity=1 if count else 0.45)
        body += figure(left + size + 1, y + 16, count, 13, INK if count else INK_2, anchor="start")
    left = x + len(view.STORE) * pitch
    body += group(post(view.seat_colours[seat], size - 1), left + 1, y + 1) + figure(
        left + size + 1, y + 16, there["posts_left"], 13, anchor="start"
    )
    left += pitch
    body += use("i-contract", left, y + 1, size) + contract_card.tick(left + size - 3, y + 16, INK_2)
    return body + figure(left + size + 7, y + 14, len(there["completed"]), 13, anchor="start")


def _contracts(view: AnyPoloContext, seat: int, box: Box) -> str:
    """Draw the contracts that a player has to fulfil, as slips."""
    labels = view.observation["seats"][seat]["contracts"]
    pitch = box.width / max(len(labels), 2)
    body = line(box.x, box.y - 2.5, box.right, box.y - 2.5, RULE, 0.7)
    for number, label in enumerate(labels):
        face = view.printed.contracts[label]
        size = min(16.0, (pitch - 28) / (len(face.cost) + len(face.reward) + 1) - 2)
        drawn = contract_card.slip(face, box.height, size, NORMAL)
        title = view.worded("view-contract", contract=label)
        body += piece(drawn, id=f"contract-{label}", x=box.x + number * pitch, y=box.y, title=title)
    return body


# --- how all stand -----------------------------------------------------------------------------------------------------------

Goals = Callable[[AnyPoloContext, int, Box], str]
"""Draws the goals of a player, open at the end."""


def scoreboard_with_goals(sources: Mapping[str, str], goals: Goals) -> Scoreboard[AnyPoloContext]:
    """Return the scoreboard: during the game posts, contracts and points; at the end points by source, and below them the
    goals."""

    def height(view: AnyPoloContext) -> float:
        return 80 + 26 * len(sources) + 32 + 24 * view.players if view.observation["ranks"] else 40 + 42 * view.players

    def draw(view: AnyPoloContext, box: Box) -> str:
        if not view.observation["ranks"]:
            return _race(view, box)
        body, top = final_scores(view, box, sources, 24.0 * view.players)
        for seat in range(view.players):
            y = top + seat * 24
            body += badge(view.seat_colours[seat], box.x + 18, y + 11, 7) + goals(
                view, seat, Box(box.x + 30, y, box.width - 36, 22)
            )
        return body

    return Scoreboard(height, draw)


def _race(view: AnyPoloContext, box: Box) -> str:
    x, y, width, _ = box
    body = panel(box, view.translate("view-standing"))
    for seat, there in enumerate(view.observation["seats"]):
        top = y + 32 + seat * 42
        if seat % 2 == 0:
            body += rect(x + 6, top, width - 12, 40, STRIPE, r=4)
        name = cut(view.name(seat), width - 190, 13.5, serif=True, bold=True)
        body += badge(view.seat_colours[seat], x + 24, top + 20, 10) + text(
            x + 40, top + 25, name, size=13.5, weight=700, serif=True
        )
        left = x + width - 136
        body += group(post(view.seat_colours[seat], 20), left, top + 9) + figure(
            left + 24, top + 25, len(there["posts"]), 13.5, anchor="start"
        )
        body += use("i-contract", left + 46, top + 9, 20) + figure(
            left + 70, top + 25, len(there["completed"]), 13.5, anchor="start"
        )
        body += seal(view.score(seat), x + width - 46, top + 3, 34, winner=view.winner(seat))
    return body
