"""What the viewer may do, as buttons in a list."""

from __future__ import annotations

from ....draw.answers import ActionList, Answer, Cell, answers
from ....draw.buttons import button, label, label_height, plate
from ....draw.cards import arrow, ledger
from ....draw.coins import coin
from ....draw.cubes import icons_of, row, sums, sums_width
from ....draw.layers import piece
from ....draw.palette import INK_2
from ....draw.panels import Box
from ....draw.seals import seal
from ....draw.svg import figure, group, use
from ...century.drawing.choosing import CHOSEN
from ...century.drawing.faces import COLOURS
from ...century.drawing.merchants import deal_strip, slip
from .table import Table

GIST = 18.0
"""The size of cubes in a line of words."""


# --- the list ----------------------------------------------------------------------------------------------------------------

TITLES = {
    "play": "see-do-play",
    "acquire": "see-do-acquire",
    "claim": "see-do-claim",
    "deal": "see-do-deal",
    "lay": "see-do-lay",
    "back": "see-do-back",
}
"""What is drawn as cells side by side, under a title; all else is said in words, a line each."""


def _cells(table: Table) -> list[Cell]:
    return [_card(table, answer) if answer.verb in TITLES else _line(table, answer) for answer in answers(table.scene)]


def _line(table: Table, answer: Answer) -> Cell:
    """An answer in words, with the cubes it is about at its right end."""
    drawn, taken = _gist(table, answer)

    def draw(width: float, height: float) -> str:
        return label(answer.live, Box(0, 0, width, height), drawn, taken)

    return Cell("words", 1, lambda width: label_height(answer.live.label, width, taken, 0), draw)


def _card(table: Table, answer: Answer) -> Cell:
    """An answer that is a card."""

    def draw(width: float, height: float) -> str:
        return piece(plate(width, height) + _face(table, answer, width, height), live=answer.live)

    return Cell(answer.verb, 1, lambda width: 0, draw)


LIST = ActionList(_cells, dict.fromkeys(TITLES, 2), TITLES)


def _face(table: Table, answer: Answer, width: float, height: float) -> str:
    """The picture in a cell: the merchant with its price, or the point card with its coin."""
    if answer.verb == "deal":
        deal = table.merchant(answer.args[0]).deal
        return group(deal_strip(deal, width - 8, height - 8), 4, 4) if deal else ""
    if answer.verb in ("play", "lay", "back"):
        return slip(table.merchant(answer.args[0]), width, height)
    place = int(answer.args[0]) - 1
    if answer.verb == "acquire":
        price = figure(width - 6, height / 2 + 4, f"−{place}", 11.5, INK_2, anchor="end") if place else ""
        return slip(table.merchant(table.seen["merchants"][place]["card"]), width - 24, height) + price
    there = table.seen["points"][place]
    face = table.point(there["card"])
    icons = icons_of(face.cost)
    stamp = min(height - 3, 26)
    size = min(height - 6, 18, (width - stamp - 28) / len(icons))
    body = seal(face.points, 4, (height - stamp) / 2, stamp) + row(icons, stamp + 7, (height - size) / 2, size)
    if there["coin"]:
        body += coin(there["coin"], table.catalogue.coins[there["coin"]], width - 21, height / 2 - 8.5, 17)
    return body


def _gist(table: Table, answer: Answer) -> tuple[str, float]:
    """An answer as a small picture around the line y = 0, and its width: the cubes it is about."""
    if answer.verb in ("trade", "first"):
        return _traded(table, answer)
    if answer.verb == "rest":
        return use("i-rest", 0, -12, 22), 24
    if answer.verb not in CHOSEN:
        return "", 0
    colour = COLOURS.index(answer.args[0])
    times = int(answer.args[1]) if len(answer.args) > 1 else 1
    cubes = [times if number == colour else 0 for number in range(len(COLOURS))]
    body, width = sums(cubes, 0, -GIST / 2, GIST), sums_width(cubes, GIST)
    if answer.verb != "upgrade" or not times:
        return body, width
    better = [0, *cubes[:-1]]
    return body + arrow(width + 10, 0, 7) + sums(better, width + 22, -GIST / 2, GIST), 2 * width + 22


def _traded(table: Table, answer: Answer) -> tuple[str, float]:
    """What a number of trades gives and gets; the gain is left open where it is chosen afterwards."""
    face = table.merchant(table.mine["played"][-1])
    first = int(answer.args[0])
    times = table.question[-1] if answer.verb == "first" else first
    gives = [times * count for count in face.cost]
    gains = [first * one + (times - first) * other for one, other in zip(face.gain, face.or_gain, strict=True)]
    left = sums_width(gives, GIST)
    body = sums(gives, 0, -GIST / 2, GIST)
    if table.question[0] == "TradeEither":
        return body, left
    return body + ledger(left + 3, -10, 10) + sums(gains, left + 9, -GIST / 2, GIST), left + 9 + sums_width(gains, GIST)


# --- single buttons ----------------------------------------------------------------------------------------------------------


def single_button(table: Table, box: Box) -> str:
    """The button for what stands nowhere else: to rest, or to take no card back; nothing while neither can be done."""
    rest, forgo = table.live("rest"), table.live("forgo")
    if rest:
        return button(rest, box, table.say("see-rest", count=len(table.mine["played"])))
    return button(forgo, box, forgo.label) if forgo else ""
