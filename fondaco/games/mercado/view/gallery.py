"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.cards import NORMAL, frame
from ....draw.gallery import Entry, Translate, columns, grid, on_paper
from ....draw.palette import INK
from ....draw.panels import Box, heading
from ....draw.svg import rect, use
from .board import ring
from .coins import coin
from .context import LETTERED
from .market_tile import FOOT, printed_side
from .printed import Printed
from .symbols import SYMBOLS, charter

TILE = (160.0, 156.0)
CHARTER = (56.0, 84.0)
EXPLAINED = ("counterfeit", "remove_counterfeit", "joker", "privilege", "seal", "extra_turn", "rank", "reveal")
"""The symbols of tiles and spaces that are explained."""
BURDENS = ("no_seal", "lose_privilege")
"""The symbols that concern opponents."""


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return a picture of all pieces of one kind."""
    if name == "symbols":
        return columns(_symbols(printed, translate), SYMBOLS, title, 2)
    if name == "boards":
        return _boards(printed, title, translate)
    if name == "privileges":
        return columns(_privileges(printed, translate), SYMBOLS, title, 2)
    if name in ("objects", "scents"):
        return _tiles(printed, name.removesuffix("s"), title, translate)
    return None


def _tiles(printed: Printed, kind: str, title: str, translate: Translate) -> str:
    width, height = TILE
    letters = {coin: translate(f"view-letter-{coin}") for coin in LETTERED}
    drawn = {}
    for label, face in printed.tiles.items():
        if face.kind == kind:
            name = translate("view-goods", goods=label)
            body = printed_side(face, name[:1].upper() + name[1:], letters, "", width, height + FOOT)
            drawn[label] = frame(width, height, NORMAL) + body + rect(0, 0, width, height, "none", INK, 1.3, 7)
    return grid(drawn, TILE, 4, width + 16, SYMBOLS, title)


def _symbols(printed: Printed, translate: Translate) -> list[Entry]:
    size = 30
    found = []
    for kind in LETTERED:
        found.append(
            Entry(coin(kind, translate(f"view-letter-{kind}"), 0, 0, size), size, size, translate("view-coin", coin=kind))
        )
    for kind in ("same", "different"):
        found.append(Entry(coin(kind, "", 0, 0, size), size, size, translate(f"view-means-{kind}")))
    for name in (*EXPLAINED, "advance"):
        words = translate(f"view-means-{name.replace('_', '-')}", number=printed.advance)
        found.append(Entry(use(f"sign-{name}", 0, 0, size), size, size, words))
    for name in BURDENS:
        drawn = use("sign-others", 0, 6, 20) + use(f"sign-{name}", 21, 4, 23)
        found.append(Entry(drawn, 44, size, translate(f"view-means-{name.replace('_', '-')}")))
    return found


def _privileges(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for label, face in printed.privileges.items():
        words = translate("view-copies", count=printed.copies[label], face=label)
        found.append(Entry(frame(*CHARTER, NORMAL, 6) + charter(face, *CHARTER), *CHARTER, words))
    return found


def _boards(printed: Printed, title: str, translate: Translate) -> str:
    """Draw both sides, one below the other, with the start disc of a first game."""
    body = ""
    for number, (side, board) in enumerate(printed.sides.items()):
        top = 10 + number * 262
        body += ring(board, printed.advance, printed.start, Box(10, top, 620, 250), 40)
        body += heading(72, top + 66, translate("view-side", side=side))
    return on_paper(body, 640, 10 + 262 * len(printed.sides), SYMBOLS, title)
