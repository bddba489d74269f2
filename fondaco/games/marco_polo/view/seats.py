"""What lies before the other players, and how all of them stand."""

from __future__ import annotations

from ....draw.answers import Standing
from ....draw.cards import REST
from ....draw.dice import places
from ....draw.fitting import cut
from ....draw.layers import piece
from ....draw.palette import INK, INK_2, RULE, STRIPE
from ....draw.panels import Box, panel
from ....draw.pieces import post
from ....draw.players import badge
from ....draw.reckoning import reckoning
from ....draw.seals import seal
from ....draw.sheets import one_below_another, sheet_of
from ....draw.svg import figure, group, line, rect, text, use
from . import contracts
from .mine import STORE
from .portraits import portrait
from .table import Table

SHEET = 100
"""How high a player's sheet is."""


def opponents(table: Table, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of all others, one below the other, and where they end."""
    return one_below_another(table, Box(x, y, width, SHEET), opponent)


def opponent(table: Table, seat: int, box: Box) -> str:
    """The sheet of another player: character, dice, store, contracts, posts that are left."""
    x, y, width, _ = box
    there = table.seen["seats"][seat]
    body = sheet_of(table, seat, box)
    label = there["character"]
    if label:
        words = table.character(label)
        body += piece(portrait(label, 0, 0, 40), id=f"character-{label}", x=x + 13, y=y + 5, title=words)
    body += badge(table.dressed[seat], x + 19, y + 11, 8)
    name = cut(table.name(seat), width - 192, 14, serif=True, bold=True)
    body += text(x + 58, y + 19, name, size=14, weight=700, serif=True)
    if label:
        body += text(
            x + 58, y + 34, cut(table.words("see-character-name", character=label), width - 116, 11), size=11, fill=INK_2
        )
    if table.seen["hourglass"] == seat:
        body += piece(use("i-hourglass", 0, 0, 17), id="hourglass", x=x + width - 57, y=y + 25, title=table.say("see-hourglass"))
    body += seal(table.score(seat), x + width - 37, y + 4, 32, winner=table.winner(seat))
    body += _dice(table, seat, Box(x + width - 142, y + 5, 102, 20))
    body += _store(table, seat, x + 12, y + 45, (width - 20) / 7)
    return piece(body + _contracts(table, seat, Box(x + 13, y + 72, width - 21, 23)), id=f"seat-{seat}", title=table.name(seat))


def _dice(table: Table, seat: int, box: Box) -> str:
    """The dice that a player has left."""
    dice = table.seen["seats"][seat]["dice"]
    if not dice and not table.seen["round"]:
        return ""
    if not dice:
        return (
            text(box.right, box.y + 14, table.say("see-no-dice"), size=11, fill=INK_2, anchor="end")
            if not table.seen["ranks"]
            else ""
        )
    spots = places(len(dice), box, (16, 14), 1.5)
    return "".join(table.die(colour, value, x, y, size) for (colour, value), (x, y, size) in zip(dice, spots, strict=True))


def _store(table: Table, seat: int, x: float, y: float, pitch: float) -> str:
    """Goods, camels and coins, posts left and contracts fulfilled, each with its number."""
    there = table.seen["seats"][seat]
    body = ""
    for number, (name, icon) in enumerate(STORE):
        count = there[name]
        left = x + number * pitch
        body += group(use(icon, left, y + 1, 19), opacity=1 if count else 0.45)
        body += figure(left + 20, y + 16, count, 13, INK if count else INK_2, anchor="start")
    left = x + 5 * pitch
    body += group(post(table.dressed[seat], 18), left + 1, y + 1) + figure(
        left + 20, y + 16, there["posts_left"], 13, anchor="start"
    )
    left += pitch
    body += use("i-contract", left, y + 1, 19) + contracts.tick(left + 16, y + 16, INK_2)
    return body + figure(left + 26, y + 14, len(there["completed"]), 13, anchor="start")


def _contracts(table: Table, seat: int, box: Box) -> str:
    """The contracts that a player has to fulfil, as slips."""
    labels = table.seen["seats"][seat]["contracts"]
    pitch = box.width / max(len(labels), 2)
    body = line(box.x, box.y - 2.5, box.right, box.y - 2.5, RULE, 0.7)
    for number, label in enumerate(labels):
        face = table.catalogue.contracts[label]
        size = min(16.0, (pitch - 28) / (len(face.cost) + len(face.reward) + 1) - 2)
        drawn = contracts.slip(face, box.height, size, REST)
        title = table.words("see-contract", contract=label)
        body += piece(drawn, id=f"contract-{label}", x=box.x + number * pitch, y=box.y, title=title)
    return body


# --- the reckoning -----------------------------------------------------------------------------------------------------------

SOURCES = {
    "track": "see-source-track",
    "goals": "see-source-goals",
    "goal_cities": "see-source-goal-cities",
    "coins": "see-source-coins",
    "beijing": "see-source-beijing",
    "goods": "see-source-goods",
    "contracts": "see-source-contracts",
}
"""Where points come from, as the observation names it and in words."""


def _standing(table: Table, box: Box) -> str:
    """How all stand: during the game posts, contracts and points; at the end the whole reckoning."""
    return _reckoning(table, box) if table.seen["ranks"] else _race(table, box)


def _height(table: Table) -> float:
    """How high the standing must be."""
    return 80 + 26 * len(SOURCES) + 32 + 24 * table.players if table.seen["ranks"] else 40 + 42 * table.players


STANDING = Standing(_height, _standing)


def _race(table: Table, box: Box) -> str:
    x, y, width, _ = box
    body = panel(box, table.say("see-standing"))
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


def _reckoning(table: Table, box: Box) -> str:
    """Points by source, and below them the goals, open now."""
    body, top = reckoning(table, box, SOURCES, 24.0 * table.players)
    for seat in range(table.players):
        body += _goals(table, seat, Box(box.x + 10, top + seat * 24, box.width - 16, 22))
    return body


def _goals(table: Table, seat: int, box: Box) -> str:
    """The goals that a player had, open at the end; cities with a post are bold."""
    x, y, width, height = box
    there = table.seen["seats"][seat]
    body = badge(table.dressed[seat], x + 8, y + height / 2, 7)
    pitch = (width - 18) / 2
    for number, label in enumerate(there["goals"]):
        face = table.catalogue.goals[label]
        for at, city in enumerate(face.cities):
            name = table.words("see-place", city=city)
            left, base = x + 20 + number * pitch, y + 9 + at * 11
            done = city in there["posts"]
            body += text(left, base, name, size=11, weight=700 if done else 400, fill=INK if done else INK_2, serif=True)
        body += seal(face.points, x + 20 + number * pitch + 84, y + 1, 20)
    return body
