"""The sheets of the opponents, the scoreboard and the supply."""

from __future__ import annotations

from ....draw.cards import back
from ....draw.palette import EDGE, INK, INK_2, RULE, STRIPE, WAX_BACK
from ....draw.panels import Box
from ....draw.pieces import seal
from ....draw.player_sheets import one_below_another, seat_sheet
from ....draw.players import badge
from ....draw.regions import piece
from ....draw.scoreboard import points_by_source
from ....draw.svg import figure, group, line, rect, text, use
from ....draw.text_fitting import cut
from .coins import FILLS, coin
from .context import MercadoContext
from .player_board import citizen, place_words
from .printed import COINS

SHEET = 108
"""How high a player's sheet is."""
SOURCES = (
    ("board", "sign-flag", "view-source-board"),
    ("seals", "sign-seal", "view-source-seals"),
    ("privileges", "sign-privilege", "view-source-privileges"),
)
SCOREBOARD = points_by_source(SOURCES)


def opponents(view: MercadoContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    return one_below_another(view, Box(x, y, width, SHEET), opponent)


def opponent(view: MercadoContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent: rank, seals and privileges; the contents of the bag, with chances; the coins out of use."""
    x, y, width, _ = box
    there = view.observation["seats"][seat]
    body = seat_sheet(view, seat, box)
    body += badge(view.seat_colours[seat], x + 24, y + 20, 10)
    name = cut(view.name(seat), width - 170, 14, serif=True, bold=True)
    body += text(x + 40, y + 19, name, size=14, weight=700, serif=True)
    body += text(x + 40, y + 34, place_words(view, seat), size=11.5, fill=INK_2)
    right = x + width - 124
    for number, (icon, count) in enumerate((("seal", there["seals"]), ("privilege", len(there["privileges"])))):
        left = right + number * 43
        body += group(use(f"sign-{icon}", left, y + 9, 23), opacity=1 if count else 0.45)
        body += figure(left + 27, y + 26, count, 14, INK if count else INK_2, anchor="start")
    body += seal(view.score(seat), x + width - 38, y + 4, 32, winner=view.winner(seat))
    body += line(x + 14, y + 43, x + width - 8, y + 43, RULE, 0.7)
    body += use("sign-bag", x + 14, y + 47, 21) + figure(x + 38, y + 63, sum(there["bag"]), 14, anchor="start")
    body += citizen(view, seat, x + 14, y + 79, 22) + figure(x + 38, y + 96, sum(there["mat"]), 14, anchor="start")
    pitch = (width - 74) / len(COINS)
    for at, kind in enumerate(COINS):
        left = x + 66 + at * pitch
        body += _held(view, seat, kind, left, y + 48, pitch)
        count = there["mat"][at]
        if kind != "joker":
            body += _count(view, kind, count, left, y + 81)
    return piece(body, title=view.name(seat))


def _held(view: MercadoContext, seat: int, kind: str, x: float, y: float, pitch: float) -> str:
    """Draw the number of coins of a kind in a bag. The bar below is the chance that the next draw brings one."""
    there = view.observation["seats"][seat]
    likely = there["chances"][kind][0]
    body = _count(view, kind, there["bag"][COINS.index(kind)], 0, 0)
    body += rect(0, 22, pitch - 5, 5, STRIPE, EDGE, 0.7, 2)
    if likely:
        body += rect(0, 22, max(likely * (pitch - 5), 2), 5, FILLS[kind], INK, 0.7, 2)
    return piece(body, id=f"pile-bag-{seat}-{kind}", x=x, y=y, title=view.chances(seat, kind))


def _count(view: MercadoContext, kind: str, count: int, x: float, y: float) -> str:
    """Draw a kind of coin with how many there are."""
    body = group(coin(kind, view.letter(kind), x, y, 18), opacity=1 if count else 0.4)
    return body + figure(x + 20, y + 14, count, 12.5, INK if count else INK_2, anchor="start")


# --- the supply --------------------------------------------------------------------------------------------------------------

STOCK = ("counterfeit", "joker", "seal", "privilege")
"""The supply as symbols. Their names in the observation are plural."""
SCENTS_BACK = "#4C2760"


def stock(view: MercadoContext, box: Box, across: int, size: float) -> str:
    """Draw counterfeits, jokers, seals and privileges that are left."""
    pitch, high = box.width / across, box.height / -(-len(STOCK) // across)
    body = ""
    for number, name in enumerate(STOCK):
        count = view.observation[f"{name}s"]
        drawn = group(use(f"sign-{name}", 0, 0, size), opacity=1 if count else 0.45)
        drawn += figure(size + 6, size * 0.5 + 6, count, 16, INK if count else INK_2, anchor="start")
        x, y = box.x + number % across * pitch, box.y + number // across * high
        body += piece(
            drawn, id=f"pile-{name}s", x=x, y=y + (high - size) / 2, title=view.translate(f"view-supply-{name}", count=count)
        )
    return body


def piles(view: MercadoContext, box: Box, across: int, width: float, height: float) -> str:
    """Draw the piles of objects and scents. Their contents are public, their order is hidden."""
    pitch, high = box.width / across, box.height / -(-2 // across)
    body = ""
    for number, (name, words, colour) in enumerate(
        (("objects", "view-objects", WAX_BACK), ("scents", "view-scents", SCENTS_BACK))
    ):
        left = view.observation[name]
        x, y = box.x + number % across * pitch, box.y + number // across * high
        title = view.translate(f"view-pile-{name}", count=len(left), wares=left)
        body += piece(back(width, height, len(left), colour), id=f"pile-{name}", x=x, y=y, title=title)
        body += text(x + width / 2, y + height + 17, view.translate(words), size=11.5, weight=600, fill=INK_2, anchor="middle")
    return body
