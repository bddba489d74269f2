"""What lies before the other players, and how all of them stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....draw.action_list import Standing
from ....draw.cards import REST
from ....draw.dice import places
from ....draw.palette import INK, INK_2, RULE, STRIPE
from ....draw.panels import Box, panel
from ....draw.pieces import post
from ....draw.player_sheets import one_below_another, sheet_of
from ....draw.players import badge
from ....draw.reckoning import reckoning
from ....draw.regions import piece
from ....draw.seals import seal
from ....draw.svg import figure, group, line, rect, text, use
from ....draw.text_fitting import cut
from . import contract_card
from .characters import portrait
from .context import AnyPoloTable

SHEET = 100
"""How high a player's sheet is."""


def opponents(table: AnyPoloTable, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of all others, one below the other, and where they end."""
    return one_below_another(table, Box(x, y, width, SHEET), opponent)


def opponent(table: AnyPoloTable, seat: int, box: Box) -> str:
    """The sheet of another player: character, dice, store, contracts, posts that are left."""
    x, y, width, _ = box
    there = table.seen["seats"][seat]
    body = sheet_of(table, seat, box)
    label, emblems = there["character"], table.emblems(seat)
    if label:
        words = table.character(label)
        body += piece(portrait(label, 0, 0, 40), id=f"character-{label}", x=x + 13, y=y + 5, title=words)
    body += badge(table.dressed[seat], x + 19, y + 11, 8)
    name = cut(table.name(seat), width - 192, 14, serif=True, bold=True)
    body += text(x + 58, y + 19, name, size=14, weight=700, serif=True)
    if label:
        words = cut(table.words("view-character-name", character=label), width - 116 - 18 * len(emblems), 11)
        body += text(x + 58, y + 34, words, size=11, fill=INK_2)
    if table.seen["hourglass"] == seat:
        body += piece(use("i-hourglass", 0, 0, 17), id="hourglass", x=x + width - 57, y=y + 25, title=table.say("view-hourglass"))
    body += seal(table.score(seat), x + width - 37, y + 4, 32, winner=table.winner(seat))
    body += _dice(table, seat, Box(x + width - 142, y + 5, 102, 20))
    for number, emblem in enumerate(reversed(emblems)):
        body += use(emblem, x + width - 76 - 18 * number, y + 26, 17)
    body += _store(table, seat, x + 12, y + 45, (width - 20) / (len(table.STORE) + 2))
    return piece(body + _contracts(table, seat, Box(x + 13, y + 72, width - 21, 23)), id=f"seat-{seat}", title=table.name(seat))


def _dice(table: AnyPoloTable, seat: int, box: Box) -> str:
    """The dice that a player has left."""
    dice = table.seen["seats"][seat]["dice"]
    if not dice and not table.seen["round"]:
        return ""
    if not dice:
        return (
            text(box.right, box.y + 14, table.say("view-no-dice"), size=11, fill=INK_2, anchor="end")
            if not table.seen["ranks"]
            else ""
        )
    spots = places(len(dice), box, (16, 14), 1.5)
    return "".join(table.die(colour, value, x, y, size) for (colour, value), (x, y, size) in zip(dice, spots, strict=True))


def _store(table: AnyPoloTable, seat: int, x: float, y: float, pitch: float) -> str:
    """Goods, camels and coins, posts left and contracts fulfilled, each with its number."""
    there = table.seen["seats"][seat]
    size = min(19.0, pitch - 17)
    body = ""
    for number, (name, icon) in enumerate(table.STORE):
        count = there[name]
        left = x + number * pitch
        body += group(use(icon, left, y + 1, size), opacity=1 if count else 0.45)
        body += figure(left + size + 1, y + 16, count, 13, INK if count else INK_2, anchor="start")
    left = x + len(table.STORE) * pitch
    body += group(post(table.dressed[seat], size - 1), left + 1, y + 1) + figure(
        left + size + 1, y + 16, there["posts_left"], 13, anchor="start"
    )
    left += pitch
    body += use("i-contract", left, y + 1, size) + contract_card.tick(left + size - 3, y + 16, INK_2)
    return body + figure(left + size + 7, y + 14, len(there["completed"]), 13, anchor="start")


def _contracts(table: AnyPoloTable, seat: int, box: Box) -> str:
    """The contracts that a player has to fulfil, as slips."""
    labels = table.seen["seats"][seat]["contracts"]
    pitch = box.width / max(len(labels), 2)
    body = line(box.x, box.y - 2.5, box.right, box.y - 2.5, RULE, 0.7)
    for number, label in enumerate(labels):
        face = table.catalogue.contracts[label]
        size = min(16.0, (pitch - 28) / (len(face.cost) + len(face.reward) + 1) - 2)
        drawn = contract_card.slip(face, box.height, size, REST)
        title = table.words("view-contract", contract=label)
        body += piece(drawn, id=f"contract-{label}", x=box.x + number * pitch, y=box.y, title=title)
    return body


# --- how all stand -----------------------------------------------------------------------------------------------------------

Goals = Callable[[AnyPoloTable, int, Box], str]
"""Draws the goals of a player, open at the end."""


def standing(sources: Mapping[str, str], goals: Goals) -> Standing[AnyPoloTable]:
    """How all stand: during the game posts, contracts and points; at the end points by source, and below them the goals."""

    def height(table: AnyPoloTable) -> float:
        return 80 + 26 * len(sources) + 32 + 24 * table.players if table.seen["ranks"] else 40 + 42 * table.players

    def draw(table: AnyPoloTable, box: Box) -> str:
        if not table.seen["ranks"]:
            return _race(table, box)
        body, top = reckoning(table, box, sources, 24.0 * table.players)
        for seat in range(table.players):
            y = top + seat * 24
            body += badge(table.dressed[seat], box.x + 18, y + 11, 7) + goals(table, seat, Box(box.x + 30, y, box.width - 36, 22))
        return body

    return Standing(height, draw)


def _race(table: AnyPoloTable, box: Box) -> str:
    x, y, width, _ = box
    body = panel(box, table.say("view-standing"))
    for seat, there in enumerate(table.seen["seats"]):
        top = y + 32 + seat * 42
        if seat % 2 == 0:
            body += rect(x + 6, top, width - 12, 40, STRIPE, r=4)
        name = cut(table.name(seat), width - 190, 13.5, serif=True, bold=True)
        body += badge(table.dressed[seat], x + 24, top + 20, 10) + text(x + 40, top + 25, name, size=13.5, weight=700, serif=True)
        left = x + width - 136
        body += group(post(table.dressed[seat], 20), left, top + 9) + figure(
            left + 24, top + 25, len(there["posts"]), 13.5, anchor="start"
        )
        body += use("i-contract", left + 46, top + 9, 20) + figure(
            left + 70, top + 25, len(there["completed"]), 13.5, anchor="start"
        )
        body += seal(table.score(seat), x + width - 46, top + 3, 34, winner=table.winner(seat))
    return body
