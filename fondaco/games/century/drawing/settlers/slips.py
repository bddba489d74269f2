"""Locations: ledger slips with the settlers needed now left of the red rule, what is done right of it, and who stands there."""

from __future__ import annotations

from functools import lru_cache

from .....draw.cards import DEAD, frame, ledger
from .....draw.palette import DEBIT, INK_2
from .....draw.svg import figure, group, path, text, use
from .faces import ExplorationFace, LocationFace
from .signs import disc, effect, settler, settlers
from .tiles import exploration_tile

WIDTH, HEIGHT = 182, 58
FORT = 44
"""The height of a fort's slip."""
PLATE = 44
RIGHT = 52
"""The room for settlers or a tile at the right end."""


@lru_cache(maxsize=4096)
def location(
    face: LocationFace, needed: int, helped: bool, state: str, whose: int | None, there: int, cover: ExplorationFace | None
) -> str:
    """A location. One that is covered stays legible, for players plan for what is below; its tile is a piece of its own."""
    room = WIDTH - PLATE - 8 - (RIGHT if there or cover else 0)
    drawn, width = effect(face, room - 6, HEIGHT - 10)
    left = PLATE + 4 + (room - width) / 2
    body = frame(WIDTH, HEIGHT, DEAD if cover else state, 6) + plate(HEIGHT, needed, face.mark, helped)
    body += group(drawn, left, HEIGHT / 2, 0.68 if cover or state == DEAD else 1)
    if whose is not None:
        body += settlers(whose, there, WIDTH - 6, HEIGHT - 4, 28)
    return body


@lru_cache(maxsize=1024)
def fort(face: LocationFace, needed: int, helped: bool, state: str, whose: int | None, there: int, name: str) -> str:
    """A fort: settlers needed, palisade, its number, who stands there."""
    body = frame(WIDTH, FORT, state, 6) + plate(FORT, needed, face.mark, helped)
    body += use("n-fort", PLATE + 8, 3, 37) + text(PLATE + 49, 20, name, size=13.5, weight=700, serif=True)
    body += text(PLATE + 49, 36, str(face.slot), size=12, weight=600, fill=INK_2)
    return body + (settlers(whose, there, WIDTH - 6, FORT - 5, 28) if whose is not None else "")


def plate(height: float, needed: int, mark: str, helped: bool) -> str:
    """The settlers that the viewer needs now; clasped hands where cards of theirs lowered the number."""
    body = path(f"M1.5 7Q1.5 1.5 7 1.5H{PLATE}V{height - 1.5:g}H7Q1.5 {height - 1.5:g} 1.5 {height - 7:g}Z", DEBIT)
    body += ledger(PLATE, 2, height - 2)
    top = 5 if mark else height / 2 - 12
    body += group(settler(None, 24), 3, top) + figure(PLATE - 9, top + 18, needed, 17)
    if mark and helped:
        return body + disc(mark, 14, height - 15, 10.5) + use("n-kind-help", 25.5, height - 23, 16)
    return body + (disc(mark, PLATE / 2, height - 15, 11) if mark else "")


def cover_on(face: ExplorationFace, state: str) -> str:
    """The exploration tile of a location, to be laid at `COVER`."""
    return exploration_tile(face, 48, state)


COVER = (WIDTH - 53, 5)
"""Where the exploration tile lies on its location."""
