"""The red bonus tiles, around their upper left corner, and the piles to choose from."""

from __future__ import annotations

from functools import lru_cache

from .....draw.cards import NORMAL, frame
from .....draw.cubes import icons_of, row
from .....draw.palette import INK
from .....draw.pieces import seal
from .....draw.svg import figure, group, rect, use
from ...sea.view.printed_sea import PrintedRedBonus
from .point_tile import no_tile


@lru_cache(maxsize=512)
def bonus_tile(bonus: PrintedRedBonus, size: float, points: int, state: str = NORMAL) -> str:
    """Draw a bonus tile with its points."""
    k = size / 58
    middle = size / 2
    body = frame(size, size, state, 6 if size > 36 else 4)
    if bonus.steps:
        body += use("s-free-step", middle - 20 * k, middle - 20 * k, 40 * k)
    elif bonus.room:
        body += use("s-hold", middle - 23 * k, middle - 23 * k, 38 * k)
        body += figure(size - 3 * k, size - 5 * k, f"+{bonus.room}", max(10.0, 18 * k), anchor="end", edge=True)
    elif bonus.upgrades:
        body += use("s-post", 3 * k, middle - 5 * k, 28 * k)
        body += use("i-upgrade", middle - 3 * k, middle - 18 * k, 30 * k)
    elif any(bonus.harvest):
        body += use("s-harvest", 4 * k, middle - 19 * k, 36 * k) + row(
            icons_of(bonus.harvest), middle + 2 * k, middle - k, 25 * k
        )
    else:
        return body + seal(points, middle - 22 * k, middle - 22 * k, 44 * k)
    stamp = max(17.0, 23 * k)
    return body + (seal(points, size - stamp * 0.72, -stamp * 0.28, stamp) if points else "")


def bonus_pile(bonus: PrintedRedBonus, count: int, size: float, state: str) -> str:
    """Draw a pile: the tile on top, and an edge for every one below; an empty place when it is used up."""
    if not count:
        return no_tile(size, size)
    below = "".join([rect(2.2 * at, 2.6 * at, size, size, "#E3CF9E", INK, 1, 6) for at in range(count - 1, 0, -1)])
    return below + bonus_tile(bonus, size, bonus.points[len(bonus.points) - count], state)


def owned_bonus(bonus: PrintedRedBonus, count: int, points: int, size: float) -> str:
    """Draw all tiles of a kind that a player has: one with the sum of their points, and how many they are from two on."""
    if not count:
        return no_tile(size, size)
    body = group(bonus_tile(bonus, size, points))
    return body + (figure(2, size - 2, f"×{count}", max(10.0, size * 0.26), edge=True, anchor="start") if count > 1 else "")
