"""Locations: ledger slips with the settlers needed now left of the red rule, what is done right of it, and who stands there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .....draw.cards import DISABLED, frame, ledger
from .....draw.palette import DEBIT, INK_2, mix
from .....draw.players import PLAYERS
from .....draw.svg import figure, group, path, text, use
from .printed_settlers import PrintedExplorationTile, PrintedLocation
from .settler_symbols import disc, effect, settler, settlers
from .tiles import exploration_tile


@dataclass(frozen=True, slots=True)
class Shape:
    """How large slips are, and how much room their parts have."""

    width: float
    height: float
    fort: float
    """The height of a fort's slip."""
    card: float
    """The width of the point card above it, where stacks lie beside that."""
    plate: float
    right: float
    """The width for settlers at the right end. Without it, the plate shows their owner."""
    cover: float
    """The size of an exploration tile."""


FULL = Shape(182, 58, 44, 98, 44, 52, 48)
COMPACT = Shape(112, 56, 46, 112, 38, 0, 28)
TINT = 0.3
"""How much of a player's colour a plate takes on."""


@lru_cache(maxsize=4096)
def location(
    location: PrintedLocation,
    needed: int,
    helped: bool,
    state: str,
    whose: int | None,
    there: int,
    cover: PrintedExplorationTile | None,
    shape: Shape = FULL,
) -> str:
    """Draw a location. A covered one stays legible for planning; its exploration tile is a separate piece."""
    taken = shape.cover + 4 if cover else shape.right if there else 0
    room = shape.width - shape.plate - 6 - taken
    drawn, width = effect(location, room - (8 if shape.right else 1), shape.height - 10)
    left = shape.plate + 4 + (room - width) / 2
    body = frame(shape.width, shape.height, DISABLED if cover else state, 6)
    body += plate(shape, shape.height, needed, location.mark, helped, whose)
    body += group(drawn, left, shape.height / 2, 0.68 if cover or state == DISABLED else 1)
    return body + _standing(shape, shape.height - 4, whose, there)


@lru_cache(maxsize=1024)
def fort(
    location: PrintedLocation,
    needed: int,
    helped: bool,
    state: str,
    whose: int | None,
    there: int,
    name: str,
    shape: Shape = FULL,
) -> str:
    """Draw a fort: settlers needed, palisade, its number, who stands there."""
    body = frame(shape.width, shape.fort, state, 6) + plate(shape, shape.fort, needed, location.mark, helped, whose)
    if shape.right:
        body += use("n-fort", shape.plate + 8, 3, 37) + text(shape.plate + 49, 20, name, size=13.5, weight=700, serif=True)
        body += text(shape.plate + 49, 36, str(location.slot), size=12, weight=600, fill=INK_2)
    else:
        body += use("n-fort", shape.plate + 12, 4, 37)
        body += text(shape.width - 7, 16, str(location.slot), size=12, weight=600, fill=INK_2, anchor="end")
    return body + _standing(shape, shape.fort - 5, whose, there)


def _standing(shape: Shape, bottom: float, whose: int | None, there: int) -> str:
    """Draw the settlers there, if the plate does not show their owner."""
    return settlers(whose, there, shape.width - 6, bottom, 28) if whose is not None and shape.right else ""


def plate(shape: Shape, height: float, needed: int, mark: str, helped: bool, whose: int | None = None) -> str:
    """Draw the settlers that the viewer needs now; clasped hands where cards of theirs lowered the number."""
    edge = shape.plate
    seat = None if shape.right else whose
    tint = DEBIT if seat is None else mix(DEBIT, PLAYERS[seat].fill, TINT)
    body = path(f"M1.5 7Q1.5 1.5 7 1.5H{edge:g}V{height - 1.5:g}H7Q1.5 {height - 1.5:g} 1.5 {height - 7:g}Z", tint)
    body += ledger(edge, 2, height - 2)
    top = 5 if mark else height / 2 - 12
    size = 24 if shape.right else 22
    body += group(settler(seat, size), edge / 22, top) + figure(edge - 8, top + 18, needed, 17 if shape.right else 16)
    if mark and helped:
        return body + disc(mark, edge * 0.32, height - 15, 10.5) + use("n-kind-help", edge * 0.58, height - 23, 16)
    return body + (disc(mark, edge / 2, height - 15, 11) if mark else "")


def cover_on(tile: PrintedExplorationTile, state: str, shape: Shape = FULL) -> str:
    """Draw the exploration tile of a location, to be laid `cover_at`."""
    return exploration_tile(tile, shape.cover, state)


def cover_at(shape: Shape) -> tuple[float, float]:
    """Return where the exploration tile lies on its location."""
    return shape.width - shape.cover - (5 if shape.right else 4), (shape.height - shape.cover) / 2
